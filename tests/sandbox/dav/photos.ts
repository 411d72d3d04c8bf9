import { fromBase64 } from '#shared/platform/lib/base64.ts'
import { toBase64 } from '../base64.ts'
import type { PhotoName } from './case.ts'
import { drawnPhoto } from './drawnPhotos.ts'

const COMMENT = 0xfe
const LONGEST_SEGMENT = 65_533

/** Pads a JPEG with comment segments to the size of a camera photo. */
function padded(picture: Uint8Array, bytes: number): Uint8Array {
  const result = new Uint8Array(Math.max(bytes, picture.length))
  result.set(picture.subarray(0, 2))
  const rest = picture.subarray(2)
  const end = result.length - rest.length
  const view = new DataView(result.buffer)
  let at = 2
  while (at < end) {
    const length = Math.min(LONGEST_SEGMENT, Math.max(2, end - at - 2))
    view.setUint16(at, 0xff00 + COMMENT)
    view.setUint16(at + 2, length)
    result.fill(0x20, at + 4, at + 2 + length)
    at += length + 2
  }
  result.set(rest, end)
  return result
}

/** Raw base64 of the sample photo, optionally padded to this many bytes. */
export function samplePhoto(name: PhotoName, bytes?: number): string {
  const base64 = drawnPhoto(name)
  return bytes === undefined ? base64 : toBase64(padded(fromBase64(base64), bytes))
}

const SIZE_MARKERS = new Set([0xc0, 0xc1, 0xc2])

/** Width and height from a JPEG's frame header; null for other data. */
export function jpegSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return null
  for (let at = 2; at + 9 < bytes.length; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint8(at) !== 0xff) return null
    if (SIZE_MARKERS.has(view.getUint8(at + 1)))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
  }
  return null
}
