import { parseDay } from '#shared/lib/day.ts'
import { parseAmount } from '#shared/lib/money.ts'

/** A stretch of a page's text, as offsets into it. */
export type TextRange = { start: number; end: number }

/** Text made comparable, and for each of its characters the place in the text it came from. */
type Folded = { text: string; from: number[] }

const SAME: Record<string, string> = {
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
}
const INVISIBLE = /[\u00AD\u200B-\u200F\u2060\uFEFF]/

/** Lower case, ligatures opened, dashes and quotes of one kind, runs of white space as one space or none. */
export function fold(source: string, spaces: 'one' | 'none' = 'one'): Folded {
  // Joined at the end: asking a growing text for its last character copies it each time.
  const text: string[] = []
  const from: number[] = []
  let index = 0
  for (const character of source) {
    for (const folded of foldCharacter(character)) {
      const isSpace = /\s/.test(folded)
      if (isSpace && (spaces === 'none' || text.length === 0 || text.at(-1) === ' ')) continue
      text.push(isSpace ? ' ' : folded)
      from.push(index)
    }
    index += character.length
  }
  return { text: text.join(''), from }
}

/** In UTF-16 units: a folded character may be several. */
function foldCharacter(character: string): string[] {
  if (INVISIBLE.test(character)) return []
  return (SAME[character] ?? character.normalize('NFKC')).toLowerCase().split('')
}

/** Longer values are not looked for: one that is all of one letter would be compared at each place of a page like it. */
const WANTED_MAX_LENGTH = 500

/** Every place where a text stands, whatever its case, spacing and kind of dash. */
function literalRanges(source: string, wanted: string, spaces: 'one' | 'none'): TextRange[] {
  const { text, from } = fold(source, spaces)
  const needle = fold(wanted, spaces).text.trim()
  if (needle === '' || needle.length > WANTED_MAX_LENGTH) return []
  const found: TextRange[] = []
  for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, at + needle.length)) {
    const last = from[at + needle.length - 1] ?? 0
    found.push({ start: from[at] ?? 0, end: last + characterLength(source, last) })
  }
  return found
}

function characterLength(source: string, at: number): number {
  return (source.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
}

// A figure by itself: not a part of a word, of a date (12-06-2021, 12/06) or of a longer number.
const FIGURE = /(?<![\p{L}\d_]|\d[-/.:,]|\p{L}[-/])\d[\d,]*(?:\.\d+)?(?![\p{L}\d_]|[-/.:,]\d)/gu
/** A value that is written as an amount: '38,400.00', '₹ 38400', '(1,200.00)', '5,000/-'. */
const AMOUNT =
  /^[\s(₹+−-]*(?:(?:rs|inr)\.?\s*)?[₹\s]*[+−-]?\d[\d,]*(?:\.\d+)?\s*(?:\/-)?\)?[+−-]?\s*$/i

/** No amount is longer as it is written; a longer text is none, and no pattern is tried on it. */
const AMOUNT_MAX_LENGTH = 64

/** The size of an amount whatever its grouping, decimals, currency and sign; null where the text is none. */
export function amountOf(text: string): number | null {
  if (text.length > AMOUNT_MAX_LENGTH || !AMOUNT.test(text)) return null
  const amount = parseAmount(text)
  return amount === null ? null : Math.abs(amount)
}

/** Every figure of the same size: '38,400.00', '38400.00' and '38400' are one value. */
function amountRanges(source: string, amount: number): TextRange[] {
  return [...source.matchAll(FIGURE)]
    .filter(([figure]) => amountOf(figure) === amount)
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
}

// A date by itself: '30-Apr-2025', '30/04/2025', '2025-04-30'.
const DATE =
  /(?<![\p{L}\d])(?:\d{1,2}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/., ]\s?\d{4}|\d{4}-\d{2}-\d{2})(?![\p{L}\d])/giu

/** Every date of the same day, however it is written. */
function dayRanges(source: string, day: string): TextRange[] {
  return [...source.matchAll(DATE)]
    .filter(([date]) => parseDay(date) === day)
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
}

/** So many digits are a number of something (account, UAN) and may stand inside a longer code; fewer would be a guess. */
const CODE_DIGITS = 5

/** A value of a result: as an amount or a day if it is one, else as text, else as text whose spaces differ (XXXX XXXX 4321). */
export function findValue(source: string, value: string): TextRange[] {
  const day = parseDay(value)
  const days = day === null ? [] : dayRanges(source, day)
  if (days.length > 0) return days
  const amount = amountOf(value)
  if (amount !== null) {
    const ranges = amountRanges(source, amount)
    if (ranges.length > 0 || value.replaceAll(/\D/g, '').length < CODE_DIGITS) return ranges
  }
  const ranges = literalRanges(source, value, 'one')
  return ranges.length > 0 ? ranges : literalRanges(source, value, 'none')
}

/** What somebody typed into the find box: as text; a whole amount also in its other groupings. */
export function findTyped(source: string, typed: string): TextRange[] {
  const ranges = literalRanges(source, typed, 'one')
  const amount = amountOf(typed)
  return ranges.length > 0 || amount === null ? ranges : amountRanges(source, amount)
}
