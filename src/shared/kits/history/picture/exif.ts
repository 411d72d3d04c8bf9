/** What the camera and the programs wrote. Empty where nothing is given. */
export type Exif = {
  camera: string
  software: string
  comment: string
  /** A small JPEG of the picture as it was taken. */
  thumbnail: Uint8Array | null
}

const NOTHING: Exif = { camera: '', software: '', comment: '', thumbnail: null }
const TAGS = {
  make: 0x010f,
  model: 0x0110,
  software: 0x0131,
  thumbnailStart: 0x0201,
  thumbnailLength: 0x0202,
  exif: 0x8769,
  comment: 0x9286,
} as const
const MAX_ENTRIES = 500
const MAX_TEXT = 300
/** Sizes of the types of values by their number; the rest is not read. */
const TYPE_SIZES: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 7: 1 }

/** @param tiff from its byte order on. A damaged block gives what was read before the damage. */
export function readExif(tiff: Uint8Array): Exif {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  try {
    const isLittle = view.getUint16(0) === 0x4949
    const first = readDirectory(view, view.getUint32(4, isLittle), isLittle)
    const own = readDirectory(view, first.number(TAGS.exif), isLittle)
    const second = readDirectory(view, first.next, isLittle)
    const start = second.number(TAGS.thumbnailStart)
    const length = second.number(TAGS.thumbnailLength)
    const thumbnail = tiff.subarray(start, start + length)
    return {
      camera: [first.text(TAGS.make), first.text(TAGS.model)].filter(Boolean).join(' '),
      software: first.text(TAGS.software),
      comment: own.text(TAGS.comment),
      thumbnail: start > 0 && thumbnail.length === length && length > 100 ? thumbnail : null,
    }
  } catch (error) {
    if (error instanceof RangeError) return NOTHING
    throw error
  }
}

type Directory = { next: number; number: (tag: number) => number; text: (tag: number) => string }
const EMPTY: Directory = { next: 0, number: () => 0, text: () => '' }

/** @throws RangeError for what lies outside. */
function readDirectory(view: DataView, start: number, isLittle: boolean): Directory {
  if (start === 0) return EMPTY
  const count = Math.min(view.getUint16(start, isLittle), MAX_ENTRIES)
  const entries = new Map<number, { type: number; length: number; at: number }>()
  for (let index = 0; index < count; index += 1) {
    const entry = start + 2 + index * 12
    const type = view.getUint16(entry + 2, isLittle)
    const length = view.getUint32(entry + 4, isLittle)
    const isInline = length * (TYPE_SIZES[type] ?? 8) <= 4
    const at = isInline ? entry + 8 : view.getUint32(entry + 8, isLittle)
    entries.set(view.getUint16(entry, isLittle), { type, length, at })
  }
  return {
    next: view.getUint32(start + 2 + count * 12, isLittle),
    number: (tag) => {
      const entry = entries.get(tag)
      if (entry === undefined) return 0
      return entry.type === 3
        ? view.getUint16(entry.at, isLittle)
        : view.getUint32(entry.at, isLittle)
    },
    text: (tag) => {
      const entry = entries.get(tag)
      if (entry === undefined) return ''
      const length = Math.min(entry.length, MAX_TEXT, view.byteLength - entry.at)
      const bytes = new Uint8Array(view.buffer, view.byteOffset + entry.at, Math.max(0, length))
      return plainText(bytes)
    },
  }
}

/** The letters of ASCII; a comment has its character set before it. */
const plainText = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => (byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : ''))
    .join('')
    .replace(/^(?:ASCII|UNICODE)/, '')
    .trim()
