import type { Column } from '../column.ts'

/** Separates the texts of a row, so that no search matches across two cells. */
const SEPARATOR = '\u0000'

/** One lower-case text per row, in row order: built once, so that a keystroke only needs `includes`. */
export function searchIndex<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string[] {
  const texts = columns.flatMap(({ searchText }) => (searchText === undefined ? [] : [searchText]))
  return rows.map((row) =>
    texts
      .map((text) => text(row))
      .join(SEPARATOR)
      .toLowerCase(),
  )
}

/** A row must contain all of them. */
export function searchWords(search: string): string[] {
  return search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
}

export function matchesAllWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}
