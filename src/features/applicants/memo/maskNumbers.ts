/** Grouped as on cards: Aadhaar in three groups, card numbers in four. */
const GROUPED = /(?<!\p{Nd})\p{Nd}{4}(?:[ -]\p{Nd}{4}){2,3}(?!\p{Nd})/gu
/** Account numbers have 9 to 18 digits, Aadhaar 12. Amounts and days have fewer in a row. */
const LONG = /\p{Nd}{9,}/gu
const DIGIT = /\p{Nd}/gu

const lastFour = (number: string): string =>
  `•••• ${(number.match(DIGIT) ?? []).slice(-4).join('')}`

/** Aadhaar and account numbers in a text, such as a narration, by their last four digits. */
export const maskNumbers = (text: string): string =>
  text.replaceAll(GROUPED, lastFour).replaceAll(LONG, lastFour)

/** A text that is one such number, however it is written. */
export const maskNumber = (text: string): string =>
  (text.match(DIGIT) ?? []).length > 4 ? lastFour(text) : text
