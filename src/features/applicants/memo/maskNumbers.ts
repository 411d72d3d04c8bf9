const DIGIT = /\p{Nd}/gu
const SPACES = String.raw`(?:[\p{Zs}\t\u200B]{1,2})`
const PUNCTUATION = String.raw`[.\-\u2010-\u2015\u2212/_]`

const DAY = '(?:0?[1-9]|[12]\\d|3[01])'
const MONTH = '(?:0?[1-9]|1[0-2])'
const YEAR = '(?:19|20)\\d{2}'
/** Days, months, periods, times in file names, and amounts of up to eight digits before the point. */
const PLAIN_FORMS = [
  `${DAY}[-/.]${MONTH}[-/.](?:${YEAR}|\\d{2})`,
  `${YEAR}[-/.]${MONTH}[-/.]${DAY}`,
  `${YEAR}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])(?:[_-]\\d{6})?`,
  `${MONTH}[-/.]${YEAR}`,
  `${YEAR}[-/](?:${YEAR}|\\d{2})`,
  String.raw`\d{1,8}\.\d{1,2}`,
].join('|')
/** Alone, not as a part of a longer number. */
const PLAIN = new RegExp(
  String.raw`(?<!\p{Nd}|\p{Nd}${PUNCTUATION})(${PLAIN_FORMS})(?!${PUNCTUATION}?\p{Nd})`,
  'gu',
)

/** Groups of digits that may be one number. Commas stand in amounts only. */
const GROUPS = new RegExp(
  String.raw`\p{Nd}+(?:(?:${SPACES}|${SPACES}?${PUNCTUATION}${SPACES}?)\p{Nd}+)*`,
  'gu',
)
const GROUP = /\p{Nd}+/gu
/** Account numbers have 9 to 18 digits, Aadhaar 12. */
const MIN_DIGITS = 9
const LONG = new RegExp(String.raw`\p{Nd}{${MIN_DIGITS},}`, 'gu')
/** What a person writes several times in a row: 25000 30000, 2024 2025 2026. */
const ROUND_AMOUNT_OR_YEAR = new RegExp(String.raw`^(?:[1-9]\d{0,5}00|${YEAR})$`)

const lastFour = (number: string): string =>
  `•••• ${(number.match(DIGIT) ?? []).slice(-4).join('')}`

function maskGroups(text: string): string {
  const groups = text.match(GROUP) ?? []
  if (groups.join('').length < MIN_DIGITS) return text
  const areSeparate =
    groups.every(({ length }) => length >= MIN_DIGITS) ||
    groups.every((group) => ROUND_AMOUNT_OR_YEAR.test(group))
  return areSeparate ? text.replaceAll(LONG, lastFour) : lastFour(text)
}

/** Aadhaar and account numbers in a text, such as a narration, by their last four digits, however they are grouped. */
export const maskNumbers = (text: string): string =>
  text
    .split(PLAIN)
    .map((part, index) => (index % 2 === 0 ? part.replaceAll(GROUPS, maskGroups) : part))
    .join('')

/** A text that is one such number, however it is written. */
export const maskNumber = (text: string): string =>
  (text.match(DIGIT) ?? []).length > 4 ? lastFour(text) : text
