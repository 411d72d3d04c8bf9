/** Spaces and marks that cannot be seen: a program that reads the cell may cut them off. */
const UNSEEN = String.raw`\s\p{Cc}\p{Cf}`
/** What a formula begins with, in the wide forms of East Asian keyboards too. */
const OPERATORS = String.raw`=+\-@＝＋－＠`
const FORMULA = new RegExp(String.raw`^[\t\r]|^[${UNSEEN}]*[${OPERATORS}]`, 'u')
const BEFORE_TEXT = new RegExp(String.raw`^[${UNSEEN}${OPERATORS}]+`, 'u')
/** A number or telephone number with its sign: '-1,200.50', '+91 98450 10000', '-₹ 12.00', '-5%'. */
const PLAIN_NUMBER = /^[+-] ?(?:₹|rs\.?|inr)? ?\d+(?:[ .,]\d+)*(?:e[+-]?\d+)? ?%?$/i

/** Whether the text begins with an ASCII letter or digit, as most cells do: neither empty nor a formula. Cheaper than a pattern. */
export function startsWithLetterOrDigit(text: string): boolean {
  const code = text.charCodeAt(0)
  return (code > 64 && code < 91) || (code > 96 && code < 123) || (code > 47 && code < 58)
}

/**
 * Whether a spreadsheet may run the text of a cell as a formula: it begins with = + - @, after spaces too, or with a tab
 * or carriage return, and is no plain number (pitfalls, "Formula injection").
 */
export const isFormula = (text: string): boolean =>
  !startsWithLetterOrDigit(text) && FORMULA.test(text) && !PLAIN_NUMBER.test(text)

/** The text without what makes a formula of it; '' where nothing else is in it. */
export const withoutFormula = (text: string): string => text.replace(BEFORE_TEXT, '')

/** The text as it may be written into a cell: with an apostrophe before what would be a formula. */
export const toCellText = (text: string): string => (isFormula(text) ? `'${text}` : text)
