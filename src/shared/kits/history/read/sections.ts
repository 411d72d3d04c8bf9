import { unpackStream } from './inflate.ts'
import {
  ObjectReader,
  PdfSyntaxError,
  isStream,
  isList,
  latin1,
  nameIn,
  numberIn,
  type PdfDict,
  isDict,
} from './pdfObject.ts'

/** Where an object is: at an offset, or the `index`-th of a stream of objects. */
export type Place =
  | { kind: 'free' }
  | { kind: 'offset'; offset: number }
  | { kind: 'packed'; stream: number; index: number }

/** A table of objects with its trailer; `offset` is its own place. */
export type Section = { offset: number; places: Map<number, Place>; trailer: PdfDict }

const MAX_SECTIONS = 400
const MAX_OBJECTS = 2_000_000
/** Readers find the last "startxref" within this. */
const TAIL_BYTES = 2048
const HEADER_BYTES = 1024

/** Bytes before "%PDF-" move every offset. */
export function headerOffset(bytes: Uint8Array): number {
  return Math.max(0, latin1(bytes.subarray(0, HEADER_BYTES)).indexOf('%PDF-'))
}

/**
 * The tables of objects from the newest to the oldest, along /Prev (tables, streams and both in one file).
 * @throws PdfSyntaxError where a part of the chain cannot be read
 */
export async function readSections(bytes: Uint8Array): Promise<Section[]> {
  const tail = latin1(bytes.subarray(-TAIL_BYTES))
  const start = /startxref\s+(\d+)/.exec(tail.slice(Math.max(0, tail.lastIndexOf('startxref'))))
  if (start === null) throw new PdfSyntaxError('The file does not name its table of objects.')
  const sections: Section[] = []
  const visited = new Set<number>()
  let next: number | null = Number(start[1])
  while (next !== null) {
    if (visited.has(next) || visited.size >= MAX_SECTIONS)
      throw new PdfSyntaxError('The tables of objects do not end.')
    visited.add(next)
    const section: Section = await readSection(bytes, next)
    sections.push(section)
    next = numberIn(section.trailer, 'Prev')
  }
  return sections
}

async function readSection(bytes: Uint8Array, offset: number): Promise<Section> {
  const reader = new ObjectReader(bytes, offset)
  if (!reader.takeKeyword('xref')) return readStreamSection(bytes, offset)
  const places = readTable(reader)
  const trailer = reader.readObject()
  if (!isDict(trailer)) throw new PdfSyntaxError('A table of objects has no trailer.')
  const hybrid = numberIn(trailer, 'XRefStm')
  if (hybrid !== null) {
    // Readers look into the table first, then into the stream.
    const hidden = await readStreamSection(bytes, hybrid)
    for (const [num, place] of hidden.places) {
      const known = places.get(num)
      if (known === undefined || known.kind === 'free') places.set(num, place)
    }
  }
  return { offset, places, trailer }
}

function readTable(reader: ObjectReader): Map<number, Place> {
  const places = new Map<number, Place>()
  while (!reader.takeKeyword('trailer')) {
    const [first, count] = [reader.readObject(), reader.readObject()]
    if (typeof first !== 'number' || typeof count !== 'number' || count > MAX_OBJECTS)
      throw new PdfSyntaxError('A table of objects is damaged.')
    for (let index = 0; index < count; index += 1) {
      const [offset, generation] = [reader.readObject(), reader.readObject()]
      if (typeof offset !== 'number' || typeof generation !== 'number')
        throw new PdfSyntaxError('A table of objects is damaged.')
      if (reader.takeKeyword('n')) places.set(first + index, { kind: 'offset', offset })
      else if (reader.takeKeyword('f')) places.set(first + index, { kind: 'free' })
      else throw new PdfSyntaxError('A table of objects is damaged.')
    }
  }
  return places
}

async function readStreamSection(bytes: Uint8Array, offset: number): Promise<Section> {
  const { value } = new ObjectReader(bytes, offset).readIndirect()
  if (!isStream(value) || nameIn(value.dict, 'Type') !== 'XRef')
    throw new PdfSyntaxError('No table of objects where one is named.')
  const { dict: trailer, start } = value
  const length = numberIn(trailer, 'Length') ?? 0
  const data = await unpackStream(trailer, bytes.subarray(start, start + length))
  return { offset, places: placesIn(data, trailer), trailer }
}

function placesIn(data: Uint8Array, dict: PdfDict): Map<number, Place> {
  const widths = numbers(dict, 'W')
  const index = numbers(dict, 'Index')
  const size = numberIn(dict, 'Size') ?? 0
  const ranges = index.length > 0 ? index : [0, size]
  const [w0 = 0, w1 = 0, w2 = 0] = widths
  const row = w0 + w1 + w2
  if (widths.length !== 3 || row === 0 || data.length / row > MAX_OBJECTS)
    throw new PdfSyntaxError('A table of objects is damaged.')
  const field = (at: number, width: number) => {
    let value = 0
    for (let byte = 0; byte < width; byte += 1) value = value * 256 + (data[at + byte] ?? 0)
    return value
  }
  const places = new Map<number, Place>()
  let at = 0
  for (let range = 0; range + 1 < ranges.length; range += 2) {
    const [first = 0, count = 0] = [ranges[range], ranges[range + 1]]
    for (let step = 0; step < count && at + row <= data.length; step += 1, at += row) {
      const kind = w0 === 0 ? 1 : field(at, w0)
      const [second, third] = [field(at + w0, w1), field(at + w0 + w1, w2)]
      if (kind === 0) places.set(first + step, { kind: 'free' })
      if (kind === 1) places.set(first + step, { kind: 'offset', offset: second })
      if (kind === 2) places.set(first + step, { kind: 'packed', stream: second, index: third })
    }
  }
  return places
}

function numbers(dict: PdfDict, key: string): number[] {
  const value = dict.map.get(key)
  return isList(value) ? value.filter((item) => typeof item === 'number') : []
}
