/** The polynomial of ZIP, gzip and PNG, bit-reversed. */
const POLYNOMIAL = 0xedb88320

const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? POLYNOMIAL : 0)
  return value
})

/** Unsigned, as ZIP stores it for each file. */
export function crc32(bytes: Uint8Array): number {
  let value = -1
  for (const byte of bytes) value = (TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8)
  return ~value >>> 0
}
