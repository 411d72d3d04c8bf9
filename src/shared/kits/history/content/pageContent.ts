import type { Box, Matrix } from './geometry.ts'

/** 'clipped': drawn where nothing can be seen, as tables do with too long text. */
export type HiddenReason = 'invisible' | 'layer' | 'clipped'

/** One letter as drawn. `order` counts what is drawn on the page. */
export type Letter = {
  text: string
  box: Box
  baseline: number
  size: number
  /** Tells the fonts of a document apart. */
  font: string
  /** Bold or italic. */
  isEmphasis: boolean
  order: number
  /** '#rrggbb'; null for a pattern. */
  color: string | null
  hidden: HiddenReason | null
  /** The id of the annotation that draws it. */
  annotation: string | null
  /** Key of its outline, where outlines are read. */
  glyph: string
}

/** Something opaque. A picture is opaque only if its pixels are (`pictureId`). */
export type Cover = {
  boxes: readonly Box[]
  order: number
  color: string | null
  annotation: string | null
  pictureId: string | null
}

export type Picture = {
  id: string | null
  box: Box
  order: number
  inline: unknown
  /** The id of the annotation that draws it. */
  annotation: string | null
}

/** A drawn path that is no letter. */
export type Drawing = {
  box: Box
  points: number
  order: number
  /** '#rrggbb'; null where it is a pattern or only a line. */
  fill: string | null
  isFilled: boolean
  annotation: string | null
}

export type PageContent = {
  width: number
  height: number
  /** From the boxes below to the page as it is shown: only versions that are compared lie in another one's space. */
  toPage: Matrix
  letters: readonly Letter[]
  covers: readonly Cover[]
  pictures: readonly Picture[]
  drawings: readonly Drawing[]
}

/** Letters that are drawn one after the other without a space. */
export type Word = { text: string; box: Box; letters: readonly Letter[] }

/** In the order of drawing. */
export function wordsOf(letters: readonly Letter[]): Word[] {
  const words: Letter[][] = []
  let last: Letter | null = null
  for (const letter of letters) {
    if (letter.text.trim() === '') last = null
    else {
      const word = words.at(-1)
      if (last !== null && word !== undefined && continues(last, letter)) word.push(letter)
      else words.push([letter])
      last = letter
    }
  }
  return words.map((parts) => ({
    text: parts.map(({ text }) => text).join(''),
    box: parts.reduce<Box>(
      ([left, top, right, bottom], { box }) => [
        Math.min(left, box[0]),
        Math.min(top, box[1]),
        Math.max(right, box[2]),
        Math.max(bottom, box[3]),
      ],
      [Infinity, Infinity, -Infinity, -Infinity],
    ),
    letters: parts,
  }))
}

function continues(last: Letter, next: Letter): boolean {
  const gap = next.box[0] - last.box[2]
  return (
    last.annotation === next.annotation &&
    Math.abs(last.baseline - next.baseline) < 0.3 * last.size &&
    gap < 0.22 * last.size &&
    gap > -0.6 * last.size
  )
}
