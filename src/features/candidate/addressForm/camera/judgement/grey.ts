/** Brightness of each point of a square picture, 0 to 255, row by row. */
export type Grey = { side: number; points: Uint8ClampedArray }

/** Rec. 601. */
const LUMA = [0.299, 0.587, 0.114] as const
const RGBA = 4

/** @param rgba four bytes a point */
export function toGrey(rgba: Uint8ClampedArray, side: number): Grey {
  const points = new Uint8ClampedArray(side * side)
  for (let point = 0; point < points.length; point += 1) {
    const at = point * RGBA
    points[point] =
      LUMA[0] * (rgba[at] ?? 0) + LUMA[1] * (rgba[at + 1] ?? 0) + LUMA[2] * (rgba[at + 2] ?? 0)
  }
  return { side, points }
}

/** The same picture in `cells` x `cells` means. */
export function shrink({ side, points }: Grey, cells: number): number[] {
  const sums = Array.from({ length: cells * cells }, () => 0)
  const counts = Array.from({ length: cells * cells }, () => 0)
  for (const [at, value] of points.entries()) {
    const row = Math.floor((Math.floor(at / side) * cells) / side)
    const cell = row * cells + Math.floor(((at % side) * cells) / side)
    sums[cell] = (sums[cell] ?? 0) + value
    counts[cell] = (counts[cell] ?? 0) + 1
  }
  return sums.map((sum, cell) => sum / (counts[cell] ?? 1))
}

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
