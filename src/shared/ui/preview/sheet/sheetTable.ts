import type { CellObject, WorkSheet } from 'xlsx'
import { applyIndianGrouping } from '#shared/platform/lib/numbers/applyIndianGrouping.ts'

/** Always text, never HTML. */
export type SheetCell = { text: string; isNumber: boolean }
export type SheetCells = (SheetCell | null)[][]
export type SheetWindow = { fromRow: number; toRow: number; fromColumn: number; toColumn: number }
export type SheetTable = {
  rows: number
  columns: number
  /** Per column: length of the longest text among the first rows, or of the longest number in all rows. */
  textLengths: number[]
}

const MOST_ROWS = 1_048_576
const MOST_COLUMNS = 16_384
/** How many rows are measured for a column's width. */
const SAMPLE_ROWS = 200

/** SheetJS types its dense rows as optional, and an unwritten cell is a hole. */
export function rowsOf(sheet: WorkSheet): (readonly (CellObject | undefined)[] | undefined)[] {
  return sheet['!data'] ?? []
}

/** A workbook only says that numbers are grouped; the reader's locale decides how, here India's. */
export function textOf(cell: CellObject): string {
  const text = cell.w ?? (cell.v === undefined ? '' : String(cell.v))
  return cell.t === 'n' ? applyIndianGrouping(text) : text
}

/** Throws where a cell is too far out: a short text ('AZZZZZ1') could create millions of empty cells. */
export function checkExtent(sheet: WorkSheet): void {
  const rows = rowsOf(sheet)
  const isWithin =
    rows.length <= MOST_ROWS && rows.every((row) => (row?.length ?? 0) <= MOST_COLUMNS)
  if (!isWithin) throw new Error('A cell lies beyond the last row or column of a sheet.')
}

/** The actual size: a sheet may claim a million rows and hold three. */
export function tableOf(sheet: WorkSheet): SheetTable {
  const rows = rowsOf(sheet)
  const columns = rows.reduce((max, row) => Math.max(max, row?.length ?? 0), 0)
  const textLengths = Array.from({ length: columns }, () => 0)
  // Visits only existing cells: a sheet's only cell may be its last.
  rows.forEach((row, index) =>
    row?.forEach((cell, column) => {
      // A long text may be cut, but a cut number would be misread.
      if (cell === undefined || (index >= SAMPLE_ROWS && cell.t !== 'n')) return
      textLengths[column] = Math.max(textLengths[column] ?? 0, textOf(cell).length)
    }),
  )
  return { rows: rows.length, columns, textLengths }
}

/** Ends are exclusive; cells outside the sheet are left out. */
export function cellsOf(sheet: WorkSheet, window: SheetWindow): SheetCells {
  const { fromRow, toRow, fromColumn, toColumn } = window
  // Array.from also visits the holes of empty rows.
  return Array.from(rowsOf(sheet).slice(fromRow, toRow), (row) =>
    cellsIn(row, fromColumn, toColumn),
  )
}

/** Cells of the given rows, in order; `toColumn` is exclusive. */
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

/** A displayed cell; '' where empty. */
export function textAt(sheet: WorkSheet, row: number, column: number): string {
  const cell = rowsOf(sheet)[row]?.[column]
  return cell === undefined ? '' : textOf(cell)
}
