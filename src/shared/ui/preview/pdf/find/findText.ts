import { parseAmount } from '#shared/platform/lib/numbers/money.ts'
import { parseDay } from '#shared/platform/lib/time/day.ts'

export type TextRange = { start: number; end: number }

type NormalizedText = { text: string; from: number[] }

const EQUIVALENT_CHARACTERS: Record<string, string> = {
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

/** Lower case, ligatures expanded, uniform dashes and quotes, white space as one space or none. */
export function normalizeText(source: string, spaces: 'one' | 'none' = 'one'): NormalizedText {
  // Joined at the end: reading the last character of a growing string copies it each time.
  const text: string[] = []
  const from: number[] = []
  let index = 0
  for (const character of source) {
    for (const normalized of normalizeCharacter(character)) {
      const isSpace = /\s/.test(normalized)
      if (isSpace && (spaces === 'none' || text.length === 0 || text.at(-1) === ' ')) continue
      text.push(isSpace ? ' ' : normalized)
      from.push(index)
    }
    index += character.length
  }
  return { text: text.join(''), from }
}

/** In UTF-16 units: a folded character may have several. */
function normalizeCharacter(character: string): string[] {
  if (INVISIBLE.test(character)) return []
  return (EQUIVALENT_CHARACTERS[character] ?? character.normalize('NFKC')).toLowerCase().split('')
}

/** A longer, repetitive value would be compared at every position of a page. */
const SEARCH_MAX_LENGTH = 500

/** Every occurrence of a text, ignoring case, spacing and kind of dash. */
function literalRanges(source: string, searched: string, spaces: 'one' | 'none'): TextRange[] {
  const { text, from } = normalizeText(source, spaces)
  const needle = normalizeText(searched, spaces).text.trim()
  if (needle === '' || needle.length > SEARCH_MAX_LENGTH) return []
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

// A number by itself: not part of a word, a date (12-06-2021, 12/06) or a longer number.
const FIGURE = /(?<![\p{L}\d_]|\d[-/.:,]|\p{L}[-/])\d[\d,]*(?:\.\d+)?(?![\p{L}\d_]|[-/.:,]\d)/gu
/** '38,400.00', '₹ 38400', '(1,200.00)', '5,000/-' */
const AMOUNT =
  /^[\s(₹+−-]*(?:(?:rs|inr)\.?\s*)?[₹\s]*[+−-]?\d[\d,]*(?:\.\d+)?\s*(?:\/-)?\)?[+−-]?\s*$/i

/** No amount is longer; longer texts skip the regular expression. */
const AMOUNT_MAX_LENGTH = 64

/** The absolute value of an amount, whatever its format; null where the text is not an amount. */
export function parseAbsoluteAmount(text: string): number | null {
  if (text.length > AMOUNT_MAX_LENGTH || !AMOUNT.test(text)) return null
  const amount = parseAmount(text)
  return amount === null ? null : Math.abs(amount)
}

/** '38,400.00', '38400.00' and '38400' are equal. */
function amountRanges(source: string, amount: number): TextRange[] {
  return [...source.matchAll(FIGURE)]
    .filter(([figure]) => parseAbsoluteAmount(figure) === amount)
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
}

// A date by itself: '30-Apr-2025', '30/04/2025', '2025-04-30'.
const DATE =
  /(?<![\p{L}\d])(?:\d{1,2}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/., ]\s?\d{4}|\d{4}-\d{2}-\d{2})(?![\p{L}\d])/giu

function dayRanges(source: string, day: string): TextRange[] {
  return [...source.matchAll(DATE)]
    .filter(([date]) => parseDay(date) === day)
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
}

/** With this many digits a number is an identifier (account, UAN), which may be part of a longer code. */
const CODE_DIGITS = 5

/** Searches an amount or a day as such, else the text, else the text with other spacing (XXXX XXXX 4321). */
export function findValue(source: string, value: string): TextRange[] {
  const day = parseDay(value)
  const days = day === null ? [] : dayRanges(source, day)
  if (days.length > 0) return days
  const amount = parseAbsoluteAmount(value)
  if (amount !== null) {
    const ranges = amountRanges(source, amount)
    if (ranges.length > 0 || value.replaceAll(/\D/g, '').length < CODE_DIGITS) return ranges
  }
  const ranges = literalRanges(source, value, 'one')
  return ranges.length > 0 ? ranges : literalRanges(source, value, 'none')
}

/** Finds a whole amount also with other grouping. */
export function findTyped(source: string, typed: string): TextRange[] {
  const ranges = literalRanges(source, typed, 'one')
  const amount = parseAbsoluteAmount(typed)
  return ranges.length > 0 || amount === null ? ranges : amountRanges(source, amount)
}
