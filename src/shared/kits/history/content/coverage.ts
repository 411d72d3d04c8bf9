import { areaOf, isInside, overlaps, type Box } from './geometry.ts'
import type { Cover, Letter, PageContent } from './pageContent.ts'

const CELL_PT = 24
/** Points of a letter that are looked at, in each direction. */
const SAMPLES = 5
/** Of 25: so many are hidden. */
const HIDDEN_SAMPLES = 23
/** Comparisons of a letter with a shape: a page with more is drawn to exhaust its reader. */
const MAX_STEPS = 4_000_000

export type CoveredLetter = { letter: Letter; covers: readonly Cover[] }

/** Letters that opaque shapes or pictures hide which were drawn later. `isOpaque` knows the pictures. */
export function coveredLetters(
  { letters, covers }: PageContent,
  isOpaque: (cover: Cover) => boolean,
): CoveredLetter[] {
  const above = new Map<Letter, Cover[]>()
  const cells = cellsOf(letters.filter(({ hidden, text }) => hidden === null && text.trim() !== ''))
  let steps = 0
  for (const cover of covers) {
    if (!isOpaque(cover)) continue
    for (const letter of near(cells, cover)) {
      steps += 1
      if (steps > MAX_STEPS) return []
      if (letter.order >= cover.order || letter.annotation !== null) continue
      if (!cover.boxes.some((box) => overlaps(box, letter.box))) continue
      const known = above.get(letter)
      if (known === undefined) above.set(letter, [cover])
      else known.push(cover)
    }
  }
  return [...above]
    .filter(([letter, shapes]) => isHiddenBy(letter, shapes))
    .map(([letter, shapes]) => ({ letter, covers: shapes }))
}

function isHiddenBy({ box: [left, top, right, bottom] }: Letter, covers: readonly Cover[]) {
  const boxes = covers.flatMap((cover) => cover.boxes)
  let hidden = 0
  for (let column = 0; column < SAMPLES; column += 1)
    for (let row = 0; row < SAMPLES; row += 1) {
      const x = left + ((column + 0.5) / SAMPLES) * (right - left)
      // The lowest part belongs to letters with descenders only.
      const y = top + ((row + 0.5) / SAMPLES) * (bottom - top) * 0.8
      if (boxes.some((box) => isInside(box, x, y))) hidden += 1
    }
  return hidden >= HIDDEN_SAMPLES
}

type Cells = Map<number, Letter[]>
const cellOf = (value: number) => Math.floor(value / CELL_PT)
const keyOf = (column: number, row: number) => column * 100_000 + row

function cellsOf(letters: readonly Letter[]): Cells {
  const cells: Cells = new Map()
  for (const letter of letters) {
    const key = keyOf(cellOf(letter.box[0]), cellOf(letter.box[1]))
    const cell = cells.get(key)
    if (cell === undefined) cells.set(key, [letter])
    else cell.push(letter)
  }
  return cells
}

/** Letters start at most one cell before a shape that touches them. */
function* near(cells: Cells, { boxes }: Cover): Generator<Letter> {
  const seen = new Set<number>()
  for (const [left, top, right, bottom] of boxes)
    for (let column = cellOf(left) - 1; column <= cellOf(right); column += 1)
      for (let row = cellOf(top) - 1; row <= cellOf(bottom); row += 1) {
        const key = keyOf(column, row)
        if (seen.has(key)) continue
        seen.add(key)
        yield* cells.get(key) ?? []
      }
}

/** Over most of the page, as a scan is. */
export const isWholePage = (box: Box, { width, height }: PageContent): boolean =>
  areaOf(box) > 0.7 * width * height
