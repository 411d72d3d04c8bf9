/** Spaces and invisible characters, which a spreadsheet may trim. */
const UNSEEN = String.raw`\s\p{Cc}\p{Cf}`
/** These start a formula, also as full-width forms of East Asian keyboards. */
const OPERATORS = String.raw`=+\-@＝＋－＠`
const FORMULA = new RegExp(String.raw`^[\t\r]|^[${UNSEEN}]*[${OPERATORS}]`, 'u')
const BEFORE_TEXT = new RegExp(String.raw`^[${UNSEEN}${OPERATORS}]+`, 'u')
/** '-1,200.50', '+91 98450 10000', '-₹ 12.00', '-5%' */
const PLAIN_NUMBER = /^[+-] ?(?:₹|rs\.?|inr)? ?\d+(?:[ .,]\d+)*(?:e[+-]?\d+)? ?%?$/i

/** Only ASCII. Such a text is neither empty nor a formula; faster than a regular expression. */
export function startsWithLetterOrDigit(text: string): boolean {
  const code = text.charCodeAt(0)
  return (code > 64 && code < 91) || (code > 96 && code < 123) || (code > 47 && code < 58)
}

/** Starts with = + - @, a tab or a carriage return, and is no plain number (pitfalls, "Formula injection"). */
export const isFormula = (text: string): boolean =>
  !startsWithLetterOrDigit(text) && FORMULA.test(text) && !PLAIN_NUMBER.test(text)

/** Removes the characters that make the text a formula; '' where nothing remains. */
export const stripFormulaPrefix = (text: string): string => text.replace(BEFORE_TEXT, '')

/** A formula gets an apostrophe in front. */
export const escapeFormula = (text: string): string => (isFormula(text) ? `'${text}` : text)
