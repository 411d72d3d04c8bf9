import type { Pixels } from '../picture/thumbnail.ts'

/** Dark, light, dark, light, dark: so wide are the rings of a corner square along any line through its middle. */
const RINGS = [1, 1, 3, 1, 1] as const
const RINGS_WIDTH = 7
/** Of a ring: light and focus of a photo move an edge by so much. */
const TOLERANCE = 0.55
/** A module of fewer pixels cannot be read. */
const MIN_MODULE = 1.2
/** Of 255: how much darker than what is around it. */
const DARKER = 10
const WINDOW = 48
/** Rows that show the same square. */
const MIN_ROWS = 2
const CORNERS = 3

type Square = { x: number; y: number; module: number; rows: number }

/** Whether a picture shows three squares of one size, as each QR code has in its corners (ISO/IEC 18004). */
export function hasCornerSquares(pixels: Pixels): boolean {
  const isDark = darkPixels(pixels)
  const { width, height } = pixels
  const squares: Square[] = []
  for (let y = 0; y < height; y += 1)
    for (const { middle, module } of ringsOf(width, (x) => isDark[y * width + x] === 1)) {
      const x = Math.round(middle)
      const reach = Math.ceil(RINGS_WIDTH * module)
      const top = Math.max(0, y - reach)
      const column = ringsOf(
        Math.min(height, y + reach) - top,
        (at) => isDark[(top + at) * width + x] === 1,
      ).find(
        (rings) =>
          Math.abs(top + rings.middle - y) < 2 * module && isSameSize(rings.module, module),
      )
      if (column !== undefined) addTo(squares, { x, y, module, rows: 1 })
    }
  const seen = squares.filter(({ rows }) => rows >= MIN_ROWS)
  return seen.some(
    (one) => seen.filter((other) => isSameSize(one.module, other.module)).length >= CORNERS,
  )
}

const isSameSize = (one: number, other: number) => Math.max(one, other) < 1.5 * Math.min(one, other)

function addTo(squares: Square[], found: Square): void {
  const same = squares.find(
    ({ x, y, module }) => Math.hypot(x - found.x, y - found.y) < RINGS_WIDTH * module,
  )
  if (same === undefined) squares.push(found)
  else same.rows += 1
}

/** The places of a line whose lengths of dark and light are those of the rings. */
function ringsOf(length: number, isDarkAt: (at: number) => boolean) {
  const found: { middle: number; module: number }[] = []
  const runs: number[] = []
  let start = 0
  for (let at = 1; at <= length; at += 1) {
    if (at < length && isDarkAt(at) === isDarkAt(start)) continue
    runs.push(at - start)
    if (runs.length > RINGS.length) runs.shift()
    if (isDarkAt(start) && areRings(runs)) {
      const width = runs.reduce((sum, run) => sum + run, 0)
      found.push({ middle: at - width / 2, module: width / RINGS_WIDTH })
    }
    start = at
  }
  return found
}

function areRings(runs: readonly number[]): boolean {
  if (runs.length < RINGS.length) return false
  const module = runs.reduce((sum, run) => sum + run, 0) / RINGS_WIDTH
  return (
    module >= MIN_MODULE &&
    RINGS.every((ring, index) => Math.abs((runs[index] ?? 0) - ring * module) < TOLERANCE * module)
  )
}

/** One for each pixel that is darker than the mean of those around it on its row. */
function darkPixels({ data, width, height }: Pixels): Uint8Array {
  const dark = new Uint8Array(width * height)
  const sums = new Float64Array(width + 1)
  for (let y = 0; y < height; y += 1) {
    const grey = (x: number) => {
      const at = (y * width + x) * 4
      return ((data[at] ?? 0) + 2 * (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 4
    }
    for (let x = 0; x < width; x += 1) sums[x + 1] = (sums[x] ?? 0) + grey(x)
    for (let x = 0; x < width; x += 1) {
      const [from, to] = [Math.max(0, x - WINDOW), Math.min(width, x + WINDOW)]
      const mean = ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from)
      if (grey(x) < mean - DARKER) dark[y * width + x] = 1
    }
  }
  return dark
}
