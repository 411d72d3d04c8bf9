import { BYTES_PER_MB, type FileKind, type UploadLimits } from '#shared/config/limits.ts'
import { sayMegabytes } from '#shared/lib/size.ts'

/** From this limit on, hint and dialog are the ones that speak of 30 MB (D14). */
export const LARGE_LIMIT_BYTES = 30 * BYTES_PER_MB

/** 'PDF', 'JPG, PNG or PDF': each kind once, JPG and JPEG being one. */
export function sayKinds(kinds: readonly FileKind[]): string {
  const words = [...new Set(kinds.map((kind) => (kind === 'jpeg' ? 'JPG' : kind.toUpperCase())))]
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`
}

/** Letters whose names begin with a vowel: an X, an M, but a P and a U. */
const SPOKEN_WITH_A_VOWEL = /^[AEFHILMNORSX]/

/** 'an XLS or XLSX file', 'a PDF file': kinds are spelled out letter by letter. */
export function sayAFile(kinds: readonly FileKind[]): string {
  const words = sayKinds(kinds)
  return `${SPOKEN_WITH_A_VOWEL.test(words) ? 'an' : 'a'} ${words} file`
}

/** 'up to 500 pages', 'fewer than 200 pages': as the specification counts each. */
export function sayPageLimit(pagesFrom: number): string {
  const most = pagesFrom - 1
  return most % 100 === 0 ? `up to ${most} pages` : `fewer than ${pagesFrom} pages`
}

/** '10MB', as the product's hints write it. */
const closeMegabytes = (bytes: number): string => sayMegabytes(bytes).replace(' ', '')

/**
 * The hint of the drop zone, in the words of the product (shell §5), its figures from the table that the checks read.
 * Below 30 MB it says "under": a file of just that size is refused, and no hint may promise it (D14).
 */
export function dropHint({ kinds, fileBytes, kindsQuoted }: UploadLimits): string {
  const megabytes = closeMegabytes(fileBytes)
  if (kinds.every((kind) => kind === 'pdf')) return `Only PDF files with max ${megabytes}`
  const bound = fileBytes >= LARGE_LIMIT_BYTES ? 'no more than' : 'under'
  const taken = kindsQuoted ?? sayKinds(kinds)
  return `${taken}, file size ${bound} ${megabytes}`
}

/** "6 of 12. JPG, PNG or PDF, each under 10 MB" */
export function moreHint({ kinds, maxFiles, fileBytes }: UploadLimits, count: number): string {
  return `${count} of ${maxFiles}. ${sayKinds(kinds)}, each under ${sayMegabytes(fileBytes)}`
}
