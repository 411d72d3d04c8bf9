import { LEGAL_FORMS, wordsOf } from './spellings.ts'

/**
 * The same words, where one name may have an initial for a word, lack an initial, or lack a word between its first and
 * last one. Two words have to agree, one of them in full.
 */
export function isSameWithInitials(a: string, b: string): boolean {
  const [one, two] = [wordsOf(a), wordsOf(b)]
  if (hasSurnameFirst(one, two) || hasSurnameFirst(two, one)) return true
  const [left, right] = [splitInitials(one, two), splitInitials(two, one)]
  if ([...left, ...right].some((word) => LEGAL_FORMS.has(word))) return false
  const [leftEnds, rightEnds] = [endsOf(left), endsOf(right)]
  const rightRest = [...right]
  const leftRest = left.filter((word) => !takeWord(rightRest, word))
  const equal = left.length - leftRest.length
  const pairs =
    pairInitials(leftRest, rightRest, rightEnds) + pairInitials(rightRest, leftRest, leftEnds)
  if (equal + pairs < 2 || !left.some((word) => word.length > 1 && right.includes(word)))
    return false
  // 'Patel Raman Dahya' may lack 'Raman', but 'Dahya Patel' is the father.
  const isInOrder = haveSameOrder(left, right)
  const canLack = (ends: ReadonlySet<string | undefined>) => (word: string) =>
    word.length === 1 || (!ends.has(word) && isInOrder)
  if (rightRest.length === 0) return leftRest.every(canLack(leftEnds))
  return leftRest.length === 0 && rightRest.every(canLack(rightEnds))
}

/** 'PATEL RAMANBHAI DAHYABHAI' of 'RAMAN PATEL': the name of the father comes last. */
const hasSurnameFirst = (words: readonly string[], [first, last, ...more]: readonly string[]) =>
  words.length === 3 &&
  more.length === 0 &&
  words[0] === last &&
  withoutSuffix(words[1] ?? '') === withoutSuffix(first ?? '')

/** 'JAYESHBHAI', 'Hetalben', 'Jigneshkumar' */
const SUFFIX = /(?<=\p{L}{4})(?:BHAI|BEN|KUMAR)(?![\p{L}\p{M}])/giu
const withoutSuffix = (text: string): string => text.replaceAll(SUFFIX, '')

/** In the same order: the name of the father often has the suffix. */
export function isSameWithoutSuffix(a: string, b: string): boolean {
  const [left, right] = [withoutSuffix(a), withoutSuffix(b)]
  return (
    left === right ||
    (isSameOrRotated(wordsOf(left), wordsOf(right)) && isSameWithInitials(left, right))
  )
}

/** The surname may stand first in one of them. */
const isSameOrRotated = (left: readonly string[], right: readonly string[]): boolean =>
  haveSameOrder(left, right) ||
  haveSameOrder(rotated(left), right) ||
  haveSameOrder(left, rotated(right))

const rotated = (words: readonly string[]): string[] => words.slice(1).concat(words.slice(0, 1))

/** Of the words that both names have. */
function haveSameOrder(left: readonly string[], right: readonly string[]): boolean {
  const [one, two] = [new Set(left), new Set(right)]
  const isShared = (word: string) => word.length > 1 && one.has(word) && two.has(word)
  return left.filter(isShared).join(' ') === right.filter(isShared).join(' ')
}

/** A relative's name without the last one: 'Nareshbhai' of 'NARESHBHAI SOLANKI'. */
export function isSameWithoutLastName(a: string, b: string): boolean {
  const [shorter = [], longer = []] = [a, b]
    .map((text) => wordsOf(withoutSuffix(text)))
    .toSorted((one, other) => one.length - other.length)
  const [first = ''] = shorter
  return first.length > 2 && shorter.every((word, at) => word === longer[at])
}

/** Names of two letters. */
const SHORT_NAMES: ReadonlySet<string> = new Set(['OM', 'AL', 'UL', 'DE'])

/** 'RK' of 'RK Sharma' is 'R K', where the other name has words or initials for both. */
function splitInitials(words: readonly string[], others: readonly string[]): string[] {
  return words.flatMap((word) => {
    const areInitials =
      (/^\p{L}{2}$/u.test(word) || /^[B-DF-HJ-NP-TV-Z]{3}$/.test(word)) &&
      !SHORT_NAMES.has(word) &&
      !others.includes(word)
    if (!areInitials) return [word]
    const left = others.filter((other) => !words.includes(other))
    const letters = Array.from(word)
    const areFound = letters.every((letter) =>
      takeWord(
        left,
        left.find((other) => other.startsWith(letter)),
      ),
    )
    return areFound ? letters : [word]
  })
}

/** The same name where some of its words are written as one: 'Saikumar' and 'Sai Kumar', 'DSOUZA' and 'D Souza'. */
export function isSameWithoutSpaces(a: string, b: string): boolean {
  const [left, right] = [wordsOf(a), wordsOf(b)]
  const [one, two] = [joinWords(left, right), joinWords(right, left)]
  return (
    one.toSorted().join(' ') === two.toSorted().join(' ') ||
    isSameWithInitials(one.join(' '), two.join(' '))
  )
}

/** Two or three words that the other name writes as one. */
function joinWords(words: readonly string[], others: readonly string[]): string[] {
  const joined: string[] = []
  for (let at = 0; at < words.length;) {
    const count = [3, 2].find((length) => {
      const parts = words.slice(at, at + length)
      return (
        parts.length === length &&
        (parts.at(-1) ?? '').length > 1 &&
        others.includes(parts.join(''))
      )
    })
    joined.push(words.slice(at, at + (count ?? 1)).join(''))
    at += count ?? 1
  }
  return joined
}

const endsOf = (words: readonly string[]): ReadonlySet<string | undefined> =>
  new Set([words[0], words.at(-1)])

/** Removes the word; false where it is not there. */
function takeWord(words: string[], word: string | undefined): boolean {
  const at = word === undefined ? -1 : words.indexOf(word)
  if (at !== -1) words.splice(at, 1)
  return at !== -1
}

/** Also 'Ch' of 'Chandra' and 'Gh' of 'Ghulam'. */
const INITIAL = /^(?:\p{L}|[B-DF-HJ-NP-TV-Z]{2})$/u

/** Removes each initial with a word that starts with it, one at an end of its name first. Returns their number. */
function pairInitials(
  initials: string[],
  words: string[],
  ends: ReadonlySet<string | undefined>,
): number {
  const single = initials.filter((word) => INITIAL.test(word))
  const paired = single.filter((initial) => {
    const fits = (word: string) => word.length > initial.length && word.startsWith(initial)
    return takeWord(words, words.find((word) => fits(word) && ends.has(word)) ?? words.find(fits))
  })
  for (const initial of paired) takeWord(initials, initial)
  return paired.length
}

export function isSameWithoutLegalForm(a: string, b: string): boolean {
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
export function isPartOfAddress(a: string, b: string): boolean {
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
export function isSameUnderMask(a: string, b: string): boolean {
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
