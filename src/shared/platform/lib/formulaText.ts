/** Spaces and invisible characters, which a spreadsheet may trim. */
const UNSEEN = String.raw`\s\p{Cc}\p{Cf}`
/** Characters that start a formula, including the full-width forms of East Asian keyboards. */
const OPERATORS = String.raw`=+\-@＝＋－＠`
const FORMULA = new RegExp(String.raw`^[\t\r]|^[${UNSEEN}]*[${OPERATORS}]`, 'u')
const BEFORE_TEXT = new RegExp(String.raw`^[${UNSEEN}${OPERATORS}]+`, 'u')
/** A signed number or telephone number: '-1,200.50', '+91 98450 10000', '-₹ 12.00', '-5%'. */
const PLAIN_NUMBER = /^[+-] ?(?:₹|rs\.?|inr)? ?\d+(?:[ .,]\d+)*(?:e[+-]?\d+)? ?%?$/i

/**
 * Whether the text starts with an ASCII letter or digit: then it is neither empty nor a formula. Faster than a regular
 * expression.
 */
export function startsWithLetterOrDigit(text: string): boolean {
  const code = text.charCodeAt(0)
  return (code > 64 && code < 91) || (code > 96 && code < 123) || (code > 47 && code < 58)
}

/**
 * Whether a spreadsheet may run the text as a formula: it starts with = + - @ (after optional spaces), a tab or a
 * carriage return, and is not a plain number (pitfalls, "Formula injection").
 */
export const isFormula = (text: string): boolean =>
  !startsWithLetterOrDigit(text) && FORMULA.test(text) && !PLAIN_NUMBER.test(text)

/** Removes the characters that make the text a formula; '' where nothing remains. */
export const stripFormulaPrefix = (text: string): string => text.replace(BEFORE_TEXT, '')

/** The text as a safe cell value: with an apostrophe in front where it would be a formula. */
export const escapeFormula = (text: string): string => (isFormula(text) ? `'${text}` : text)
