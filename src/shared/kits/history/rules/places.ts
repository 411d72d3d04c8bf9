import { transformBox, type Box } from '../content/geometry.ts'
import { wordsOf, type Letter, type PageContent, type Word } from '../content/pageContent.ts'
import type { Place } from '../finding.ts'

/** The box as a share of the page. */
export function placeOf(
  box: Box,
  { width, height, toPage }: Pick<PageContent, 'width' | 'height' | 'toPage'>,
): Place {
  const [left, top, right, bottom] = transformBox(toPage, box)
  return {
    left: left / width,
    top: top / height,
    width: (right - left) / width,
    height: (bottom - top) / height,
  }
}

/** The words of which at least one letter is among `letters`. */
export function wordsWith(all: readonly Letter[], letters: ReadonlySet<Letter>): Word[] {
  return wordsOf(all).filter((word) => word.letters.some((letter) => letters.has(letter)))
}

const LABEL_WORDS = 4

/** What stands before it on its line, such as "House rent allowance". Empty where nothing does. */
export function labelOf(words: readonly Word[], { box, letters }: Word): string {
  const [first] = letters
  if (first === undefined) return ''
  const before = words
    .filter(
      (word) =>
        word.box[2] <= box[0] + 1 &&
        Math.abs((word.letters[0]?.baseline ?? 0) - first.baseline) < 0.4 * first.size,
    )
    .sort((a, b) => b.box[0] - a.box[0])
  const label: Word[] = []
  for (const word of before) {
    const next = label[0]
    const isApart = next !== undefined && next.box[0] - word.box[2] > first.size
    if (label.length >= LABEL_WORDS || isApart) break
    if (/\p{L}/u.test(word.text)) label.unshift(word)
    else if (next !== undefined) break
  }
  return label
    .map(({ text }) => text)
    .join(' ')
    .replace(/[\s:.]+$/, '')
}

/** An amount or another number with at least two digits. */
export const isAmount = (text: string): boolean => /^[^\p{L}]*\d[\d,.\s]*\d[^\p{L}]*$/u.test(text)
