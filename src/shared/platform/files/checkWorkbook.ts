import { UNPACKED_MAX_BYTES } from '#shared/platform/config/limits.ts'
import { ZipError } from './zipError.ts'
import { readZipDirectory, unpackZipEntry } from './zipReader.ts'

/** [MS-CFB]: the container of legacy workbooks and of encrypted new ones. */
const SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const HEADER_BYTES = 512
/** FAT sectors that the header lists itself; larger files list more in DIFAT sectors. */
const TABLE_IN_HEADER = 109
const ENTRY_BYTES = 128
const NAME_BYTES = 64
const STREAM = 2
/** Longer than any real workbook's directory: protects against a sector chain that loops. */
const CHAIN_MAX = 4096

type CompoundStream = {
  name: string
  /** At most one sector; empty for a stream so short that it is in the mini stream. */
  header: Uint8Array
}

/** The streams of a compound file; null where it is not one, or too damaged to read. */
function compoundStreams(bytes: Uint8Array): CompoundStream[] | null {
  if (bytes.length < HEADER_BYTES || SIGNATURE.some((byte, at) => bytes[at] !== byte)) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const sectorBytes = 2 ** Math.min(view.getUint16(30, true), 16)
  const shortBelow = view.getUint32(56, true)
  const sector = (number: number) => {
    const from = (number + 1) * sectorBytes
    return bytes.subarray(from, from + sectorBytes)
  }
  const next = (number: number) => {
    const perSector = sectorBytes / 4
    const table = Math.floor(number / perSector)
    if (table >= TABLE_IN_HEADER) return null
    const at = (view.getUint32(76 + table * 4, true) + 1) * sectorBytes + (number % perSector) * 4
    return at + 4 <= bytes.length ? view.getUint32(at, true) : null
  }
  const streams: CompoundStream[] = []
  let number: number | null = view.getUint32(48, true)
  for (let step = 0; step < CHAIN_MAX && number !== null; step += 1) {
    const directory = sector(number)
    if (directory.length === 0) break
    for (let at = 0; at + ENTRY_BYTES <= directory.length; at += ENTRY_BYTES) {
      const entry = streamIn(directory.subarray(at, at + ENTRY_BYTES))
      if (entry === null) continue
      const header = entry.size >= shortBelow ? sector(entry.first) : new Uint8Array()
      streams.push({ name: entry.name, header })
    }
    number = next(number)
  }
  return streams
}

function streamIn(entry: Uint8Array): { name: string; first: number; size: number } | null {
  const view = new DataView(entry.buffer, entry.byteOffset, entry.byteLength)
  const nameBytes = view.getUint16(NAME_BYTES, true)
  if (entry[66] !== STREAM || nameBytes < 2 || nameBytes > NAME_BYTES) return null
  const name = new TextDecoder('utf-16le').decode(entry.subarray(0, nameBytes - 2))
  return { name, first: view.getUint32(116, true), size: view.getUint32(120, true) }
}

export type WorkbookStatus = 'fine' | 'locked' | 'tooLarge' | 'corrupt'

/** Holds an encrypted .xlsx ([MS-OFFCRYPTO]). */
const ENCRYPTED = 'encryptedpackage'
const LEGACY_STREAM_NAMES: ReadonlySet<string> = new Set(['workbook', 'book'])
/** [MS-XLS] record, at or near the start of the workbook stream: what follows is encrypted. */
const FILE_PASS = 0x2f
const RECORDS_LOOKED_AT = 8

export type WorkbookPart = { name: string; content: Uint8Array<ArrayBuffer> }

/**
 * Reads no cell: the spreadsheet library needs ten times the unpacked size. `onPart` gets the parts of an .xlsx one by
 * one, until one is refused.
 */
export async function checkWorkbook(
  bytes: Uint8Array<ArrayBuffer>,
  onPart: (part: WorkbookPart) => void = () => undefined,
): Promise<WorkbookStatus> {
  if (bytes[0] === 0xd0) return checkLegacyWorkbook(bytes)
  try {
    await unpackParts(bytes, UNPACKED_MAX_BYTES, onPart)
    return 'fine'
  } catch (error) {
    if (!(error instanceof ZipError)) throw error
    return error.reason === 'tooLarge' ? 'tooLarge' : 'corrupt'
  }
}

/** @throws ZipError 'tooLarge' if all files together exceed `maxBytes` */
export async function unpackParts(
  bytes: Uint8Array<ArrayBuffer>,
  maxBytes: number,
  onPart: (part: WorkbookPart) => void,
): Promise<void> {
  const directory = readZipDirectory(bytes)
  if (directory.reduce((sum, { size }) => sum + size, 0) > maxBytes) throw new ZipError('tooLarge')
  let left = maxBytes
  for (const entry of directory) {
    const content = await unpackZipEntry(bytes, entry, left)
    left -= content.length
    onPart({ name: entry.name, content })
  }
}

function checkLegacyWorkbook(bytes: Uint8Array): WorkbookStatus {
  const streams = compoundStreams(bytes)
  if (streams === null) return 'corrupt'
  const named = streams.map(({ name, header }) => ({ name: name.toLowerCase(), header }))
  if (named.some(({ name }) => name === ENCRYPTED)) return 'locked'
  const workbookStreams = named.filter(({ name }) => LEGACY_STREAM_NAMES.has(name))
  if (workbookStreams.length === 0) return 'corrupt'
  return workbookStreams.some(({ header }) => hasFilePass(header)) ? 'locked' : 'fine'
}

function hasFilePass(header: Uint8Array): boolean {
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength)
  let at = 0
  for (let record = 0; record < RECORDS_LOOKED_AT && at + 4 <= view.byteLength; record += 1) {
    if (view.getUint16(at, true) === FILE_PASS) return true
    at += 4 + view.getUint16(at + 2, true)
  }
  return false
}
