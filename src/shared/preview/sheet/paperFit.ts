import type { SheetStore } from './sheetStore.ts'

/** A column as paper needs to know it. */
export type PaperColumn = { column: number; hasFigures: boolean; hasLongWords: boolean; px: number }

/** Widths of A4 between its margins, upright and across, in CSS pixels. */
const UPRIGHT_PX = 700
const ACROSS_PX = 1030
/** Of a letter of the smallest print, and of a cell's padding (sheet.css). */
const LETTER_PX = 6.5
const CELL_PX = 10
/** A longer word is broken. */
const LONGEST_WORD = 30
const SHORT_TEXT = 12

/** Days, months and codes stay on one line. */
export const isShort = (text: string): boolean => text.length <= SHORT_TEXT

const piecesOf = (text: string): string[] => (isShort(text) ? [text] : text.split(/\s+/))

/** As wide as its longest word. */
export function paperColumn(
  store: SheetStore,
  rows: readonly number[],
  column: number,
  name: string,
): PaperColumn {
  const cells = rows.flatMap((row) => store.cell(row, column) ?? [])
  const pieces = [...name.split(/\s+/), ...cells.flatMap(({ text }) => piecesOf(text))]
  const longest = pieces.reduce((most, { length }) => Math.max(most, length), 0)
  return {
    column,
    hasFigures: cells.some(({ isNumber }) => isNumber),
    hasLongWords: longest > LONGEST_WORD,
    px: CELL_PX + LETTER_PX * Math.min(longest, LONGEST_WORD),
  }
}

/** The columns that paper takes, for it does not scroll, and whether it lies across for them. */
export function paperFit<Column extends { px: number }>(columns: readonly Column[]) {
  const shown: Column[] = []
  let width = 0
  for (const column of columns) {
    width += column.px
    if (width > ACROSS_PX && shown.length > 0) break
    shown.push(column)
  }
  return { shown, isAcross: width > UPRIGHT_PX }
}
