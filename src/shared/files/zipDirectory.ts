const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_HEADER = 0x04034b50
const END_BYTES = 22
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30
/** A zip may end in a comment of so many bytes. */
const COMMENT_MAX = 0xffff
const DEFLATED = 8
/** So many bytes unpack to 16 MB at most. */
const PIECE_BYTES = 16_384

/** What the directory of a zip says of one of its files. Bytes; figures of zip64 read as 4 GB or more. */
export type DirectoryEntry = { isDeflated: boolean; packed: number; unpacked: number; at: number }

/** The directory of a zip; null where there is none. */
export function zipDirectory(bytes: Uint8Array): DirectoryEntry[] | null {
  const view = viewOf(bytes)
  const end = endOfDirectory(view)
  if (end === null) return null
  const entries: DirectoryEntry[] = []
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY) break
    entries.push({
      isDeflated: view.getUint16(at + 10, true) === DEFLATED,
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    })
    const tail = [28, 30, 32].map((offset) => view.getUint16(at + offset, true))
    at += ENTRY_BYTES + tail.reduce((sum, length) => sum + length, 0)
  }
  return entries
}

/** What a zip says that it holds when unpacked, in bytes; null where it is no zip. A zip may lie. */
export function saidUnpacked(bytes: Uint8Array): number | null {
  return zipDirectory(bytes)?.reduce((sum, { unpacked }) => sum + unpacked, 0) ?? null
}

/**
 * Whether all files of a zip, unpacked, hold at most `room` bytes. What the zip says is believed only where it says more:
 * each file is unpacked piece by piece, kept nowhere, and no further than there is room.
 */
export async function unpacksWithin(
  bytes: Uint8Array<ArrayBuffer>,
  room: number,
): Promise<'within' | 'tooLarge' | 'unreadable'> {
  const said = saidUnpacked(bytes)
  if (said === null) return 'unreadable'
  if (said > room) return 'tooLarge'
  let left = room
  for (const entry of zipDirectory(bytes) ?? []) {
    const size = await unpackedSize(bytes, entry, left)
    if (size === null) return 'unreadable'
    left -= size
    if (left < 0) return 'tooLarge'
  }
  return 'within'
}

/** Bytes of one file unpacked, counted no further than it takes to be over `room`; null where it is damaged. */
async function unpackedSize(
  bytes: Uint8Array<ArrayBuffer>,
  { isDeflated, packed, at }: DirectoryEntry,
  room: number,
): Promise<number | null> {
  const view = viewOf(bytes)
  if (at + LOCAL_BYTES > view.byteLength || view.getUint32(at, true) !== LOCAL_HEADER) return null
  const from = at + LOCAL_BYTES + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  if (!isDeflated) return packed
  const unpacker = new DecompressionStream('deflate-raw')
  // What is wrong with the file is told where it is read.
  feed(bytes.subarray(from, from + packed), unpacker.writable).catch(() => undefined)
  const pieces = unpacker.readable.getReader()
  let size = 0
  try {
    for (;;) {
      const { done, value } = await pieces.read()
      if (done) return size
      size += value.length
      if (size > room) {
        await pieces.cancel()
        return size
      }
    }
  } catch {
    return null
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

function endOfDirectory(view: DataView): number | null {
  const last = view.byteLength - END_BYTES
  for (let at = last; at >= Math.max(0, last - COMMENT_MAX); at -= 1) {
    if (view.getUint32(at, true) === END_OF_DIRECTORY) return at
  }
  return null
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength)
