import { UNPACKED_MAX_BYTES } from '#shared/platform/config/limits.ts'
import { safeFileName } from '#shared/platform/lib/text/fileName.ts'
import { ZipError } from './zipError.ts'
import { readZipDirectory, unpackZipEntry } from './zipReader.ts'

/**
 * Against zip bombs (pitfalls, "Nested zips and zip bombs"). Counted while unpacking: a zip's own sizes may be false.
 */
export const ZIP_LIMITS = {
  /** The zip itself and the zips in it, but none inside those. */
  depth: 2,
  entries: 500,
  /** Unpacked, in all zips together. */
  bytes: UNPACKED_MAX_BYTES,
}
type ZipLimits = typeof ZIP_LIMITS

/** `name` is a safe base name; `parentZips` are the nested zips that contained it, outermost first. */
export type ZipEntry = { name: string; parentZips: readonly string[]; blob: Blob }

/** `unreadableNames`: damaged or encrypted files and nested zips. */
export type ZipContents = { files: ZipEntry[]; unreadableNames: string[] }

/** Shared by a zip and its nested zips. */
type Budget = { entries: number; bytes: number }

/** @throws ZipError when it is not a zip, nothing in it can be read, or it exceeds a limit */
export async function readZip(source: Blob, limits: ZipLimits = ZIP_LIMITS): Promise<ZipContents> {
  const budget = { entries: limits.entries, bytes: limits.bytes }
  return readLevel(new Uint8Array(await source.arrayBuffer()), [], limits.depth, budget)
}

async function readLevel(
  bytes: Uint8Array<ArrayBuffer>,
  parentZips: readonly string[],
  depth: number,
  budget: Budget,
): Promise<ZipContents> {
  if (depth === 0) throw new ZipError('tooDeep')
  const files: ZipEntry[] = []
  const unreadableNames: string[] = []
  let refused: ZipError | null = null
  for (const entry of readZipDirectory(bytes)) {
    budget.entries -= 1
    if (budget.entries < 0) throw new ZipError('tooManyEntries')
    // macOS adds metadata files that nobody needs.
    if (entry.name.endsWith('/') || entry.name.startsWith('__MACOSX/')) continue
    const name = safeFileName(entry.name)
    try {
      const room = budget.bytes
      // Damaged files count too: unpacking many of them also takes time.
      budget.bytes -= entry.size
      const content = await unpackZipEntry(bytes, entry, room)
      if (!name.toLowerCase().endsWith('.zip'))
        files.push({ name, parentZips, blob: new Blob([content]) })
      else {
        const inside = await readLevel(content, [...parentZips, name], depth - 1, budget)
        files.push(...inside.files)
        unreadableNames.push(...inside.unreadableNames)
      }
    } catch (error) {
      if (!isSingleFileError(error)) throw error
      refused ??= error
      unreadableNames.push(name)
    }
  }
  if (files.length === 0 && refused !== null) throw refused
  return { files, unreadableNames }
}

/** Skipped and listed by name; an exceeded limit stops everything. */
const isSingleFileError = (error: unknown): error is ZipError =>
  error instanceof ZipError && (error.reason === 'unreadable' || error.reason === 'locked')
