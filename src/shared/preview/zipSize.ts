const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const END_BYTES = 22
const ENTRY_BYTES = 46
/** A zip may end in a comment of so many bytes. */
const COMMENT_MAX = 0xffff

/**
 * What a zip says that it holds when unpacked, in bytes; null where it is no zip. Figures of zip64 read as 4 GB or
 * more. A zip may lie: this refuses the honest giants before they take the memory.
 */
export function unzippedBytes(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOfDirectory(view)
  if (end === null) return null
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  let total = 0
  for (let entry = 0; entry < count; entry += 1) {
    if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY) break
    total += view.getUint32(at + 24, true)
    const tail = [28, 30, 32].map((offset) => view.getUint16(at + offset, true))
    at += ENTRY_BYTES + tail.reduce((sum, length) => sum + length, 0)
  }
  return total
}

function endOfDirectory(view: DataView): number | null {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= Math.max(0, last - COMMENT_MAX); at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at
  }
  return null
}
