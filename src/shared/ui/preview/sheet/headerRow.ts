import type { WorkSheet } from 'xlsx'
import { valueOf } from './cellValue.ts'
import { rowsOf, textOf } from './sheetTable.ts'

/** Rows above `row` are not part of the list. */
export type SheetHeader = { row: number; names: string[] }

/** Titles and remarks above a list take few rows. */
const SEARCHED_ROWS = 30
/** With this many names in the first row, a list of texts also counts. */
const MIN_TEXT_COLUMNS = 3

export const headerAt = (sheet: WorkSheet, row: number): SheetHeader => ({
  row,
  names: Array.from(rowsOf(sheet)[row] ?? [], (cell) =>
    cell === undefined ? '' : textOf(cell).trim(),
  ),
})

/** The first row of texts only, wider than all above, with numbers or days below; null for keys and values. */
export function findHeader(sheet: WorkSheet): SheetHeader | null {
  const rows = Array.from(rowsOf(sheet).slice(0, SEARCHED_ROWS), (row) =>
    Array.from(row ?? []).flatMap((cell) => {
      const value = valueOf(cell)
      return value === null ? [] : [{ value, isText: cell?.t === 's' }]
    }),
  )
  let widest = 1
  for (const [at, row] of rows.entries()) {
    const isWider = row.length > widest
    const isFirst = widest === 1
    widest = Math.max(widest, row.length)
    if (!isWider || row.some(({ isText }) => !isText)) continue
    const below = rows.slice(at + 1).find(({ length }) => length > 1)
    const isAboveNumbers = below?.some(({ value }) => value.kind !== 'text') === true
    const isAboveTexts = isFirst && row.length >= MIN_TEXT_COLUMNS && below !== undefined
    if (isAboveNumbers || isAboveTexts) return headerAt(sheet, at)
  }
  return null
}
