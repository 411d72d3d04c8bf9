import type { WorkSheet } from 'xlsx'
import { valueOf } from './cellValue.ts'
import { rowsOf, textOf } from './sheetTable.ts'

/** The row that names the columns; what stands above it is no part of the list. */
export type SheetHead = { row: number; names: string[] }

/** Titles and remarks above a list are few. */
const SEARCHED_ROWS = 30
/** So many names in the first row head a list of words too. */
const NAMES_OF_WORDS = 3

/** The names in a row, whatever stands in it; none left of the first column or beyond the last. */
export const headAt = (sheet: WorkSheet, row: number): SheetHead => ({
  row,
  names: Array.from(rowsOf(sheet)[row] ?? [], (cell) =>
    cell === undefined ? '' : textOf(cell).trim(),
  ),
})

/**
 * The first row of texts alone that is wider than all above it and has figures or days below it; a sheet of keys and
 * values has none.
 */
export function findHead(sheet: WorkSheet): SheetHead | null {
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
    const headsFigures = below?.some(({ value }) => value.kind !== 'words') === true
    const headsWords = isFirst && row.length >= NAMES_OF_WORDS && below !== undefined
    if (headsFigures || headsWords) return headAt(sheet, at)
  }
  return null
}
