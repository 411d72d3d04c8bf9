import type { SheetHead } from './headRow.ts'

/** The names above some cells; none above a single row, nor where they are among the cells. */
export function namesAbove(
  head: SheetHead | null,
  rows: Uint32Array<ArrayBuffer>,
): readonly string[] | null {
  return head === null || rows.length < 2 || (rows[0] ?? 0) <= head.row ? null : head.names
}
