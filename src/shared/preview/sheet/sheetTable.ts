import type { CellObject, WorkSheet } from 'xlsx'
import { groupIndian } from '#shared/lib/groupIndian.ts'

/** One cell as it is shown: always text, never HTML. */
export type SheetCell = { text: string; isNumber: boolean }
/** A rectangle of cells, row by row; a cell that is empty is null. */
export type SheetCells = (SheetCell | null)[][]
export type SheetWindow = { fromRow: number; toRow: number; fromColumn: number; toColumn: number }
export type SheetTable = {
  rows: number
  columns: number
  /** Characters of the longest text among the first rows, or of the longest figure in all of them, a column each. */
  lengths: number[]
}

const MOST_ROWS = 1_048_576
const MOST_COLUMNS = 16_384
/** Rows that are looked at for the width of a column. */
const SAMPLE_ROWS = 200

/** SheetJS types its dense rows as optional, and a cell that was never written is a hole. */
export function rowsOf(sheet: WorkSheet): (readonly (CellObject | undefined)[] | undefined)[] {
  return sheet['!data'] ?? []
}

/** A workbook says that figures are grouped; how is the matter of the region that reads it, which here is India. */
export function textOf(cell: CellObject): string {
  const text = cell.w ?? (cell.v === undefined ? '' : String(cell.v))
  return cell.t === 'n' ? groupIndian(text) : text
}

/**
 * No spreadsheet has a cell further out. A few letters ('AZZZZZ1') make rows of millions of empty cells.
 * @throws Error where there is one: the file is damaged
 */
export function checkExtent(sheet: WorkSheet): void {
  const rows = rowsOf(sheet)
  const isWithin =
    rows.length <= MOST_ROWS && rows.every((row) => (row?.length ?? 0) <= MOST_COLUMNS)
  if (!isWithin) throw new Error('A cell lies beyond the last row or column of a sheet.')
}

/** By what is there: a sheet may claim a million rows and hold three. */
export function tableOf(sheet: WorkSheet): SheetTable {
  const rows = rowsOf(sheet)
  const columns = rows.reduce((most, row) => Math.max(most, row?.length ?? 0), 0)
  const lengths = Array.from({ length: columns }, () => 0)
  // Only over the cells that are there: the only cell of a sheet may be its last.
  rows.forEach((row, index) =>
    row?.forEach((cell, column) => {
      // A long text may be cut, a figure never: it would read as another one.
      if (cell === undefined || (index >= SAMPLE_ROWS && cell.t !== 'n')) return
      lengths[column] = Math.max(lengths[column] ?? 0, textOf(cell).length)
    }),
  )
  return { rows: rows.length, columns, lengths }
}

/** `to…` are exclusive; what lies outside the sheet is left out. */
export function cellsOf(sheet: WorkSheet, window: SheetWindow): SheetCells {
  const { fromRow, toRow, fromColumn, toColumn } = window
  // Array.from also visits the holes that empty rows leave.
  return Array.from(rowsOf(sheet).slice(fromRow, toRow), (row) =>
    cellsIn(row, fromColumn, toColumn),
  )
}

/** Of some rows, in their order; `toColumn` is exclusive. */
export function cellsAt(
  sheet: WorkSheet,
  rows: Uint32Array<ArrayBuffer>,
  fromColumn: number,
  toColumn: number,
): SheetCells {
  const all = rowsOf(sheet)
  return Array.from(rows, (at) => cellsIn(all[at], fromColumn, toColumn))
}

function cellsIn(
  row: readonly (CellObject | undefined)[] | undefined,
  fromColumn: number,
  toColumn: number,
): SheetCells[number] {
  return Array.from({ length: toColumn - fromColumn }, (_, index) => {
    const cell = row?.[fromColumn + index]
    return cell === undefined ? null : { text: textOf(cell), isNumber: cell.t === 'n' }
  })
}

/** One cell as it is shown; '' where it is empty. */
export function textAt(sheet: WorkSheet, row: number, column: number): string {
  const cell = rowsOf(sheet)[row]?.[column]
  return cell === undefined ? '' : textOf(cell)
}
