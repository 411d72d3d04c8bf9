import { FileView } from './fileView.ts'
import { ObjectReader, PdfSyntaxError } from './pdfObject.ts'
import type { Revision } from './revisions.ts'
import { standsInFile, type SignatureEntry } from './signatures.ts'

export type Range = { start: number; end: number }

/**
 * What a signature says that it covers. 'fits': all of version `revision` but its own data. 'odd': bytes of the file, but
 * more or other ones are left out; `holdsObjects`: the file uses objects there. 'unfit': places that are not of this file.
 * 'empty': no data or no places.
 */
export type Layout =
  | { kind: 'fits'; ranges: readonly Range[]; revision: number }
  | { kind: 'odd'; ranges: readonly Range[]; holdsObjects: boolean }
  | { kind: 'unfit' }
  | { kind: 'empty' }

const MAX_RANGES = 20

/** @param revisions the oldest first */
export async function layoutOf(
  bytes: Uint8Array,
  revisions: readonly Revision[],
  { num, contents, byteRange }: SignatureEntry,
): Promise<Layout> {
  if (contents === null || /^[0\s]*$/.test(contents.bytes) || byteRange === null)
    return { kind: 'empty' }
  if (!standsInFile(bytes, contents)) return { kind: 'unfit' }
  const ranges = rangesOf(byteRange)
  const last = ranges?.at(-1)
  if (ranges === null || last === undefined || last.end > bytes.length) return { kind: 'unfit' }
  const [first, second] = ranges
  // Some signers cover the brackets around the digits, too.
  const isExact =
    ranges.length === 2 &&
    first?.start === 0 &&
    (first.end === contents.start || first.end === contents.start + 1) &&
    (second?.start === contents.end || second?.start === contents.end - 1)
  const revision = revisions.findIndex(({ end }) => isSameEnd(bytes, last.end, end))
  const owner = revisions[revision]
  if (isExact && owner !== undefined && (await isOf(bytes, owner, num, contents.start)))
    return { kind: 'fits', ranges, revision }
  const isAround =
    ranges.length === 2 &&
    first?.start === 0 &&
    first.end <= contents.start &&
    (second?.start ?? 0) >= contents.end
  const gap = { start: first?.end ?? 0, end: second?.start ?? 0 }
  return { kind: 'odd', ranges, holdsObjects: isAround && holdsObjects(bytes, revisions, gap, num) }
}

/** Null for what is no list of places one after the other. */
function rangesOf(numbers: readonly number[]): Range[] | null {
  if (numbers.length < 2 || numbers.length % 2 === 1 || numbers.length > 2 * MAX_RANGES) return null
  const ranges: Range[] = []
  for (let index = 0; index < numbers.length; index += 2) {
    const [start = 0, length = 0] = numbers.slice(index, index + 2)
    const isAfter = start >= (ranges.at(-1)?.end ?? 0)
    if (!Number.isInteger(start) || !Number.isInteger(length) || length < 0 || !isAfter) return null
    ranges.push({ start, end: start + length })
  }
  return ranges
}

/** Only white space stands between the two places. */
function isSameEnd(bytes: Uint8Array, a: number, b: number): boolean {
  const between = bytes.subarray(Math.min(a, b), Math.max(a, b))
  return between.length < 100 && between.every((byte) => byte <= 32)
}

/** The version uses the signature itself, not another object of the same number. */
async function isOf(
  bytes: Uint8Array,
  { end, sections }: Revision,
  num: number | null,
  at: number,
) {
  if (num === null) return true
  const view = new FileView(bytes.subarray(0, end), sections)
  const object = await view.load(num).catch((error: unknown) => {
    if (error instanceof PdfSyntaxError) return null
    throw error
  })
  const offset = view.offsetOf(num)
  return object !== null && offset !== null && offset < at
}

/** An object that the file uses stands in the part that is left out, other than the signature itself. */
function holdsObjects(
  bytes: Uint8Array,
  revisions: readonly Revision[],
  { start, end }: Range,
  signature: number | null,
): boolean {
  const newest = revisions.at(-1)
  if (newest === undefined) return false
  const isInGap = (offset: number) => offset >= start && offset < end && isObjectAt(bytes, offset)
  const view = new FileView(bytes, newest.sections)
  return newest.sections.some(({ places }) =>
    [...places.keys()].some((num) => {
      const offset = view.offsetOf(num)
      return num !== signature && offset !== null && isInGap(offset)
    }),
  )
}

function isObjectAt(bytes: Uint8Array, offset: number): boolean {
  try {
    new ObjectReader(bytes, offset).readIndirect()
    return true
  } catch (error) {
    if (error instanceof PdfSyntaxError) return false
    throw error
  }
}
