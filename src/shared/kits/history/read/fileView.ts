import { unpackStream } from './inflate.ts'
import {
  ObjectReader,
  PdfSyntaxError,
  indexOfText,
  isDict,
  isRef,
  isStream,
  numberIn,
  type PdfDict,
  type PdfObject,
  type PdfStream,
} from './pdfObject.ts'
import type { Place, Section } from './sections.ts'

const MAX_REFERENCES = 20

/** A stream of objects, and where each of them begins in it. */
type Pack = { data: Uint8Array; offsets: ReadonlyMap<number, number> }

/** The objects of one version of a file. */
export class FileView {
  readonly bytes: Uint8Array
  private readonly sections: readonly Section[]
  private readonly objects = new Map<number, PdfObject>()
  private readonly packs = new Map<number, Promise<Pack>>()

  /** @param sections newest first */
  constructor(bytes: Uint8Array, sections: readonly Section[]) {
    this.bytes = bytes
    this.sections = sections
  }

  get trailer(): PdfDict {
    return this.sections[0]?.trailer ?? { kind: 'dict', map: new Map() }
  }

  /** Null for a free or missing object. @throws PdfSyntaxError */
  async load(num: number): Promise<PdfObject> {
    const known = this.objects.get(num)
    if (known !== undefined) return known
    const value = await this.read(num, this.placeOf(num))
    this.objects.set(num, value)
    return value
  }

  /** Follows references to what they name. @throws PdfSyntaxError */
  async resolve(value: PdfObject | undefined): Promise<PdfObject> {
    let current = value ?? null
    for (let step = 0; isRef(current) && step < MAX_REFERENCES; step += 1)
      current = await this.load(current.num)
    return isRef(current) ? null : current
  }

  /** A dictionary, also the one of a stream; null for anything else. @throws PdfSyntaxError */
  async resolveDict(value: PdfObject | undefined): Promise<PdfDict | null> {
    const object = await this.resolve(value)
    if (isStream(object)) return object.dict
    return isDict(object) ? object : null
  }

  /** The bytes as they are in the file. */
  async rawBytes(stream: PdfStream): Promise<Uint8Array> {
    const length = await this.resolve(stream.dict.map.get('Length'))
    const end = stream.start + (typeof length === 'number' ? length : 0)
    const near = indexOfText(this.bytes, 'endstream', end, end + 4)
    if (near >= 0) return this.bytes.subarray(stream.start, near)
    const next = indexOfText(this.bytes, 'endstream', stream.start)
    return this.bytes.subarray(stream.start, next >= 0 ? next : end)
  }

  /** Where an object stands in the file; null for one that is packed, free or missing. */
  offsetOf(num: number): number | null {
    const place = this.placeOf(num)
    return place?.kind === 'offset' ? place.offset : null
  }

  private placeOf(num: number): Place | undefined {
    for (const { places } of this.sections) {
      const place = places.get(num)
      if (place !== undefined) return place
    }
    return undefined
  }

  private async read(num: number, place: Place | undefined): Promise<PdfObject> {
    if (place === undefined || place.kind === 'free') return null
    if (place.kind === 'packed') {
      const { data, offsets } = await this.unpack(place.stream)
      const offset = offsets.get(num)
      return offset === undefined ? null : new ObjectReader(data, offset).readObject()
    }
    const { num: found, value } = new ObjectReader(this.bytes, place.offset).readIndirect()
    if (found !== num) throw new PdfSyntaxError(`Object ${num} is not where the file says.`)
    return value
  }

  private async unpack(num: number): Promise<Pack> {
    const known = this.packs.get(num) ?? this.readPack(num)
    this.packs.set(num, known)
    return known
  }

  private async readPack(num: number): Promise<Pack> {
    const place = this.placeOf(num)
    if (place?.kind !== 'offset') throw new PdfSyntaxError('A stream of objects is missing.')
    const { value } = new ObjectReader(this.bytes, place.offset).readIndirect()
    if (!isStream(value)) throw new PdfSyntaxError('A stream of objects is missing.')
    const data = await unpackStream(value.dict, await this.rawBytes(value))
    const first = numberIn(value.dict, 'First') ?? 0
    const header = new ObjectReader(data)
    const offsets = new Map<number, number>()
    for (let index = 0; index < (numberIn(value.dict, 'N') ?? 0); index += 1) {
      const [object, offset] = [header.readObject(), header.readObject()]
      if (typeof object !== 'number' || typeof offset !== 'number')
        throw new PdfSyntaxError('A stream of objects is damaged.')
      offsets.set(object, first + offset)
    }
    return { data, offsets }
  }
}
