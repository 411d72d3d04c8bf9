import type { SheetHeader } from './headerRow.ts'

/** The column names to copy above cells; none for a single row, or where they are among the cells. */
export function headerNamesFor(
  header: SheetHeader | null,
  rows: Uint32Array<ArrayBuffer>,
): readonly string[] | null {
  return header === null || rows.length < 2 || (rows[0] ?? 0) <= header.row ? null : header.names
}
