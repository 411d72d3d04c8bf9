import { isDay, monthNumber, parseDay } from '#shared/platform/lib/time/day.ts'
import { isSameCompanyName, normaliseCompany } from './companyName.ts'
import {
  isPartOfAddress,
  isSameUnderMask,
  isSameWithInitials,
  isSameWithoutLastName,
  isSameWithoutSpaces,
  isSameWithoutLegalForm,
  isSameWithoutSuffix,
} from './sameAfterNormalising.ts'
import { hasSeveralScripts, withoutOtherScripts } from './scripts.ts'
import {
  ADDRESS_FILLERS,
  ADDRESS_FORMS,
  FIRST_TITLES,
  HONORIFICS,
  NAME_FORMS,
  wordsOf,
} from './spellings.ts'

/** Rules of one kind change a text; rules of the other compare two texts that the first kind has changed. */
type NormalisingRule = {
  /** What is ignored */
  label: string
} & ({ normalise: (text: string) => string } | { isSame: (a: string, b: string) => boolean })

/** Keeps a text that would be left empty. */
function withoutWords(words: readonly string[], isDropped: (word: string) => boolean): string[] {
  const rest = words.filter((word) => !isDropped(word))
  return rest.length === 0 ? [...words] : rest
}

/** 'S/O', 'W / o:', 'SINGH S O BALBIR', 'DAUGHTER OF', 'ALIAS'; 'U/G' of a minor's account */
const RELATION =
  /(?<![\p{L}\p{N}])(?:(?:[SDWCHF]\s?[/\\]\s?O|U\s?[/\\]\s?G|(?<=\p{L}{3}\s)[SDW]\sO(?=\s\p{L}{3}))(?![\p{L}\p{N}])|(?:(?:SON|DAUGHTER|WIFE|WIDOW|CARE|HUSBAND)\s+OF|ALIAS|URF)(?![\p{L}\p{N}]))[.:]*/giu

/** What stands before a relation; where nothing does, the name behind it. */
export function withoutRelation(text: string): string {
  const [before = '', ...others] = text.split(RELATION).map((part) => part.trim())
  return /\p{L}/u.test(before) ? before : others.join(' ').trim()
}

/** 'MEENA BAI W/O PURAN AHIRWAR' → 'MEENA BAI AHIRWAR': who has a relative's last name may not write it twice. */
export function withRelativesLastName(text: string): string {
  const [before = '', after = ''] = text.split(RELATION).map((part) => part.trim())
  const [, last] = /\s(\p{L}+)$/u.exec(after) ?? []
  return before === '' || last === undefined ? withoutRelation(text) : `${before} ${last}`
}
const NO_LETTER = /[^\p{L}\p{M}\p{N}&]+/gu
const APOSTROPHE = /['’`´]/g
const MESSRS = /(?<![\p{L}\p{N}])M\/S(?![\p{L}\p{N}])/giu
const WORD = /[\p{L}\p{M}\p{N}&]+/gu

function dropHonorifics(text: string): string {
  const words = text.replaceAll(APOSTROPHE, '').replaceAll(MESSRS, 'MESSRS').match(WORD) ?? []
  const isHonorific = (word: string) => HONORIFICS.has(word.toUpperCase())
  return words.some(isHonorific) ? withoutWords(words, isHonorific).join(' ') : text
}

/** 'Km. Anita Sharma': at the start only, because 'Anita Kumari' is a name. */
function dropFirstTitles(text: string): string {
  const words = text.match(WORD) ?? []
  const first = words.findIndex((word) => !FIRST_TITLES.has(word.toUpperCase()))
  return first > 0 ? words.slice(first).join(' ') : text
}

const replaceWords = (text: string, forms: ReadonlyMap<string, string>): string =>
  wordsOf(text)
    .map((word) => forms.get(word) ?? word)
    .join(' ')

/** A PIN code in two parts: '411 038'. */
function joinPinCode(words: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const [before, first] = [joined.at(-2), joined.at(-1)]
    const isSecondPart = /^\d{3}$/.test(word) && /^[1-9]\d\d$/.test(first ?? '')
    if (isSecondPart && before !== undefined && !/\d/.test(before))
      joined.splice(-1, 1, `${first}${word}`)
    else joined.push(word)
  }
  return joined
}

/** Years of birth up to this are in this century: '05' is 2005, '91' is 1991. */
const LAST_SHORT_YEAR = 25

/** 'yyyy-mm-dd' of '14/02/91', '14th February, 1991', 'Feb 14 1991', '14FEB1991'; else the text. */
function normaliseDate(text: string): string {
  const known = parseDay(text)
  if (known !== null) return known
  const parts = (text.match(/\d+|\p{L}+/gu) ?? []).filter(
    (part) => !/^(?:ST|ND|RD|TH|OF)$/i.test(part),
  )
  const [first = '', second = '', last = ''] = parts
  if (parts.length !== 3) return text
  if (
    /^\d{4}$/.test(first) &&
    isDay(`${first}-${second.padStart(2, '0')}-${last.padStart(2, '0')}`)
  )
    return `${first}-${second.padStart(2, '0')}-${last.padStart(2, '0')}`
  const year = /^\d\d$/.test(last)
    ? `${Number(last) <= LAST_SHORT_YEAR ? '20' : '19'}${last}`
    : last
  const [date, month] = monthNumber(first) > 0 ? [second, first] : [first, second]
  return parseDay(`${date}-${month}-${year}`) ?? text
}

const YEAR = /^\d{4}$/

/** Every way in which two spellings of a fact count as the same, in the order in which they are applied. */
export const NORMALISING_RULES = {
  case: {
    label: 'upper and lower case',
    normalise: (text) => text.normalize('NFKC').toUpperCase().normalize('NFKC'),
  },
  honorifics: { label: 'honorifics', normalise: dropHonorifics },
  script: {
    label: 'another script',
    normalise: (text) => (hasSeveralScripts(text) ? withoutOtherScripts(text) : text),
  },
  titles: { label: 'honorifics', normalise: dropFirstTitles },
  nameBefore: { label: 'S/O and the like', normalise: withoutRelation },
  relation: {
    label: 'S/O and the like',
    normalise: (text) => text.replaceAll(RELATION, ' ').trim(),
  },
  punctuation: {
    label: 'punctuation and spaces',
    normalise: (text) =>
      text
        .replaceAll(/['’`´]/g, '')
        .replaceAll('&', ' & ')
        .replaceAll(NO_LETTER, ' ')
        .trim(),
  },
  separators: { label: 'spaces', normalise: (text) => text.replaceAll(/[\s\-./_:]+/g, '') },
  dates: { label: 'spelling of the date', normalise: normaliseDate },
  shortForms: { label: 'short forms', normalise: (text) => replaceWords(text, NAME_FORMS) },
  addressForms: {
    label: 'short forms',
    normalise: (text) =>
      withoutWords(joinPinCode(wordsOf(replaceWords(text, ADDRESS_FORMS))), (word) =>
        ADDRESS_FILLERS.has(word),
      ).join(' '),
  },
  order: { label: 'order of words', normalise: (text) => wordsOf(text).toSorted().join(' ') },
  initials: { label: 'initials and middle names', isSame: isSameWithInitials },
  suffix: { label: 'honorifics', isSame: isSameWithoutSuffix },
  lastName: { label: 'last name of a relative', isSame: isSameWithoutLastName },
  company: { label: 'spelling of the company', normalise: normaliseCompany },
  companyForm: { label: 'legal form', isSame: isSameCompanyName },
  spacing: { label: 'spaces in a name', isSame: isSameWithoutSpaces },
  legalForm: { label: 'legal form', isSame: isSameWithoutLegalForm },
  partOfAddress: { label: 'further parts of an address', isSame: isPartOfAddress },
  masked: { label: 'masked characters', isSame: isSameUnderMask },
  year: {
    label: 'day and month',
    isSame: (a, b) =>
      (YEAR.test(a) && b.startsWith(`${a}-`)) || (YEAR.test(b) && a.startsWith(`${b}-`)),
  },
} as const satisfies Record<string, NormalisingRule>

export type RuleName = keyof typeof NORMALISING_RULES
