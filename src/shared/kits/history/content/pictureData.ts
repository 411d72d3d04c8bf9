import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { hashBytes } from '../read/fingerprint.ts'

/** `kind` of pdf.js: with an alpha channel. */
const WITH_ALPHA = 3
const OPAQUE_ALPHA = 250

export type PictureData = {
  data: Uint8Array | Uint8ClampedArray
  width: number
  height: number
  kind: number
}

/** The pixels of a picture; null where pdf.js could not read it. */
export async function readPicture(page: PDFPageProxy, id: string): Promise<PictureData | null> {
  const objects = id.startsWith('g_') ? page.commonObjs : page.objs
  const value = await new Promise<unknown>((resolve) => {
    objects.get(id, resolve)
  })
  return toPictureData(value)
}

/** Also of a picture within the page's own content. */
export function toPictureData(value: unknown): PictureData | null {
  if (typeof value !== 'object' || value === null || !('data' in value)) return null
  const { data } = value
  if (!(data instanceof Uint8Array || data instanceof Uint8ClampedArray)) return null
  const number = (key: string) => {
    const found: unknown = Reflect.get(value, key)
    return typeof found === 'number' ? found : 0
  }
  return { data, width: number('width'), height: number('height'), kind: number('kind') }
}

/** Stands for the pixels. */
export const digestOf = ({ data, width, height, kind }: PictureData): string =>
  `${kind} ${width} ${height} ${hashBytes(data)}`

/** Nothing shines through it. */
export function isOpaquePicture({ data, kind }: PictureData): boolean {
  if (kind !== WITH_ALPHA) return true
  for (let index = 3; index < data.length; index += 4)
    if ((data[index] ?? 0) < OPAQUE_ALPHA) return false
  return true
}
