import { crc32 } from './crc32.ts'
import { ZipRefused } from './zipRefused.ts'

const END_OF_DIRECTORY = [0x50, 0x4b, 5, 6]
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_HEADER = 0x04034b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
const STORED = 0
const DEFLATED = 8
const ENCRYPTED_FLAG = 1
/** A size or place that needs more than 32 bits stands in an extra field, in the order in which such figures come. */
const IN_ZIP64 = 0xffffffff
const ZIP64_FIELD = 1
/** Deflate makes at most 1,032 bytes of one: 16 kB become 16 MB at most before they are counted. */
const PIECE_BYTES = 16_384

/** A file of a ZIP as the directory describes it. Sizes and places in bytes. */
export type DirectoryEntry = {
  /** Its whole path, as the ZIP has it. */
  name: string
  isEncrypted: boolean
  method: number
  checksum: number
  packedSize: number
  size: number
  at: number
}

const damaged = (cause?: unknown) => new ZipRefused('unreadable', { cause })

/**
 * The directory of a ZIP. Everything that reads a ZIP here reads this one: a ZIP may have several that differ.
 * @throws ZipRefused 'unreadable' where it is no ZIP or its directory lacks a file that it counts
 */
export function readDirectory(bytes: Uint8Array): DirectoryEntry[] {
  const view = viewOf(bytes)
  const end = endOfDirectory(bytes)
  const entries: DirectoryEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== DIRECTORY_ENTRY) throw damaged()
    const name = bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + view.getUint16(at + 28, true))
    const extra = at + ENTRY_BYTES + name.length
    const extraBytes = view.getUint16(at + 30, true)
    const [size = 0, packedSize = 0, place = 0] = withZip64(
      [24, 20, 42].map((field) => view.getUint32(at + field, true)),
      bytes.subarray(extra, extra + extraBytes),
    )
    entries.push({
      name: new TextDecoder().decode(name),
      isEncrypted: (view.getUint16(at + 8, true) & ENCRYPTED_FLAG) !== 0,
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      packedSize,
      size,
      at: place,
    })
    at = extra + extraBytes + view.getUint16(at + 32, true)
  }
  return entries
}

/**
 * Unpacks one file of a ZIP, and stops as soon as it is larger than the directory says.
 * @param room most bytes that it may hold
 * @throws ZipRefused 'tooLarge', 'locked', or 'unreadable' where it is damaged
 */
export async function unpackFile(
  bytes: Uint8Array<ArrayBuffer>,
  entry: DirectoryEntry,
  room: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (entry.isEncrypted) throw new ZipRefused('locked')
  if (entry.size > room) throw new ZipRefused('tooLarge')
  const packed = packedBytes(bytes, entry)
  const content = entry.method === STORED ? packed : await inflate(packed, entry)
  if (content.length !== entry.size || crc32(content) !== entry.checksum) throw damaged()
  return content
}

/** A local header that contradicts the directory is damage: another program would unpack something else. */
function packedBytes(
  bytes: Uint8Array<ArrayBuffer>,
  { at, method, packedSize }: DirectoryEntry,
): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes)
  if (at + LOCAL_BYTES > view.byteLength || view.getUint32(at, true) !== LOCAL_HEADER)
    throw damaged()
  if (view.getUint16(at + 8, true) !== method) throw damaged()
  const from = at + LOCAL_BYTES + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  if (from + packedSize > view.byteLength) throw damaged()
  return bytes.subarray(from, from + packedSize)
}

async function inflate(
  packed: Uint8Array<ArrayBuffer>,
  { method, size }: DirectoryEntry,
): Promise<Uint8Array<ArrayBuffer>> {
  if (method !== DEFLATED) throw damaged()
  const unpacker = new DecompressionStream('deflate-raw')
  // Damage is reported by the reading side.
  feed(packed, unpacker.writable).catch(() => undefined)
  const pieces = unpacker.readable.getReader()
  const content = new Uint8Array(size)
  let at = 0
  for (;;) {
    const { done, value } = await pieces.read().catch((cause: unknown) => {
      throw damaged(cause)
    })
    if (done) return content.subarray(0, at)
    if (at + value.length > size) {
      await pieces.cancel()
      throw damaged()
    }
    content.set(value, at)
    at += value.length
  }
}

/** Piece by piece: all at once would be unpacked at once. */
async function feed(
  packed: Uint8Array<ArrayBuffer>,
  unpacker: WritableStream<BufferSource>,
): Promise<void> {
  const writer = unpacker.getWriter()
  for (let at = 0; at < packed.length; at += PIECE_BYTES)
    await writer.write(packed.subarray(at, at + PIECE_BYTES))
  await writer.close()
}

/** The last one counts, as for every reader; one that is cut off is damage, for some readers take it all the same. */
function endOfDirectory(bytes: Uint8Array): number {
  let at = bytes.length - END_OF_DIRECTORY.length
  while (at >= 0 && END_OF_DIRECTORY.some((byte, index) => bytes[at + index] !== byte)) at -= 1
  if (at < 0 || at + END_BYTES > bytes.length) throw damaged()
  return at
}

/** Sizes and places as the extra field of ZIP64 has them, where the plain ones say so. */
function withZip64(plain: readonly number[], extra: Uint8Array): number[] {
  if (!plain.includes(IN_ZIP64)) return [...plain]
  const view = viewOf(extra)
  let at = 0
  while (at + 4 <= extra.length && view.getUint16(at, true) !== ZIP64_FIELD)
    at += 4 + view.getUint16(at + 2, true)
  at += 4
  return plain.map((figure) => {
    if (figure !== IN_ZIP64 || at + 8 > extra.length) return figure
    at += 8
    return Number(view.getBigUint64(at - 8, true))
  })
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength)
