import type { ErrorName } from '#shared/errors/errorNames.ts'
import type { UploadLimits } from '#shared/config/limits.ts'
import { plural } from '#shared/lib/plural.ts'
import { formatMegabytes, sayMegabytes } from '#shared/lib/size.ts'
import { kindByName } from './fileKind.ts'
import { sayKinds } from './limitWords.ts'
import { PROBLEM, judgeUnopened } from './problem.ts'

type Sized = { name: string; size: number }

/** A dialog about files that were chosen together; `detail` says what of it applies. */
export type BatchRefusal = { name: ErrorName; detail: string }

/** What becomes of files that were dropped, chosen or pasted together: those to take in, and the dialogs to show. */
export type BatchVerdict<T extends Sized> = { taken: T[]; refusals: BatchRefusal[] }

/** Bytes that count towards the total. A file over its own limit cannot be sent, so it does not count. */
export function countedBytes(files: readonly Sized[], { fileBytes }: UploadLimits): number {
  return files.reduce((sum, { size }) => sum + (size < fileBytes ? size : 0), 0)
}

/**
 * The rules about several files together (analyzers §5): only known kinds, PDF not mixed with others, and number and
 * total size within the uploader's limits. Files of unknown kinds are left out; a breach of the other rules refuses the whole drop,
 * and what was there before is kept. Files of another list that go with these, `companions`, count towards number and
 * weight, and may be of another kind.
 */
export function judgeBatch<T extends Sized>(
  present: readonly Sized[],
  incoming: readonly T[],
  limits: UploadLimits,
  companions: readonly Sized[] = [],
): BatchVerdict<T> {
  const unknown = incoming.filter((file) => isUnknownKind(file, limits))
  const known = incoming.filter((file) => !unknown.includes(file))
  const refusals = unknown.slice(0, 1).map((file) => refuseKinds(file, unknown, known, limits))
  if (known.length === 0) return { taken: [], refusals }
  const all = [...present, ...known]
  const together = [...companions, ...all]
  const broken =
    tooMany(together, known, limits) ?? mixed(all, limits) ?? tooHeavy(together, limits)
  return broken === null
    ? { taken: known, refusals }
    : { taken: [], refusals: [...refusals, broken] }
}

function isUnknownKind(file: Sized, limits: UploadLimits): boolean {
  const problem = judgeUnopened(file, limits)
  return problem === 'wrongFormat' || problem === 'heic'
}

function refuseKinds(
  { name, size }: Sized,
  unknown: readonly Sized[],
  known: readonly Sized[],
  limits: UploadLimits,
): BatchRefusal {
  const problem = judgeUnopened({ name, size }, limits) ?? 'wrongFormat'
  const why = PROBLEM[problem].why({ name, size, kind: null, pages: null }, limits)
  const others = unknown.length > 1 ? ` and ${plural(unknown.length - 1, 'other')}` : ''
  const kept = known.length > 0 ? ` The other ${plural(known.length, 'file')} can be used.` : ''
  return { name: 'wrongFormat', detail: `${name}${others}: ${why.replace(/\.$/, '')}.${kept}` }
}

function tooMany(
  all: readonly Sized[],
  incoming: readonly Sized[],
  { maxFiles }: UploadLimits,
): BatchRefusal | null {
  if (all.length <= maxFiles) return null
  const detail =
    maxFiles === 1
      ? `Here one file goes at a time. You chose ${incoming.length}; none was taken.`
      : `With ${plural(incoming.length, 'new file')} there would be ${all.length}; at most ${maxFiles} go together. None of the new ones was added.`
  return { name: 'fileCountError', detail }
}

function mixed(all: readonly Sized[], { kinds, mixedKinds }: UploadLimits): BatchRefusal | null {
  const pdfs = all.filter(({ name }) => kindByName(name) === 'pdf').length
  if (mixedKinds || pdfs === 0 || pdfs === all.length) return null
  const others = sayKinds(kinds.filter((kind) => kind !== 'pdf'))
  return {
    name: 'mixedFormat',
    detail: `Choose either PDF files or ${others} files. None of the new ones was added.`,
  }
}

function tooHeavy(all: readonly Sized[], limits: UploadLimits): BatchRefusal | null {
  const { totalBytes } = limits
  const bytes = countedBytes(all, limits)
  if (totalBytes === undefined || bytes <= totalBytes) return null
  return {
    name: 'totalFileSizeError',
    detail: `Together they would be ${formatMegabytes(bytes)}; at most ${sayMegabytes(totalBytes)} go at once. None of the new ones was added.`,
  }
}
