import type { Box } from '../content/geometry.ts'
import type { Letter, PageContent, Word } from '../content/pageContent.ts'
import { wordsOf } from '../content/pageContent.ts'
import type { Evidence } from '../finding.ts'
import { labelOf, placeOf, wordsWith } from './places.ts'

/** Letters that can be seen: neither hidden nor covered. `outlineOf`: a text that stands for the shape of a letter. */
export type VisiblePage = {
  content: PageContent
  letters: readonly Letter[]
  outlineOf: (letter: Letter) => string | null
}

/** Letters nearer than this stand at the same place: programs round differently. */
const NEAR_PT = 1.6

/**
 * What another text shows than before, each with its value before and now: both are the same for a word that moved a
 * little, as after a font was exchanged for one of another width. Empty where the page reads the same.
 */
export function changedWords(before: VisiblePage, now: VisiblePage): Evidence[] {
  const { gone, added } = unmatched(before.letters, now.letters)
  if (gone.size + added.size === 0 || isShifted(before.letters, now.letters)) return []
  const old = wordsWith(before.letters, gone)
  const current = wordsWith(now.letters, added)
  const [oldWords, nowWords] = [wordsOf(before.letters), wordsOf(now.letters)]
  return pairWords(old, current).map(([was, is]) => {
    const labels = is === null ? oldWords : nowWords
    const word = is ?? was
    return {
      label: word === null ? '' : labelOf(labels, word),
      before: was?.text ?? null,
      now: is?.text ?? null,
      beforePlace: was === null ? null : placeOf(was.box, before.content),
      nowPlace: is === null ? null : placeOf(is.box, now.content),
    }
  })
}

/** Letters with the same text at the same place are matched, whatever the order in which they are drawn. */
function unmatched(before: readonly Letter[], now: readonly Letter[]) {
  const [nearBefore, nearNow] = [createNear(before), createNear(now)]
  const added = new Set(now)
  const gone = new Set<Letter>()
  for (const letter of before) {
    const match = nearNow(letter).find((other) => added.has(other))
    if (match === undefined) gone.add(letter)
    else added.delete(match)
  }
  // What is drawn twice at one place is seen once.
  for (const letter of added) if (nearBefore(letter).length > 0) added.delete(letter)
  for (const letter of gone) if (nearNow(letter).length > 0) gone.delete(letter)
  return { gone, added }
}

/** Finds the letters of a page with the same text at the same place, without a look at all of them. */
function createNear(letters: readonly Letter[]): (letter: Letter) => Letter[] {
  const cells = new Map<string, Letter[]>()
  const cellOf = (value: number) => Math.floor(value / NEAR_PT)
  const keyOf = (text: string, column: number, row: number) => `${column} ${row} ${text}`
  for (const letter of letters) {
    const key = keyOf(letter.text, cellOf(letter.box[0]), cellOf(letter.baseline))
    const cell = cells.get(key)
    if (cell === undefined) cells.set(key, [letter])
    else cell.push(letter)
  }
  return (letter) => {
    const [column, row] = [cellOf(letter.box[0]), cellOf(letter.baseline)]
    return [-1, 0, 1]
      .flatMap((dx) => [-1, 0, 1].map((dy) => keyOf(letter.text, column + dx, row + dy)))
      .flatMap((key) => cells.get(key) ?? [])
      .filter((other) => isNear(letter, other))
  }
}

const isNear = (a: Letter, b: Letter) =>
  Math.abs(a.box[0] - b.box[0]) < NEAR_PT && Math.abs(a.baseline - b.baseline) < NEAR_PT

/** The whole text moved by the same distance: the page was cut or its origin changed. */
function isShifted(before: readonly Letter[], now: readonly Letter[]): boolean {
  const [first, other] = [before[0], now[0]]
  if (first === undefined || other === undefined || before.length !== now.length) return false
  const [dx, dy] = [other.box[0] - first.box[0], other.baseline - first.baseline]
  return before.every((letter, index) => {
    const next = now[index]
    return (
      next?.text === letter.text &&
      Math.abs(next.box[0] - letter.box[0] - dx) < NEAR_PT &&
      Math.abs(next.baseline - letter.baseline - dy) < NEAR_PT
    )
  })
}

const MIN_SHARED = 0.2

type Pair = readonly [Word, Word] | readonly [Word, null] | readonly [null, Word]

/** A word and the one in its place. */
function pairWords(before: readonly Word[], now: readonly Word[]): Pair[] {
  const left = new Set(now)
  const pairs: Pair[] = before.map((word) => {
    let [best, most]: [Word | null, number] = [null, MIN_SHARED]
    for (const other of left) {
      const shared = sharedOf(word.box, other.box)
      if (shared > most) [best, most] = [other, shared]
    }
    if (best === null) return [word, null]
    left.delete(best)
    return [word, best]
  })
  return [...pairs, ...[...left].map((word): Pair => [null, word])]
}

/** The part of the narrower word that stands in the place of the other one. */
function sharedOf(a: Box, b: Box): number {
  const across = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  const down = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  if (across <= 0 || down < 0.4 * Math.min(a[3] - a[1], b[3] - b[1])) return 0
  return across / Math.max(1e-3, Math.min(a[2] - a[0], b[2] - b[0]))
}

/**
 * Letters that are drawn with another outline at the same place, although their text is the same: a font that was
 * exchanged. Returns the words.
 */
export function changedOutlines(before: VisiblePage, now: VisiblePage): Evidence[] {
  const near = createNear(before.letters)
  const other = now.letters.filter((letter) => {
    const outline = now.outlineOf(letter)
    const same = near(letter)
    if (outline === null || same.length === 0) return false
    return same.every((old) => {
      const was = before.outlineOf(old)
      return was !== null && was !== outline
    })
  })
  const words = wordsOf(now.letters)
  return wordsWith(now.letters, new Set(other)).map((word) => ({
    label: labelOf(words, word),
    before: word.text,
    now: word.text,
    beforePlace: placeOf(word.box, before.content),
    nowPlace: placeOf(word.box, now.content),
  }))
}
