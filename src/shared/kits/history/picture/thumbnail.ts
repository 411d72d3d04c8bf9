import type { Place } from '../finding.ts'

/** Pixels, four bytes each. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number }
/** Null where the picture cannot be read. `width`: it is scaled to this. */
export type DecodePicture = (bytes: Uint8Array, width: number) => Promise<Pixels | null>

/** Wide enough for a figure to be seen. */
const WIDTH = 320
const BLOCK = 4
/** Mean difference of 255: measured 1.9 for the same picture, 3.4 with a changed number, 20 and more otherwise. */
const MAX_MEAN = 8
/** Largest difference of a block: measured 33 for the same picture, 124 and more with a changed number. */
const MIN_BLOCK = 80
/** Of all blocks: a larger place is another picture, not a changed one. */
const MAX_PLACE = 0.03
/** Of the height: cameras and apps print their mark and the place there. */
const MARGIN = 0.25

export type ThumbnailResult = { kind: 'same' } | { kind: 'other' } | { kind: 'place'; place: Place }

/** Compares a picture with the small one that its camera put into it; null where one of them cannot be read. */
export async function compareThumbnail(
  bytes: Uint8Array,
  thumbnail: Uint8Array,
  decode: DecodePicture,
): Promise<ThumbnailResult | null> {
  const [picture, small] = [await decode(bytes, WIDTH), await decode(thumbnail, WIDTH)]
  if (picture === null || small === null) return null
  // Thumbnails have their own proportions, with black bars above and below.
  const bars = Math.round((small.height - picture.height) / 2)
  if (bars < -2 || bars > small.height / 4) return { kind: 'other' }
  const height = Math.min(picture.height, small.height)
  return compareBlocks(
    blocksOf(picture, 0, height),
    blocksOf(small, Math.max(0, bars), height),
    Math.floor(WIDTH / BLOCK),
  )
}

/** Mean light of each block of 4 by 4. */
function blocksOf({ data, width, height }: Pixels, top: number, rows: number): Float64Array {
  const [across, down] = [Math.floor(width / BLOCK), Math.floor(rows / BLOCK)]
  const blocks = new Float64Array(across * down)
  for (let y = 0; y < down * BLOCK && y + top < height; y += 1)
    for (let x = 0; x < across * BLOCK; x += 1) {
      const at = ((y + top) * width + x) * 4
      const light =
        0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
      const block = Math.floor(y / BLOCK) * across + Math.floor(x / BLOCK)
      blocks[block] = (blocks[block] ?? 0) + light / BLOCK ** 2
    }
  return blocks
}

function compareBlocks(now: Float64Array, before: Float64Array, across: number): ThumbnailResult {
  const differences = now.map((light, index) => Math.abs(light - (before[index] ?? 0)))
  const mean = differences.reduce((sum, value) => sum + value, 0) / differences.length
  if (mean > MAX_MEAN) return { kind: 'other' }
  const places = [...differences.keys()].filter(
    (index) => (differences[index] ?? 0) > MIN_BLOCK / 2,
  )
  const most = differences.reduce((max, value) => Math.max(max, value), 0)
  if (most < MIN_BLOCK) return { kind: 'same' }
  const columns = places.map((index) => index % across)
  const rows = places.map((index) => Math.floor(index / across))
  const down = differences.length / across
  const [left, top] = [Math.min(...columns), Math.min(...rows)]
  const place = {
    left: left / across,
    top: top / down,
    width: (Math.max(...columns) + 1 - left) / across,
    height: (Math.max(...rows) + 1 - top) / down,
  }
  const isInMargin = place.top + place.height < MARGIN || place.top > 1 - MARGIN
  return isInMargin || place.width * place.height > MAX_PLACE
    ? { kind: 'other' }
    : { kind: 'place', place }
}
