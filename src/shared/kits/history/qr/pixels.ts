import type { PictureData } from '../content/pictureData.ts'
import type { Pixels } from '../picture/thumbnail.ts'

/** Kinds of pdf.js: a bit, three or four bytes a pixel. */
const [BITS, RGB, RGBA] = [1, 2, 3]
const MAX_PIXELS = 50_000_000

/** Four bytes a pixel; null for an unknown kind or a picture that is too large. */
export function toPixels({ data, width, height, kind }: PictureData): Pixels | null {
  if (width * height > MAX_PIXELS || ![BITS, RGB, RGBA].includes(kind)) return null
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255)
  const rowBytes = Math.ceil(width / 8)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      for (let part = 0; part < 3; part += 1)
        pixels[at * 4 + part] =
          kind === BITS
            ? ((data[y * rowBytes + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1
              ? 255
              : 0
            : (data[at * (kind === RGB ? 3 : 4) + part] ?? 0)
    }
  return { data: pixels, width, height }
}
