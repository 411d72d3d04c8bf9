import type { Place } from '../finding.ts'
import { placeOf } from '../rules/places.ts'
import { wordsOf, type PageContent, type Word } from './pageContent.ts'

export type TextWord = { text: string; place: Place }
/** Plain data. `text`: its words with one blank between them. */
export type TextLine = { page: number; text: string; words: readonly TextWord[] }

/** The lines of a page from above, each from the left; without hidden text and comments. */
export function linesOf(page: PageContent, number: number): TextLine[] {
  const words = wordsOf(
    page.letters.filter(({ hidden, annotation }) => hidden === null && annotation === null),
  )
  const baselineOf = ({ letters }: Word) => letters[0]?.baseline ?? 0
  const lines: Word[][] = []
  let last = -Infinity
  for (const word of words.toSorted((a, b) => baselineOf(a) - baselineOf(b))) {
    const baseline = baselineOf(word)
    const line = lines.at(-1)
    if (line !== undefined && baseline - last < 0.4 * (word.letters[0]?.size ?? 0)) line.push(word)
    else {
      lines.push([word])
      last = baseline
    }
  }
  return lines.map((line) => {
    const sorted = line.toSorted((a, b) => a.box[0] - b.box[0])
    return {
      page: number,
      text: sorted.map(({ text }) => text).join(' '),
      words: sorted.map(({ text, box }) => ({ text, place: placeOf(box, page) })),
    }
  })
}
