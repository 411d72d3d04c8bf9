import {
  BASE_NAME_MAX_LENGTH,
  FILE_KINDS,
  type FileKind,
  type UploadLimits,
} from '#shared/platform/config/limits.ts'
import {
  extensionOf,
  splitFileName,
  stripBidiControls,
  trimTrailingNoise,
} from '#shared/platform/lib/text/fileName.ts'

export const PROBLEMS = [
  'wrongFormat',
  'heic',
  'empty',
  'tooLarge',
  'wrongContent',
  'unreadable',
  'unchecked',
  'locked',
  'corrupt',
  'noPages',
  'tooSlow',
  'lockedWorkbook',
  'unpackedTooLarge',
  'brokenPicture',
  'tooManyPixels',
  'tooManyPages',
  'nameTooLong',
  'nameCharacters',
  'nameEnd',
] as const
export type Problem = (typeof PROBLEMS)[number]

/** Kind by name, then size (analyzers §5). */
export function checkBeforeOpening(
  { name, size }: { name: string; size: number },
  limits: UploadLimits,
): Problem | null {
  if (isHeicName(name)) return 'heic'
  const kind = kindByName(name)
  if (kind === null || !limits.fileKinds.includes(kind)) return 'wrongFormat'
  if (size === 0) return 'empty'
  return size >= limits.fileSizeLimitBytes ? 'tooLarge' : null
}

/** Pages, then name; the first failure counts (analyzers §5). */
export function checkAfterOpening(
  { name, pages }: { name: string; pages: number | null },
  limits: UploadLimits,
): Problem | null {
  if (pages !== null && pages >= limits.pageLimit) return 'tooManyPages'
  if (isNameTooLong(name)) return 'nameTooLong'
  if (refusedCharacters(name).length > 0) return 'nameCharacters'
  return hasInvalidEnd(name) ? 'nameEnd' : null
}

/** 'heic' is named because phones create it. 'other' is not accepted. */
export type DetectedKind = 'pdf' | 'jpg' | 'png' | 'xls' | 'xlsx' | 'heic' | 'text' | 'other'

/** Readers accept a PDF header within this many bytes. */
const PDF_HEADER_WITHIN = 1024
const PDF_HEADER = '%PDF'
/** Needed to detect a file's kind. */
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

/** A PNG named .jpg is still a readable image. */
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
 * @param header the first {@link HEAD_BYTES}
 * @param expected by extension: a PDF may start with any bytes, even another kind's
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

export function isCompatibleKind(kind: FileKind, found: DetectedKind): boolean {
  return COMPATIBLE_KINDS[kind].includes(found)
}

/** Letters, digits and . \ / _ - ( ) and space (shell §5). */
const NOT_ALLOWED = /[^A-Za-z0-9.\\/_\-() ]/gu
const NAME_WHEN_EMPTY = 'Renamed_File'
const SHOWN_CHARACTERS = 4

export function isNameTooLong(name: string): boolean {
  return splitFileName(name).base.length > BASE_NAME_MAX_LENGTH
}

/** Each once, in order; empty for a valid name. */
export function refusedCharacters(name: string): string[] {
  return [...new Set(name.match(NOT_ALLOWED))]
}

/** A dot or white space, which some systems drop and others count as the extension. */
export const hasInvalidEnd = (name: string): boolean => trimTrailingNoise(name) !== name

/** Removes unsupported characters, truncates the base name to 80 (shell §5). */
export function autoRename(name: string): string {
  const { base, suffix } = splitFileName(trimTrailingNoise(name))
  const truncated = base.replaceAll(NOT_ALLOWED, '').slice(0, BASE_NAME_MAX_LENGTH)
  const renamed = truncated.trim() === '' ? NAME_WHEN_EMPTY : truncated
  return trimTrailingNoise(renamed + suffix.replaceAll(NOT_ALLOWED, ''))
}

/** "’ and & have to go", "& has to go" */
export function describeRefusedCharacters(characters: readonly string[]): string {
  const seen = characters.filter((character) => /[^\p{C}\p{Z}\p{M}]/u.test(character))
  const shown = seen.slice(0, SHOWN_CHARACTERS)
  if (shown.length === 0) {
    return characters.some((character) => stripBidiControls(character) === '')
      ? 'Invisible characters that change the text direction are not allowed'
      : 'Invisible characters are not allowed'
  }
  const more = characters.length > shown.length
  if (more) return `${shown.join(' ')} and others are not allowed`
  const last = shown.at(-1) ?? ''
  if (shown.length === 1) return `${last} is not allowed`
  return `${shown.slice(0, -1).join(' ')} and ${last} are not allowed`
}
