import { BYTES_PER_MB, type FileKind, type UploadLimits } from '#shared/platform/config/limits.ts'
import { formatWholeMegabytes } from '#shared/platform/lib/numbers/size.ts'

/** From this limit on, hint and dialog mention 30 MB (D14). */
export const LARGE_LIMIT_BYTES = 30 * BYTES_PER_MB

/** 'PDF', 'JPG, PNG or PDF': JPG and JPEG count as one. */
export function formatKinds(kinds: readonly FileKind[]): string {
  const names = [...new Set(kinds.map((kind) => (kind === 'jpeg' ? 'JPG' : kind.toUpperCase())))]
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} or ${last}`
}

/** Letters whose names start with a vowel sound: X, M, but not P and U. */
const STARTS_WITH_VOWEL_SOUND = /^[AEFHILMNORSX]/

/** 'an XLS or XLSX file', 'a PDF file': abbreviations are read letter by letter. */
export function formatKindsWithArticle(kinds: readonly FileKind[]): string {
  const names = formatKinds(kinds)
  return `${STARTS_WITH_VOWEL_SOUND.test(names) ? 'an' : 'a'} ${names} file`
}

/** 'up to 500 pages', 'fewer than 200 pages', as the specification counts. */
export function formatPageLimit(pagesFrom: number): string {
  const max = pagesFrom - 1
  return max % 100 === 0 ? `up to ${max} pages` : `fewer than ${pagesFrom} pages`
}

const formatMegabytesCompact = (bytes: number): string =>
  formatWholeMegabytes(bytes).replace(' ', '')

/** The hint (shell §5). Below 30 MB it says "under", because a file of exactly that size is refused (D14). */
export function dropHint({ fileKinds, fileSizeLimitBytes, fileKindsText }: UploadLimits): string {
  const megabytes = formatMegabytesCompact(fileSizeLimitBytes)
  if (fileKinds.every((kind) => kind === 'pdf')) return `Only PDF files with max ${megabytes}`
  const comparison = fileSizeLimitBytes >= LARGE_LIMIT_BYTES ? 'no more than' : 'under'
  const kindsText = fileKindsText ?? formatKinds(fileKinds)
  return `${kindsText}, file size ${comparison} ${megabytes}`
}

/** "6 of 12. JPG, PNG or PDF, each under 10 MB" */
export function moreHint(
  { fileKinds, maxFiles, fileSizeLimitBytes }: UploadLimits,
  count: number,
): string {
  return `${count} of ${maxFiles}. ${formatKinds(fileKinds)}, each under ${formatWholeMegabytes(fileSizeLimitBytes)}`
}
