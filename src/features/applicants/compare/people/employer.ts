import { acronymsOf, distinctiveWords, fullForm } from './companyName.ts'
import { LEGAL_FORMS } from './spellings.ts'

/** A narration cuts long names: this many letters, and two words, are enough. */
const MIN_CUT_LETTERS = 10
/** Letters of the word at which a name is cut. */
const MIN_CUT_WORD = 3
/** Of a whole name. */
const MIN_LETTERS = 3

/** By what narrations name an employer. */
export type EmployerName = {
  words: readonly string[]
  /** The words without blanks: some banks leave them out. */
  letters: string
  acronyms: readonly string[]
  /** Of 'UTCL' for 'UltraTech Cement Limited'; null for a name of one word. */
  abbreviation: RegExp | null
  /** 'L&T' of 'Larsen and Toubro'; null for other names. */
  initials: RegExp | null
  /** Every narration of a transfer names banks. */
  isBank: boolean
}

/** A longer text is no name, and would be looked for at each word. */
const NAME_MAX = 120

export function employerName(employer: string): EmployerName {
  const name = employer.slice(0, NAME_MAX)
  const words = distinctiveWords(name)
  return {
    words,
    letters: words.join(''),
    acronyms: acronymsOf(name),
    abbreviation: abbreviationOf(words),
    initials: initialsOf(name),
    isBank: words.includes('BANK'),
  }
}

/** Longer names have an acronym. */
const MAX_ABBREVIATED = 5
const LATIN = /^[A-Z]+$/
/** Letters of a word in an abbreviation. */
const MAX_BEGINNING = 4

/**
 * Beginnings of all words in five letters or more, 'CO' or 'COM' behind ('TANGEDCO', 'HCLTECH'); or their first letters, a
 * consonant more of one of them, and 'L' or 'PL' behind, in four letters or more ('UTCL').
 */
function abbreviationOf(words: readonly string[]): RegExp | null {
  const isShort = words.length > 1 && words.length <= MAX_ABBREVIATED
  if (!isShort || !words.every((word) => LATIN.test(word))) return null
  const beginnings = words.map((word) => beginningsOf(word.slice(0, MAX_BEGINNING))).join('')
  const first = words.map((word) => word.charAt(0))
  const withConsonant = words.map((word, at) => {
    const consonants = word.slice(1).replaceAll(/[AEIOU]/g, '')
    return first.with(at, `${word.charAt(0)}[${consonants || '-'}]`).join('')
  })
  const end = words.length === 2 ? 'P?L' : '(?:P?L)?'
  return new RegExp(
    String.raw`\b(?:(?=[A-Z]{5})${beginnings}(?:COM?)?|(?:${withConsonant.join('|')})${end})\b`,
  )
}

/** 'TECH' → 'T(?:E(?:C(?:H)?)?)?' */
const beginningsOf = (letters: string): string =>
  letters.length < 2 ? letters : `${letters.charAt(0)}(?:${beginningsOf(letters.slice(1))})?`

const TWO_NAMES = /^\W*([A-Z])[A-Z]{2,} (?:AND|&) ([A-Z])[A-Z]{2,}\b/

function initialsOf(name: string): RegExp | null {
  const [, first, second] = TWO_NAMES.exec(name.toUpperCase()) ?? []
  return first === undefined ? null : new RegExp(`\\b${first} ?(?:&|AND) ?${second}\\b`)
}

const FILLERS: ReadonlySet<string> = new Set([...LEGAL_FORMS, 'COMPANY', 'AND', 'THE', 'OF', 'MS'])
const NO_LETTER_OR_DIGIT = /[^\p{L}\p{M}\p{N}]+/u
/** 'ACMETOOLSPVTLTD', 'ACMETOOLSSALARY' */
const RUN_ON =
  /^(?:PVT|PRIVATE|P?LTD|LIMITED|LLP|SAL|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|\d)/
/** What a long name goes on with, cut anywhere: 'SHAPOORJIPALLONJIANDC'. */
const LONG_FORMS = ['ANDCOMPANY', 'ANDCO', 'COMPANY', 'COLTD', 'PRIVATELIMITED', 'LIMITED']

const isRunOn = (rest: string, letters: string): boolean =>
  RUN_ON.test(rest) ||
  (letters.length >= MIN_CUT_LETTERS && LONG_FORMS.some((form) => form.startsWith(rest)))

const AND = /[A-Z]\s?(?:&|\bAND\b)\s?[A-Z]/

/** Whether a narration names the employer: all of its name, its acronym, or its first words where the name is cut. */
export function namesEmployer(narration: string, employer: EmployerName): boolean {
  const { letters, acronyms, initials } = employer
  const upper = narration.toUpperCase()
  if (initials?.test(upper) === true) return true
  if (letters.length < MIN_LETTERS && !(letters.length > 1 && AND.test(upper))) return false
  const tokens = upper
    .split(NO_LETTER_OR_DIGIT)
    .filter((token) => token !== '' && !FILLERS.has(token))
  return tokens.some((token, at) => acronyms.includes(token) || namesFrom(tokens, at, employer))
}

/**
 * A quick check of the wording of narrations, with a 0 for each digit: 'TECH' and 'BLUE STAR' begin as 'TECHNOLOGIES' and
 * 'BLUESTAR'.
 */
export function mayNameEmployer(
  wording: string,
  { words, acronyms, abbreviation, initials }: EmployerName,
): boolean {
  const [first = ''] = words
  const names = [first.slice(0, MIN_CUT_WORD), ...words, ...acronyms]
  if (initials !== null || first.length <= MIN_CUT_WORD + 1 || /\d/.test(names.join('')))
    return true
  const upper = wording.toUpperCase()
  return (
    names.some((name) => name.length >= MIN_CUT_WORD && upper.includes(name)) ||
    abbreviation?.test(upper) === true
  )
}

function namesFrom(
  tokens: readonly string[],
  from: number,
  { words: [first = ''], letters }: EmployerName,
): boolean {
  let found = ''
  for (const token of tokens.slice(from, from + letters.length)) {
    const next = found + fullForm(token)
    if (next === letters) return true
    if (next.startsWith(letters)) return isRunOn(next.slice(letters.length), letters)
    if (!letters.startsWith(next)) break
    found = next
  }
  return found.length >= Math.max(MIN_CUT_LETTERS, first.length + MIN_CUT_WORD)
}
