import type { CellObject, WorkSheet } from 'xlsx'
import { valueOf, type ComparedValue } from '../cellValue.ts'
import { rowsOf } from '../sheetTable.ts'

/** Separates the texts of a row, so that no search matches across two cells. */
const SEPARATOR = '\u0000'

/** Built on first use and cached while the sheet is shown. */
export type SheetIndex = {
  rows: number
  /** In lower case; numbers without grouping. */
  texts: () => readonly string[]
  /** One per row; null where empty. */
  values: (column: number) => readonly (ComparedValue | null)[]
}

export function createSheetIndex(sheet: WorkSheet): SheetIndex {
  const rows = rowsOf(sheet)
  const columns = new Map<number, readonly (ComparedValue | null)[]>()
  let texts: readonly string[] | null = null
  return {
    rows: rows.length,
    texts: () => (texts ??= Array.from(rows, (row) => searchText(row ?? []))),
    values(column) {
      const known = columns.get(column) ?? Array.from(rows, (row) => valueOf(row?.[column]))
      columns.set(column, known)
      return known
    },
  }
}

function searchText(row: readonly (CellObject | undefined)[]): string {
  let text = ''
  for (const cell of row) {
    if (cell?.v === undefined) continue
    const shown = cell.w ?? String(cell.v)
    text += (cell.t === 'n' ? shown.replaceAll(',', '') : shown) + SEPARATOR
  }
  return text.toLowerCase()
}
