import { hashBytes } from '../read/fingerprint.ts'

/** `data`: without its marker and length. */
export type JpegSegment = { marker: number; data: Uint8Array }

const [START, SCAN, TABLES] = [0xd8, 0xda, 0xdb]
const MAX_SEGMENTS = 2_000

export const isJpeg = (bytes: Uint8Array): boolean => bytes[0] === 0xff && bytes[1] === START

/** The segments before the picture's data; those before the damage of a damaged one. */
export function readSegments(bytes: Uint8Array): JpegSegment[] {
  const segments: JpegSegment[] = []
  let at = 2
  while (isJpeg(bytes) && at + 4 <= bytes.length && segments.length < MAX_SEGMENTS) {
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff || marker === SCAN) break
    const length = ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)
    // Fill bytes may stand before a marker.
    if (marker === 0xff) at += 1
    else {
      segments.push({ marker, data: bytes.subarray(at + 4, at + 2 + length) })
      at += 2 + Math.max(2, length)
    }
  }
  return segments
}

/** Stands for the quantisation tables: programs and their settings differ in them. */
export const tablesOf = (segments: readonly JpegSegment[]): string =>
  segments
    .filter(({ marker }) => marker === TABLES)
    .map(({ data }) => hashBytes(data))
    .join(' ')
