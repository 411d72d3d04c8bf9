/** Brightness 0 to 255 of a square picture's pixels, row by row. */
export type GrayscaleImage = { side: number; pixels: Uint8ClampedArray }

/** Rec. 601. */
const LUMA = [0.299, 0.587, 0.114] as const
const RGBA = 4

export function toGrayscale(rgba: Uint8ClampedArray, side: number): GrayscaleImage {
  const pixels = new Uint8ClampedArray(side * side)
  for (let point = 0; point < pixels.length; point += 1) {
    const at = point * RGBA
    pixels[point] =
      LUMA[0] * (rgba[at] ?? 0) + LUMA[1] * (rgba[at + 1] ?? 0) + LUMA[2] * (rgba[at + 2] ?? 0)
  }
  return { side, pixels }
}

function downscale({ side, pixels }: GrayscaleImage, cells: number): number[] {
  const sums = Array.from({ length: cells * cells }, () => 0)
  const counts = Array.from({ length: cells * cells }, () => 0)
  for (const [at, value] of pixels.entries()) {
    const row = Math.floor((Math.floor(at / side) * cells) / side)
    const cell = row * cells + Math.floor(((at % side) * cells) / side)
    sums[cell] = (sums[cell] ?? 0) + value
    counts[cell] = (counts[cell] ?? 0) + 1
  }
  return sums.map((sum, cell) => sum / (counts[cell] ?? 1))
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** In order of priority. */
export const QUALITY_ISSUES = ['dark', 'blurred', 'glare', 'same'] as const
export type QualityIssue = (typeof QUALITY_ISSUES)[number]

/** Cells per side for comparing brightness; the stamp covers the last two rows. */
const CELLS = 32
const STAMP_ROWS = 3

/** Our own values; higher ones would give hints too often to be read. */
const DARK_BELOW = 40
const OVEREXPOSED_FROM = 250
/** A reflection is a spot; white paper or sky is larger. */
const GLARE_SHARE = { from: 0.015, to: 0.2 }
/** Ratio of the Laplacian's variance, which measures edges, to the brightness variance. */
const SHARP_FROM = 0.012
/** Too uniform to have edges or to be told apart (a wall, a sheet). */
const UNIFORM_BELOW = 60
const DUPLICATE_FROM = 0.985

/** `others` only matter for 'same'. */
export function findQualityIssue(
  picture: GrayscaleImage,
  others: readonly GrayscaleImage[],
): QualityIssue | null {
  const cells = brightnessGrid(picture)
  const contrast = varianceOf(cells)
  if (meanOf(cells) < DARK_BELOW) return 'dark'
  if (contrast >= UNIFORM_BELOW && laplacianVariance(picture) / contrast < SHARP_FROM)
    return 'blurred'
  const burnt = cells.filter((cell) => cell >= OVEREXPOSED_FROM).length / cells.length
  if (burnt >= GLARE_SHARE.from && burnt <= GLARE_SHARE.to) return 'glare'
  if (contrast < UNIFORM_BELOW) return null
  return others.some((other) => correlation(cells, brightnessGrid(other)) >= DUPLICATE_FROM)
    ? 'same'
    : null
}

const brightnessGrid = (picture: GrayscaleImage): number[] =>
  downscale(picture, CELLS).slice(0, CELLS * (CELLS - STAMP_ROWS))

function varianceOf(values: readonly number[]): number {
  const middle = meanOf(values)
  return meanOf(values.map((value) => (value - middle) ** 2))
}

function laplacianVariance({ side, pixels }: GrayscaleImage): number {
  const end = Math.floor((side * (CELLS - STAMP_ROWS)) / CELLS)
  let sum = 0
  let squares = 0
  let count = 0
  for (let row = 1; row < end - 1; row += 1)
    for (let at = row * side + 1; at < (row + 1) * side - 1; at += 1) {
      const [left, right] = [pixels[at - 1] ?? 0, pixels[at + 1] ?? 0]
      const [above, below] = [pixels[at - side] ?? 0, pixels[at + side] ?? 0]
      const edge = left + right + above + below - 4 * (pixels[at] ?? 0)
      sum += edge
      squares += edge ** 2
      count += 1
    }
  return squares / count - (sum / count) ** 2
}

/** Pearson's, -1 to 1; 0 for uniform pictures. */
function correlation(one: readonly number[], other: readonly number[]): number {
  const [first, second] = [meanOf(one), meanOf(other)]
  const covariance = meanOf(one.map((value, at) => (value - first) * ((other[at] ?? 0) - second)))
  return covariance / Math.max(1, Math.sqrt(varianceOf(one) * varianceOf(other)))
}
