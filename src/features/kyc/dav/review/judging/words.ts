/** A piece of a text in its order; all of them joined are the text. */
export type Word = { text: string; isDifferent: boolean }

/** A PIN code in two halves is one word; beside that, runs of letters with their marks, and of digits. */
const PIECES = /\d{3} \d{3}(?!\d)|\p{L}[\p{L}\p{M}]*|\d+|[^\p{L}\d]+/gu
const STARTS_WORD = /^[\p{L}\d]/u

/** What stands for a word when texts are compared; null where the word says nothing ("no.", "Mr"). */
export type KeyOf = (word: string) => string | null

/** Whether the other text has this word too. */
type IsKnown = (key: string, others: ReadonlySet<string>) => boolean

const has: IsKnown = (key, others) => others.has(key)

/** Both texts in words, those marked that the other one lacks. The order of words tells nothing. */
export function compareWords(
  [one, other]: readonly [string, string],
  keyOf: KeyOf,
  isKnown: IsKnown = has,
): readonly [Word[], Word[]] {
  return [
    marked(one, keysOf(other, keyOf), keyOf, isKnown),
    marked(other, keysOf(one, keyOf), keyOf, isKnown),
  ]
}

/** A text in which nothing is marked. */
export const plain = (text: string): Word[] => (text === '' ? [] : [{ text, isDifferent: false }])

const isWord = (piece: string): boolean => STARTS_WORD.test(piece)

function keysOf(text: string, keyOf: KeyOf): ReadonlySet<string> {
  const keys = (text.match(PIECES) ?? []).filter(isWord).map(keyOf)
  return new Set(keys.filter((key) => key !== null))
}

function marked(text: string, others: ReadonlySet<string>, keyOf: KeyOf, isKnown: IsKnown): Word[] {
  return (text.match(PIECES) ?? []).map((piece) => {
    const key = isWord(piece) ? keyOf(piece) : null
    return { text: piece, isDifferent: key !== null && !isKnown(key, others) }
  })
}
