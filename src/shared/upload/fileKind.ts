import { FILE_KINDS, type FileKind, type UploadLimits } from '#shared/config/limits.ts'
import { extensionOf } from '#shared/lib/fileName.ts'

/** What the first bytes say. 'heic' is named because phones make it; 'other' is all that we do not take. */
export type FoundKind = 'pdf' | 'jpg' | 'png' | 'xls' | 'xlsx' | 'heic' | 'text' | 'other'

/** Readers take a PDF whose header begins anywhere within so many bytes. */
const PDF_HEADER_WITHIN = 1024
const PDF_HEADER = '%PDF'
/** As many bytes as the first look at a file needs. */
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

/** What the first bytes may say for each accepted extension: a PNG called .jpg is still a picture that can be read. */
const FITTING: Record<FileKind, readonly FoundKind[]> = {
  pdf: ['pdf'],
  jpg: ['jpg', 'png'],
  jpeg: ['jpg', 'png'],
  png: ['png', 'jpg'],
  xls: ['xls', 'xlsx'],
  xlsx: ['xlsx', 'xls'],
  csv: ['text'],
}

const SIGNATURES: readonly { kind: FoundKind; bytes: readonly number[] }[] = [
  { kind: 'jpg', bytes: [0xff, 0xd8, 0xff] },
  { kind: 'png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { kind: 'xls', bytes: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1] },
  { kind: 'xlsx', bytes: [0x50, 0x4b, 0x03, 0x04] },
]

/** The kind that the extension promises; null for one that no uploader takes, and for none. */
export function kindByName(name: string): FileKind | null {
  const extension = extensionOf(name)
  return FILE_KINDS.find((kind) => kind === extension) ?? null
}

export function isHeicName(name: string): boolean {
  return HEIC_EXTENSIONS.has(extensionOf(name))
}

/**
 * @param head the first {@link HEAD_BYTES} of the file, or all of a shorter one
 * @param promised a PDF may begin with anything, also with what another kind begins with
 */
export function kindByBytes(head: Uint8Array, promised?: FileKind): FoundKind {
  const text = String.fromCharCode(...head)
  const isPdf = text.includes(PDF_HEADER)
  if (isPdf && promised === 'pdf') return 'pdf'
  const signed = SIGNATURES.find(({ bytes }) => bytes.every((byte, at) => head[at] === byte))
  if (signed !== undefined) return signed.kind
  if (isPdf) return 'pdf'
  if (text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.has(text.slice(8, 12))) return 'heic'
  return head.includes(0) ? 'other' : 'text'
}

/** Whether a file of this extension may begin with these bytes. */
export function bytesFit(kind: FileKind, found: FoundKind): boolean {
  return FITTING[kind].includes(found)
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

/** For a file picker, MIME types and extensions both: pickers grey out by either. Only a hint; the checks decide. */
export function acceptOf({ kinds }: UploadLimits): string {
  return [...new Set(kinds.flatMap((kind) => [MIME[kind], `.${kind}`]))].join(',')
}
