import { FILE_KINDS, type FileKind, type UploadLimits } from '#shared/platform/config/limits.ts'
import { extensionOf } from '#shared/platform/lib/fileName.ts'

/**
 * The kind by the first bytes. 'heic' is named because phones create it; 'other' is everything that we do not accept.
 */
export type DetectedKind = 'pdf' | 'jpg' | 'png' | 'xls' | 'xlsx' | 'heic' | 'text' | 'other'

/** Readers accept a PDF header within this many bytes. */
const PDF_HEADER_WITHIN = 1024
const PDF_HEADER = '%PDF'
/** Bytes needed to detect a file's kind. */
export const HEAD_BYTES = PDF_HEADER_WITHIN + PDF_HEADER.length - 1

const HEIC_EXTENSIONS: ReadonlySet<string> = new Set(['heic', 'heif', 'hif'])
const HEIC_BRANDS: ReadonlySet<string> = new Set([
  'heic',
  'heix',
  'hevc',
  'heim',
  'heis',
  'mif1',
  'msf1',
])

/** Detected kinds that each extension allows: a PNG named .jpg is still a readable image. */
const COMPATIBLE_KINDS: Record<FileKind, readonly DetectedKind[]> = {
  pdf: ['pdf'],
  jpg: ['jpg', 'png'],
  jpeg: ['jpg', 'png'],
  png: ['png', 'jpg'],
  xls: ['xls', 'xlsx'],
  xlsx: ['xlsx', 'xls'],
  csv: ['text'],
}

const SIGNATURES: readonly { kind: DetectedKind; bytes: readonly number[] }[] = [
  { kind: 'jpg', bytes: [0xff, 0xd8, 0xff] },
  { kind: 'png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { kind: 'xls', bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] },
  { kind: 'xlsx', bytes: [0x50, 0x4b, 0x03, 0x04] },
]

/** The kind by extension; null for an unsupported one or none. */
export function kindByName(name: string): FileKind | null {
  const extension = extensionOf(name)
  return FILE_KINDS.find((kind) => kind === extension) ?? null
}

export function isHeicName(name: string): boolean {
  return HEIC_EXTENSIONS.has(extensionOf(name))
}

/**
 * Detects the kind.
 * @param header the first {@link HEAD_BYTES} of the file, or all of a shorter one
 * @param expected the kind by extension: a PDF may start with any bytes, even another kind's
 */
export function detectKind(header: Uint8Array, expected?: FileKind): DetectedKind {
  const text = String.fromCharCode(...header)
  const isPdf = text.includes(PDF_HEADER)
  if (isPdf && expected === 'pdf') return 'pdf'
  const signed = SIGNATURES.find(({ bytes }) => bytes.every((byte, at) => header[at] === byte))
  if (signed !== undefined) return signed.kind
  if (isPdf) return 'pdf'
  if (text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.has(text.slice(8, 12))) return 'heic'
  return header.includes(0) ? 'other' : 'text'
}

/** Whether a file of this kind may have this content. */
export function isCompatibleKind(kind: FileKind, found: DetectedKind): boolean {
  return COMPATIBLE_KINDS[kind].includes(found)
}

const MIME: Record<FileKind, string> = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
}

export function mimeOf(kind: FileKind): string {
  return MIME[kind]
}

/**
 * MIME types and extensions for a file picker's `accept`, because pickers use either. Only a hint; the checks decide.
 */
export function acceptAttribute({ fileKinds }: UploadLimits): string {
  return [...new Set(fileKinds.flatMap((kind) => [MIME[kind], `.${kind}`]))].join(',')
}
