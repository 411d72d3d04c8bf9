export type Rows = readonly (readonly string[])[]

export const CREDITS = /\b(credits?|deposits?)\b/i
export const DEBITS = /\b(debits?|withdrawals?)\b/i

/** Counts and averages */
const NO_AMOUNT = /\b(no|nos|number|count|average|avg|min|max|highest|lowest)\b|#|%/i

export const findColumn = (row: readonly string[], pattern: RegExp): number =>
  row.findIndex((text) => pattern.test(text.trim()) && !NO_AMOUNT.test(text))
