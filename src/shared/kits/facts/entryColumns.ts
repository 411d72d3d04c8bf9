/** Texts of a sheet, by row and column. */
export type Rows = readonly (readonly string[])[]

export const CREDITS = /\b(credits?|deposits?)\b/i
export const DEBITS = /\b(debits?|withdrawals?)\b/i

/** Counts and averages */
const NO_AMOUNT = /\b(no|nos|number|count|average|avg|min|max|highest|lowest)\b|#|%/i

/** Index of the first cell that fits and is no count or average; -1 for none. */
export const findColumn = (row: readonly string[], pattern: RegExp): number =>
  row.findIndex((text) => pattern.test(text.trim()) && !NO_AMOUNT.test(text))

const COLUMN_PATTERNS = {
  day: /\bdate\b/i,
  narration: /\b(narration|description|particulars|details|remarks)\b/i,
  credits: CREDITS,
  debits: DEBITS,
} as const

export type EntryColumns = Record<keyof typeof COLUMN_PATTERNS, number> & { row: number }

/** Of the first row that names all of them; null for none. Zero-based. */
export function findEntryColumns(rows: Rows): EntryColumns | null {
  for (const [row, texts] of rows.entries()) {
    const columns = {
      row,
      day: findColumn(texts, COLUMN_PATTERNS.day),
      narration: findColumn(texts, COLUMN_PATTERNS.narration),
      credits: findColumn(texts, COLUMN_PATTERNS.credits),
      debits: findColumn(texts, COLUMN_PATTERNS.debits),
    }
    if (!Object.values(columns).includes(-1)) return columns
  }
  return null
}
