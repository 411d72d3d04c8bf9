import { crc32InPieces } from './crc32.ts'
import { ZipError } from './zipError.ts'

const END_OF_DIRECTORY = [0x50, 0x4b, 5, 6]
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_HEADER = 0x04034b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
const STORED = 0
const DEFLATED = 8
const ENCRYPTED_FLAG = 1
/** A size or offset of more than 32 bits is in the ZIP64 extra field, in the same order. */
const IN_ZIP64 = 0xffffffff
const ZIP64_FIELD = 1
/** Deflate expands at most 1,032 times: 16 kB become at most 16 MB before the limit is checked. */
const PIECE_BYTES = 16_384

/** Sizes and offsets in bytes. */
export type DirectoryEntry = {
  name: string
  isEncrypted: boolean
  method: number
  checksum: number
  compressedSize: number
  size: number
  offset: number
}

const damaged = (cause?: unknown) => new ZipError('unreadable', { cause })

/**
 * Our only reader, because a ZIP may hold several directories that differ.
 * @param start where `bytes` begin in the ZIP: its end is enough
 * @throws ZipError 'unreadable' where it is not a ZIP or its directory lacks files that it counts
 */
export function readZipDirectory(bytes: Uint8Array, start = 0): DirectoryEntry[] {
  const view = viewOf(bytes)
  const end = endOfDirectory(bytes)
  const entries: DirectoryEntry[] = []
  let at = view.getUint32(end + 16, true) - start
  if (at < 0) throw damaged()
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== DIRECTORY_ENTRY) throw damaged()
    const name = bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + view.getUint16(at + 28, true))
    const extra = at + ENTRY_BYTES + name.length
    const extraBytes = view.getUint16(at + 30, true)
    const [size = 0, compressedSize = 0, offset = 0] = withZip64(
      [24, 20, 42].map((field) => view.getUint32(at + field, true)),
      bytes.subarray(extra, extra + extraBytes),
    )
    entries.push({
      name: new TextDecoder().decode(name),
      isEncrypted: (view.getUint16(at + 8, true) & ENCRYPTED_FLAG) !== 0,
      method: view.getUint16(at + 10, true),
      checksum: view.getUint32(at + 16, true),
      compressedSize,
      size,
      offset,
    })
    at = extra + extraBytes + view.getUint16(at + 32, true)
  }
  return entries
}

/** @throws ZipError 'tooLarge' as soon as it exceeds the size in the directory, 'locked', or 'unreadable' */
export async function unpackZipEntry(
  bytes: Uint8Array<ArrayBuffer>,
  entry: DirectoryEntry,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (entry.isEncrypted) throw new ZipError('locked')
  if (entry.size > maxBytes) throw new ZipError('tooLarge')
  const compressed = compressedBytes(bytes, entry)
  const content = entry.method === STORED ? compressed : await inflate(compressed, entry)
  if (content.length !== entry.size || (await crc32InPieces(content)) !== entry.checksum)
    throw damaged()
  return content
}

/** A local header that contradicts the directory counts as damage: another program would unpack something else. */
function compressedBytes(
  bytes: Uint8Array<ArrayBuffer>,
  { offset, method, compressedSize }: DirectoryEntry,
): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes)
  if (offset + LOCAL_BYTES > view.byteLength || view.getUint32(offset, true) !== LOCAL_HEADER)
    throw damaged()
  if (view.getUint16(offset + 8, true) !== method) throw damaged()
  const from =
    offset + LOCAL_BYTES + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  if (from + compressedSize > view.byteLength) throw damaged()
  return bytes.subarray(from, from + compressedSize)
}

async function inflate(
  compressed: Uint8Array<ArrayBuffer>,
  { method, size }: DirectoryEntry,
): Promise<Uint8Array<ArrayBuffer>> {
  if (method !== DEFLATED) throw damaged()
  const unpacker = new DecompressionStream('deflate-raw')
  // The reader reports the damage.
  writeCompressed(compressed, unpacker.writable).catch(() => undefined)
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

/** Feeds in pieces, so that the size limit is checked between them. */
async function writeCompressed(
  compressed: Uint8Array<ArrayBuffer>,
  unpacker: WritableStream<BufferSource>,
): Promise<void> {
  const writer = unpacker.getWriter()
  for (let at = 0; at < compressed.length; at += PIECE_BYTES)
    await writer.write(compressed.subarray(at, at + PIECE_BYTES))
  await writer.close()
}

/** The last record, as every reader uses. A truncated one counts as damage, although some readers accept it. */
function endOfDirectory(bytes: Uint8Array): number {
  let at = bytes.length - END_OF_DIRECTORY.length
  while (at >= 0 && END_OF_DIRECTORY.some((byte, index) => bytes[at + index] !== byte)) at -= 1
  if (at < 0 || at + END_BYTES > bytes.length) throw damaged()
  return at
}

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
