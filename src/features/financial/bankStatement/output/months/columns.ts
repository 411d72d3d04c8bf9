export type Rows = readonly (readonly string[])[]

export const CREDITS = /\b(credits?|deposits?)\b/i
export const DEBITS = /\b(debits?|withdrawals?)\b/i

/** Headers of counts and averages, which are not amounts. */
const NO_AMOUNT = /\b(no|nos|number|count|average|avg|min|max|highest|lowest)\b|#|%/i

/** The index of a column in a header row; -1 for none. */
export const findColumn = (row: readonly string[], pattern: RegExp): number =>
  row.findIndex((text) => pattern.test(text.trim()) && !NO_AMOUNT.test(text))
