import { nextTask } from '#shared/platform/lib/async/nextTask.ts'

/** The polynomial of ZIP, gzip and PNG, bit-reversed. */
const POLYNOMIAL = 0xedb88320

const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? POLYNOMIAL : 0)
  return value
})

/**
 * Unsigned, as ZIP stores it for each file.
 * @param previous of the bytes before, where a file is read in pieces
 */
export function crc32(bytes: Uint8Array, previous = 0): number {
  let value = ~previous
  for (const byte of bytes) value = (TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8)
  return ~value >>> 0
}

/** About 10 ms on an office computer. */
const PIECE_BYTES = 2_097_152

/** Of a file that may be large: lets the page respond between the pieces. */
export async function crc32InPieces(bytes: Uint8Array): Promise<number> {
  let checksum = 0
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    if (at > 0) await nextTask()
    checksum = crc32(bytes.subarray(at, at + PIECE_BYTES), checksum)
  }
  return checksum
}
