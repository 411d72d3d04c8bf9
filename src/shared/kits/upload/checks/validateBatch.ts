import type { UploadLimits } from '#shared/platform/config/limits.ts'
import { formatMegabytes, formatWholeMegabytes } from '#shared/platform/lib/numbers/size.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import { kindByName, checkBeforeOpening } from './fileRules.ts'
import { formatKinds } from './formatLimits.ts'
import { PROBLEM } from './problem.ts'

type FileInfo = { name: string; size: number }

/** A dialog about files selected together; `detail` says what applies. */
export type BatchError = { name: DialogName; detail: string }

export type BatchValidation<T extends FileInfo> = { accepted: T[]; errors: BatchError[] }

/** A file over its own limit cannot be sent, so it does not count. */
export function countedBytes(
  files: readonly FileInfo[],
  { fileSizeLimitBytes }: UploadLimits,
): number {
  return files.reduce((sum, { size }) => sum + (size < fileSizeLimitBytes ? size : 0), 0)
}

/** See analyzers §5. Omits files of unknown kinds; any other breach refuses all new files. `companions` count too. */
export function validateBatch<T extends FileInfo>(
  present: readonly FileInfo[],
  incoming: readonly T[],
  limits: UploadLimits,
  companions: readonly FileInfo[] = [],
): BatchValidation<T> {
  const unknown = incoming.filter((file) => isUnknownKind(file, limits))
  const known = incoming.filter((file) => !unknown.includes(file))
  const errors = unknown.slice(0, 1).map((file) => unknownKindError(file, unknown, known, limits))
  if (known.length === 0) return { accepted: [], errors }
  const all = [...present, ...known]
  const allFiles = [...companions, ...all]
  const error =
    checkFileCount(allFiles, known, limits) ??
    checkMixedKinds(all, limits) ??
    checkTotalSize(allFiles, limits)
  return error === null ? { accepted: known, errors } : { accepted: [], errors: [...errors, error] }
}

function isUnknownKind(file: FileInfo, limits: UploadLimits): boolean {
  const problem = checkBeforeOpening(file, limits)
  return problem === 'wrongFormat' || problem === 'heic'
}

function unknownKindError(
  { name, size }: FileInfo,
  unknown: readonly FileInfo[],
  known: readonly FileInfo[],
  limits: UploadLimits,
): BatchError {
  const problem = checkBeforeOpening({ name, size }, limits) ?? 'wrongFormat'
  const reason = PROBLEM[problem].detail({ name, size, kind: null, pages: null }, limits)
  const others = unknown.length > 1 ? ` and ${plural(unknown.length - 1, 'other')}` : ''
  const othersText =
    known.length > 0 ? ` The other ${plural(known.length, 'file')} can be used.` : ''
  return {
    name: 'wrongFormat',
    detail: `${name}${others}: ${reason.replace(/\.$/, '')}.${othersText}`,
  }
}

function checkFileCount(
  all: readonly FileInfo[],
  incoming: readonly FileInfo[],
  { maxFiles }: UploadLimits,
): BatchError | null {
  if (all.length <= maxFiles) return null
  const detail =
    maxFiles === 1
      ? `Only one file can be added at a time. You chose ${incoming.length}; none was added.`
      : `With ${plural(incoming.length, 'new file')} there would be ${all.length}; at most ${maxFiles} can be sent together. None of the new files was added.`
  return { name: 'fileCountError', detail }
}

function checkMixedKinds(
  all: readonly FileInfo[],
  { fileKinds, canMixKinds }: UploadLimits,
): BatchError | null {
  const pdfs = all.filter(({ name }) => kindByName(name) === 'pdf').length
  if (canMixKinds || pdfs === 0 || pdfs === all.length) return null
  const others = formatKinds(fileKinds.filter((kind) => kind !== 'pdf'))
  return {
    name: 'mixedFormat',
    detail: `Choose either PDF files or ${others} files. None of the new files was added.`,
  }
}

function checkTotalSize(all: readonly FileInfo[], limits: UploadLimits): BatchError | null {
  const { totalSizeLimitBytes } = limits
  const bytes = countedBytes(all, limits)
  if (totalSizeLimitBytes === undefined || bytes <= totalSizeLimitBytes) return null
  return {
    name: 'totalFileSizeError',
    detail: `Together they would be ${formatMegabytes(bytes)}; at most ${formatWholeMegabytes(totalSizeLimitBytes)} can be sent at once. None of the new files was added.`,
  }
}
