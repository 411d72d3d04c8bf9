import type { Column } from './column.ts'

/** Joins the texts of a row so that no search runs over the border of two cells. */
const BORDER = '\u0000'

/** One lower-case text a row, in the order of the rows: built once, then a keystroke is a plain `includes`. */
export function searchIndex<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string[] {
  const texts = columns.flatMap(({ text }) => (text === undefined ? [] : [text]))
  return rows.map((row) =>
    texts
      .map((text) => text(row))
      .join(BORDER)
      .toLowerCase(),
  )
}

/** The words of a search, each of which a row has to hold. */
export function searchWords(search: string): string[] {
  return search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
}

/** True when a row's text holds all words. */
export function matches(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}
