import { Buffer } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PhotoName } from './case.ts'

const drawn = new Map<PhotoName, Buffer>()

/** A drawn sample photo: a square JPEG of 1440 px. */
function drawnPhoto(name: PhotoName): Buffer {
  const cached = drawn.get(name)
  if (cached !== undefined) return cached
  const bytes = readFileSync(join(process.cwd(), `tests/sandbox/samples/dav-${name}.jpg`))
  drawn.set(name, bytes)
  return bytes
}

const COMMENT = 0xfe
const LONGEST_SEGMENT = 65_533

/** Pads a JPEG with comment segments to the size of a camera photo. */
function padded(picture: Buffer, bytes: number): Buffer {
  const segments: Buffer[] = []
  let missing = bytes - picture.length
  while (missing > 0) {
    const length = Math.min(LONGEST_SEGMENT, Math.max(2, missing - 2))
    const segment = Buffer.alloc(length + 2, 0x20)
    segment.writeUInt16BE(0xff00 + COMMENT, 0)
    segment.writeUInt16BE(length, 2)
    segments.push(segment)
    missing -= segment.length
  }
  return Buffer.concat([picture.subarray(0, 2), ...segments, picture.subarray(2)])
}

/** Raw base64 of the sample photo, optionally padded to this many bytes. */
export function samplePhoto(name: PhotoName, bytes?: number): string {
  const picture = drawnPhoto(name)
  return (bytes === undefined ? picture : padded(picture, bytes)).toString('base64')
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
