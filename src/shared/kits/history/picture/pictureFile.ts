import { readExif, type Exif } from './exif.ts'
import { isJpeg, readSegments, type JpegSegment } from './jpeg.ts'

/** What a picture file says about its making. */
export type PictureFile = {
  exif: Exif | null
  xmp: string
  /** Texts of a PNG: "parameters", "Software". */
  texts: ReadonlyMap<string, string>
  /** Content Credentials: the boxes of JUMBF. Empty where there are none. */
  credentials: Uint8Array
  /** A quantisation table is defined twice. */
  hasTablesTwice: boolean
  bytes: Uint8Array
}

const latin = new TextDecoder('latin1')
const utf8 = new TextDecoder()
const EXIF = 'Exif\0\0'
const XMP = 'http://ns.adobe.com/xap/1.0/\0'
const MORE_XMP = 'http://ns.adobe.com/xmp/extension/\0'
const [APP1, APP11, TABLES] = [0xe1, 0xeb, 0xdb]
const MAX_CHUNKS = 5_000
const NO_TEXTS: ReadonlyMap<string, string> = new Map()

/** Null for what is no JPEG, PNG or WebP. */
export function readPictureFile(bytes: Uint8Array): PictureFile | null {
  if (isJpeg(bytes)) return readJpeg(bytes)
  const start = latin.decode(bytes.subarray(0, 12))
  // Browsers read the byte before it, 0x89, as another letter than Node.
  if (start.slice(1, 4) === 'PNG') return readPng(bytes)
  return start.startsWith('RIFF') && start.endsWith('WEBP') ? readWebp(bytes) : null
}

const startsWith = (data: Uint8Array, text: string) =>
  latin.decode(data.subarray(0, text.length)) === text

function readJpeg(bytes: Uint8Array): PictureFile {
  const segments = readSegments(bytes)
  const application = segments.filter(({ marker }) => marker === APP1)
  const exif = application.find(({ data }) => startsWith(data, EXIF))
  const xmp = application.flatMap(({ data }) => {
    if (startsWith(data, XMP)) return utf8.decode(data.subarray(XMP.length))
    // After the name: a digest of 32 letters, the whole length and the offset.
    return startsWith(data, MORE_XMP) ? utf8.decode(data.subarray(MORE_XMP.length + 40)) : []
  })
  return {
    exif: exif === undefined ? null : readExif(exif.data.subarray(EXIF.length)),
    xmp: xmp.join(''),
    texts: NO_TEXTS,
    credentials: joinCredentials(segments),
    hasTablesTwice: hasTablesTwice(segments),
    bytes,
  }
}

/** A box over several segments: each repeats its first 8 bytes after "JP", its number and the number of the part. */
function joinCredentials(segments: readonly JpegSegment[]): Uint8Array {
  const parts = segments
    .filter(({ marker, data }) => marker === APP11 && startsWith(data, 'JP'))
    .map(({ data }) => ({
      box: ((data[2] ?? 0) << 8) | (data[3] ?? 0),
      part: new DataView(data.buffer, data.byteOffset).getUint32(4),
      data,
    }))
    .sort((a, b) => a.box - b.box || a.part - b.part)
  return joined(parts.map(({ part, data }) => data.subarray(part === 1 ? 8 : 16)))
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** A segment can hold several tables: a byte with precision and number, then 64 or 128 bytes. */
function hasTablesTwice(segments: readonly JpegSegment[]): boolean {
  const seen = new Set<number>()
  for (const { data } of segments.filter(({ marker }) => marker === TABLES)) {
    let at = 0
    while (at < data.length) {
      const head = data[at] ?? 0
      if (seen.has(head & 15)) return true
      seen.add(head & 15)
      at += head >> 4 === 0 ? 65 : 129
    }
  }
  return false
}

function* chunksOf(bytes: Uint8Array, start: number, isPng: boolean) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = start, count = 0; at + 8 <= bytes.length && count < MAX_CHUNKS; count += 1) {
    const length = view.getUint32(isPng ? at : at + 4, !isPng)
    const name = latin.decode(bytes.subarray(isPng ? at + 4 : at, isPng ? at + 8 : at + 4))
    yield { name, data: bytes.subarray(at + 8, at + 8 + length) }
    at += isPng ? length + 12 : length + 8 + (length % 2)
  }
}

function readPng(bytes: Uint8Array): PictureFile {
  const texts = new Map<string, string>()
  let exif: Exif | null = null
  const credentials: Uint8Array[] = []
  for (const { name, data } of chunksOf(bytes, 8, true)) {
    if (name === 'eXIf') exif = readExif(data)
    if (name === 'caBX') credentials.push(data)
    const end = data.indexOf(0)
    if (end < 0 || !(name === 'tEXt' || name === 'iTXt')) continue
    const key = latin.decode(data.subarray(0, end))
    if (name === 'tEXt') texts.set(key, latin.decode(data.subarray(end + 1)))
    // Compression flag and method, then language and translated key, each up to a zero.
    else if (data[end + 1] === 0) {
      const language = data.indexOf(0, end + 3)
      texts.set(key, utf8.decode(data.subarray(data.indexOf(0, language + 1) + 1)))
    }
  }
  return {
    exif,
    xmp: texts.get('XML:com.adobe.xmp') ?? '',
    texts,
    credentials: joined(credentials),
    hasTablesTwice: false,
    bytes,
  }
}

function readWebp(bytes: Uint8Array): PictureFile {
  const parts = new Map<string, Uint8Array>()
  for (const { name, data } of chunksOf(bytes, 12, false)) parts.set(name, data)
  const exif = parts.get('EXIF')
  const tiff = exif !== undefined && startsWith(exif, EXIF) ? exif.subarray(EXIF.length) : exif
  return {
    exif: tiff === undefined ? null : readExif(tiff),
    xmp: utf8.decode(parts.get('XMP ') ?? new Uint8Array()),
    texts: NO_TEXTS,
    credentials: parts.get('C2PA') ?? new Uint8Array(),
    hasTablesTwice: false,
    bytes,
  }
}
