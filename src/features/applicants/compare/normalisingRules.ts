import { isDay, monthNumber, parseDay } from '#shared/platform/lib/day.ts'

/** Rules of one kind change a text; rules of the other compare two texts that the first kind has changed. */
type NormalisingRule = {
  /** What is ignored */
  label: string
} & ({ normalise: (text: string) => string } | { isSame: (a: string, b: string) => boolean })

const HONORIFICS: ReadonlySet<string> = new Set(
  'MR MRS MS MISS MASTER SHRI SRI SMT KUM DR PROF M/S MESSRS'.split(' '),
)

const NAME_FORMS: ReadonlyMap<string, string> = new Map([
  ['MD', 'MOHAMMED'],
  ['MOHD', 'MOHAMMED'],
  ['MOHAMAD', 'MOHAMMED'],
  ['MOHAMMAD', 'MOHAMMED'],
  ['MOHAMED', 'MOHAMMED'],
  ['MUHAMMAD', 'MOHAMMED'],
  ['MUHAMMED', 'MOHAMMED'],
  ['KR', 'KUMAR'],
  ['PVT', 'PRIVATE'],
  ['LTD', 'LIMITED'],
  ['CO', 'COMPANY'],
  ['CORP', 'CORPORATION'],
  ['BROS', 'BROTHERS'],
  ['&', 'AND'],
])

const ADDRESS_FORMS: ReadonlyMap<string, string> = new Map([
  ['RD', 'ROAD'],
  ['ST', 'STREET'],
  ['LN', 'LANE'],
  ['MARG', 'ROAD'],
  ['NR', 'NEAR'],
  ['OPP', 'OPPOSITE'],
  ['BH', 'BEHIND'],
  ['FLR', 'FLOOR'],
  ['FLT', 'FLAT'],
  ['APT', 'APARTMENT'],
  ['APTS', 'APARTMENT'],
  ['APPT', 'APARTMENT'],
  ['APARTMENTS', 'APARTMENT'],
  ['BLDG', 'BUILDING'],
  ['SOC', 'SOCIETY'],
  ['HSG', 'HOUSING'],
  ['SEC', 'SECTOR'],
  ['NGR', 'NAGAR'],
  ['COL', 'COLONY'],
  ['EXTN', 'EXTENSION'],
  ['PH', 'PHASE'],
  ['DIST', 'DISTRICT'],
  ['TAL', 'TALUKA'],
  ['VILL', 'VILLAGE'],
  ['PO', 'POST'],
  ['&', 'AND'],
])
/** They say nothing about the place. */
const ADDRESS_FILLERS: ReadonlySet<string> = new Set(['NO', 'PIN', 'PINCODE', 'CODE', 'INDIA'])

export const LEGAL_FORMS: ReadonlySet<string> = new Set(
  'PRIVATE LIMITED LLP LLC INC INCORPORATED PLC OPC'.split(' '),
)

export const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '')

/** Keeps a text that would be left empty. */
function withoutWords(words: readonly string[], isDropped: (word: string) => boolean): string[] {
  const rest = words.filter((word) => !isDropped(word))
  return rest.length === 0 ? [...words] : rest
}

const RELATION =
  /(?<![\p{L}\p{N}])(?:[SDWCH]\/O:?|(?:SON|DAUGHTER|WIFE|HUSBAND|CARE) OF)(?![\p{L}\p{N}])/gu
const NO_LETTER = /[^\p{L}\p{M}\p{N}&]+/gu
/** 'M/S.' and 'MR.RAVI' */
const HONORIFIC_BREAK = /[\s.,]+/

function dropHonorifics(text: string): string {
  const words = text.split(HONORIFIC_BREAK)
  const isHonorific = (word: string) => HONORIFICS.has(word.toUpperCase())
  return words.some(isHonorific) ? withoutWords(words, isHonorific).join(' ') : text
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

/**
 * The same words, where one name may have an initial for a word, lack an initial, or lack a word between its first and
 * last one. Two words have to agree, one of them in full.
 */
function isSameWithInitials(a: string, b: string): boolean {
  const [left, right] = [wordsOf(a), wordsOf(b)]
  if ([...left, ...right].some((word) => LEGAL_FORMS.has(word))) return false
  const [leftEnds, rightEnds] = [endsOf(left), endsOf(right)]
  const rightRest = [...right]
  const leftRest = left.filter((word) => !takeWord(rightRest, word))
  const equal = left.length - leftRest.length
  const pairs =
    pairInitials(leftRest, rightRest, rightEnds) + pairInitials(rightRest, leftRest, leftEnds)
  if (equal + pairs < 2 || !left.some((word) => word.length > 1 && right.includes(word)))
    return false
  const canLack = (ends: ReadonlySet<string | undefined>) => (word: string) =>
    word.length === 1 || !ends.has(word)
  if (rightRest.length === 0) return leftRest.every(canLack(leftEnds))
  return leftRest.length === 0 && rightRest.every(canLack(rightEnds))
}

const endsOf = (words: readonly string[]): ReadonlySet<string | undefined> =>
  new Set([words[0], words.at(-1)])

/** Removes the word; false where it is not there. */
function takeWord(words: string[], word: string | undefined): boolean {
  const at = word === undefined ? -1 : words.indexOf(word)
  if (at !== -1) words.splice(at, 1)
  return at !== -1
}

/** Removes each initial with a word that starts with it, one at an end of its name first. Returns their number. */
function pairInitials(
  initials: string[],
  words: string[],
  ends: ReadonlySet<string | undefined>,
): number {
  const single = initials.filter((word) => word.length === 1)
  const paired = single.filter((initial) => {
    const fits = (word: string) => word.length > 1 && word.startsWith(initial)
    return takeWord(words, words.find((word) => fits(word) && ends.has(word)) ?? words.find(fits))
  })
  for (const initial of paired) takeWord(initials, initial)
  return paired.length
}

function isSameWithoutLegalForm(a: string, b: string): boolean {
  const [left, right] = [wordsOf(a), wordsOf(b)]
  const [leftName, rightName] = [left, right].map((words) =>
    words.filter((word) => !LEGAL_FORMS.has(word)).toSorted(),
  )
  const isMissing = leftName?.length === left.length || rightName?.length === right.length
  return isMissing && leftName?.length !== 0 && leftName?.join(' ') === rightName?.join(' ')
}

const PIN_CODE = /^[1-9]\d{5}$/
/** With fewer words one address would be part of many others. */
const MIN_ADDRESS_WORDS = 3

/** The same words, or all words of one in the other with the same PIN code. */
function isPartOfAddress(a: string, b: string): boolean {
  const [left, right] = [new Set(wordsOf(a)), new Set(wordsOf(b))]
  const [shorter, longer] = left.size <= right.size ? [left, right] : [right, left]
  if (![...shorter].every((word) => longer.has(word))) return false
  if (shorter.size === longer.size) return true
  return (
    shorter.size >= MIN_ADDRESS_WORDS && pinCodes(left) !== '' && pinCodes(left) === pinCodes(right)
  )
}
const pinCodes = (words: ReadonlySet<string>) =>
  [...words]
    .filter((word) => PIN_CODE.test(word))
    .toSorted()
    .join(' ')

const MASK = /[*•●#]|X{3,}/
const MASK_CHARACTER = /[*•●#X]/
/** A number that shows less says nothing. */
const MIN_VISIBLE = 2

/** Masked numbers fit where all characters that both show are equal, counted from the end: some masks are short. */
function isSameUnderMask(a: string, b: string): boolean {
  const [left, right] = [visibleCharacters(a), visibleCharacters(b)]
  const [shorter, longer] = left.length <= right.length ? [left, right] : [right, left]
  if (shorter.length < longer.length && shorter[0] !== null) return false
  const end = longer.slice(longer.length - shorter.length)
  const both = shorter.flatMap((character, at) =>
    character === null || end[at] === null ? [] : [character === end[at]],
  )
  return both.length >= MIN_VISIBLE && both.every(Boolean)
}

/** Null for a masked one. */
function visibleCharacters(text: string): (string | null)[] {
  const isMasked = MASK.test(text)
  return Array.from(text, (character) =>
    isMasked && MASK_CHARACTER.test(character) ? null : character,
  )
}

const YEAR = /^\d{4}$/

/** Every way in which two spellings of a fact count as the same, in the order in which they are applied. */
export const NORMALISING_RULES = {
  case: {
    label: 'upper and lower case',
    normalise: (text) => text.normalize('NFKC').toUpperCase().normalize('NFKC'),
  },
  honorifics: { label: 'honorifics', normalise: dropHonorifics },
  relation: {
    label: 'S/O and the like',
    normalise: (text) => text.replaceAll(RELATION, ' ').trim(),
  },
  punctuation: {
    label: 'punctuation and spaces',
    normalise: (text) =>
      text
        .replaceAll(/['’`´]/g, '')
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
