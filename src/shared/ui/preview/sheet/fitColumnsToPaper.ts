import type { SheetStore } from './sheetStore.ts'

export type PrintColumn = {
  column: number
  hasFigures: boolean
  hasLongWords: boolean
  width: number
}

/** A4 between its margins, in CSS pixels. */
const PORTRAIT_PX = 700
const LANDSCAPE_PX = 1030
/** Width of a letter in the smallest print, and a cell's padding (sheet.css). */
const LETTER_PX = 6.5
const CELL_PX = 10
/** A longer word is broken. */
const LONGEST_WORD = 30
const SHORT_TEXT = 12

/** Days, months and codes stay on one line. */
export const isShort = (text: string): boolean => text.length <= SHORT_TEXT

const wordsOf = (text: string): string[] => (isShort(text) ? [text] : text.split(/\s+/))

/** As wide as its longest word. */
export function measurePrintColumn(
  store: SheetStore,
  rows: readonly number[],
  column: number,
  name: string,
): PrintColumn {
  const cells = rows.flatMap((row) => store.cell(row, column) ?? [])
  const words = [...name.split(/\s+/), ...cells.flatMap(({ text }) => wordsOf(text))]
  const longest = words.reduce((max, { length }) => Math.max(max, length), 0)
  return {
    column,
    hasFigures: cells.some(({ isNumber }) => isNumber),
    hasLongWords: longest > LONGEST_WORD,
    width: CELL_PX + LETTER_PX * Math.min(longest, LONGEST_WORD),
  }
}

/** The columns that fit on paper, and whether it is landscape. */
export function fitColumnsToPaper<Column extends { width: number }>(columns: readonly Column[]) {
  const shown: Column[] = []
  let width = 0
  for (const column of columns) {
    width += column.width
    if (width > LANDSCAPE_PX && shown.length > 0) break
    shown.push(column)
  }
  return { shown, isLandscape: width > PORTRAIT_PX }
}
