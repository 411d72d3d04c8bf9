/** All pieces joined give the text. */
export type DiffWord = { text: string; isDifferent: boolean }

/** A PIN code in two halves is one word; otherwise runs of letters with marks, and of digits. */
const PIECES = /\d{3} \d{3}(?!\d)|\p{L}[\p{L}\p{M}]*|\d+|[^\p{L}\d]+/gu
const STARTS_WORD = /^[\p{L}\d]/u

/** For comparing; null for words without meaning ("no.", "Mr"). */
export type KeyOf = (word: string) => string | null

type IsKnown = (key: string, others: ReadonlySet<string>) => boolean

const isExactMatch: IsKnown = (key, others) => others.has(key)

/** Marks the words that the other text lacks, in any order. */
export function diffWords(
  [first, second]: readonly [string, string],
  keyOf: KeyOf,
  isKnown: IsKnown = isExactMatch,
): readonly [DiffWord[], DiffWord[]] {
  return [
    markWords(first, keysOf(second, keyOf), keyOf, isKnown),
    markWords(second, keysOf(first, keyOf), keyOf, isKnown),
  ]
}

export const toUnmarkedWords = (text: string): DiffWord[] =>
  text === '' ? [] : [{ text, isDifferent: false }]

const isWord = (piece: string): boolean => STARTS_WORD.test(piece)

function keysOf(text: string, keyOf: KeyOf): ReadonlySet<string> {
  const keys = (text.match(PIECES) ?? []).filter(isWord).map(keyOf)
  return new Set(keys.filter((key) => key !== null))
}

function markWords(
  text: string,
  others: ReadonlySet<string>,
  keyOf: KeyOf,
  isKnown: IsKnown,
): DiffWord[] {
  return (text.match(PIECES) ?? []).map((piece) => {
    const key = isWord(piece) ? keyOf(piece) : null
    return { text: piece, isDifferent: key !== null && !isKnown(key, others) }
  })
}
