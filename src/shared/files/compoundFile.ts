/** [MS-CFB]: the container of old workbooks, and of new ones that are locked. */
const SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const HEADER_BYTES = 512
/** Sectors of the table of sectors that the header names by itself; larger files name more elsewhere. */
const TABLE_IN_HEADER = 109
const ENTRY_BYTES = 128
const NAME_BYTES = 64
const STREAM = 2
/** Larger than any directory of a workbook: a chain that bites its tail ends here. */
const CHAIN_MAX = 4096

export type CompoundStream = {
  name: string
  /** The first bytes, at most one sector; none of a stream so short that it lies among others. */
  head: Uint8Array
}

/** The streams of a compound file; null where it is none, or too damaged to say. */
export function compoundStreams(bytes: Uint8Array): CompoundStream[] | null {
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
      const head = entry.size >= shortBelow ? sector(entry.first) : new Uint8Array()
      streams.push({ name: entry.name, head })
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
