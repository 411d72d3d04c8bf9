/** Rows of a sheet, as text. */
export type Rows = readonly (readonly string[])[]

/** How workbooks head what came in and what went out. */
export const CREDITS = /\b(credits?|deposits?)\b/i
export const DEBITS = /\b(debits?|withdrawals?)\b/i

/** What counts or averages is no amount. */
const NO_AMOUNT = /\b(no|nos|number|count|average|avg|min|max|highest|lowest)\b|#|%/i

/** The column of a head in a heading row; -1 where there is none. */
export const columnOf = (row: readonly string[], head: RegExp): number =>
  row.findIndex((text) => head.test(text.trim()) && !NO_AMOUNT.test(text))
