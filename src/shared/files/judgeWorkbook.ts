import { UNPACKED_MAX_BYTES } from '#shared/config/limits.ts'
import { compoundStreams } from './compoundFile.ts'
import { readDirectory, unpackFile } from './zipReader.ts'
import { ZipRefused } from './zipRefused.ts'

export type WorkbookVerdict = 'fine' | 'locked' | 'tooLarge' | 'corrupt'

/** Holds a whole workbook of today's kind, encrypted ([MS-OFFCRYPTO]). */
const ENCRYPTED = 'encryptedpackage'
/** Streams of an old workbook. */
const OLD_BOOKS: ReadonlySet<string> = new Set(['workbook', 'book'])
/** [MS-XLS]: says that what follows is encrypted. It stands behind the record that begins the book, or near it. */
const FILE_PASS = 0x2f
const RECORDS_LOOKED_AT = 8

/** A part of a workbook of today, unpacked. */
export type WorkbookPart = { name: string; content: Uint8Array<ArrayBuffer> }

/**
 * What can be told of a workbook without reading a cell of it: locked, too much packed into it, damaged. Checks and the
 * viewer ask here before a spreadsheet library sees it, which takes ten times the unpacked size.
 * @param takePart is given the parts of a workbook of today, one after the other until one is refused
 */
export async function judgeWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  takePart: (part: WorkbookPart) => void = () => undefined,
): Promise<WorkbookVerdict> {
  if (bytes[0] === 0xd0) return judgeOld(bytes)
  try {
    await unpackParts(bytes, UNPACKED_MAX_BYTES, takePart)
    return 'fine'
  } catch (error) {
    if (!(error instanceof ZipRefused)) throw error
    return error.why === 'tooLarge' ? 'tooLarge' : 'corrupt'
  }
}

/**
 * Unpacks a ZIP whose files hold at most `room` bytes together.
 * @throws ZipRefused
 */
export async function unpackParts(
  bytes: Uint8Array<ArrayBuffer>,
  room: number,
  takePart: (part: WorkbookPart) => void,
): Promise<void> {
  const directory = readDirectory(bytes)
  if (directory.reduce((sum, { size }) => sum + size, 0) > room) throw new ZipRefused('tooLarge')
  let left = room
  for (const entry of directory) {
    const content = await unpackFile(bytes, entry, left)
    left -= content.length
    takePart({ name: entry.name, content })
  }
}

function judgeOld(bytes: Uint8Array): WorkbookVerdict {
  const streams = compoundStreams(bytes)
  if (streams === null) return 'corrupt'
  const named = streams.map(({ name, head }) => ({ name: name.toLowerCase(), head }))
  if (named.some(({ name }) => name === ENCRYPTED)) return 'locked'
  const books = named.filter(({ name }) => OLD_BOOKS.has(name))
  if (books.length === 0) return 'corrupt'
  return books.some(({ head }) => hasFilePass(head)) ? 'locked' : 'fine'
}

function hasFilePass(head: Uint8Array): boolean {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  let at = 0
  for (let record = 0; record < RECORDS_LOOKED_AT && at + 4 <= view.byteLength; record += 1) {
    if (view.getUint16(at, true) === FILE_PASS) return true
    at += 4 + view.getUint16(at + 2, true)
  }
  return false
}
