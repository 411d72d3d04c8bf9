import { meanOf, shrink, type Grey } from './grey.ts'

/** What may be wrong with a photo; one is told, the first of these that fits. */
export const HINTS = ['dark', 'blurred', 'glare', 'same'] as const
export type Hint = (typeof HINTS)[number]

/** Fields of a side in which brightness is compared; the stamp covers the last two rows of them. */
const CELLS = 32
const STAMP_ROWS = 3

/** Our own figures: a hint that comes too often is not read any more. */
const DARK_BELOW = 40
const BURNT_FROM = 250
/** A reflection is a spot. A paper that is white all over, or a sky, is none. */
const GLARE_SHARE = { from: 0.015, to: 0.2 }
/** Of the variance of the Laplacian, which measures edges, to the variance of the brightness. */
const SHARP_FROM = 0.012
/** A wall, a sheet: too even to have edges, or to be told from another one. */
const EVEN_BELOW = 60
/** Of the correlation of two pictures. */
const SAME_FROM = 0.985

/** What is wrong with a photo, by itself or beside the others; null where nothing is. */
export function judge(picture: Grey, others: readonly Grey[]): Hint | null {
  const cells = fieldsOf(picture)
  const contrast = varianceOf(cells)
  if (meanOf(cells) < DARK_BELOW) return 'dark'
  if (contrast >= EVEN_BELOW && edgesOf(picture) / contrast < SHARP_FROM) return 'blurred'
  const burnt = cells.filter((cell) => cell >= BURNT_FROM).length / cells.length
  if (burnt >= GLARE_SHARE.from && burnt <= GLARE_SHARE.to) return 'glare'
  if (contrast < EVEN_BELOW) return null
  return others.some((other) => correlation(cells, fieldsOf(other)) >= SAME_FROM) ? 'same' : null
}

const fieldsOf = (picture: Grey): number[] =>
  shrink(picture, CELLS).slice(0, CELLS * (CELLS - STAMP_ROWS))

function varianceOf(values: readonly number[]): number {
  const middle = meanOf(values)
  return meanOf(values.map((value) => (value - middle) ** 2))
}

/** How much the picture has of edges, above the stamp: the variance of its Laplacian. */
function edgesOf({ side, points }: Grey): number {
  const end = Math.floor((side * (CELLS - STAMP_ROWS)) / CELLS)
  let sum = 0
  let squares = 0
  let count = 0
  for (let row = 1; row < end - 1; row += 1)
    for (let at = row * side + 1; at < (row + 1) * side - 1; at += 1) {
      const [left, right] = [points[at - 1] ?? 0, points[at + 1] ?? 0]
      const [above, below] = [points[at - side] ?? 0, points[at + side] ?? 0]
      const edge = left + right + above + below - 4 * (points[at] ?? 0)
      sum += edge
      squares += edge ** 2
      count += 1
    }
  return squares / count - (sum / count) ** 2
}

/** Pearson's, -1 to 1; of two even pictures 0. */
function correlation(one: readonly number[], other: readonly number[]): number {
  const [first, second] = [meanOf(one), meanOf(other)]
  const together = meanOf(one.map((value, at) => (value - first) * ((other[at] ?? 0) - second)))
  return together / Math.max(1, Math.sqrt(varianceOf(one) * varianceOf(other)))
}
