import { safeFileName } from '#shared/lib/fileName.ts'
import { UNPACKED_MAX_BYTES } from '#shared/config/limits.ts'
import { readDirectory, unpackFile } from './zipReader.ts'
import { ZipRefused } from './zipRefused.ts'

/** Caps against zip bombs (pitfalls, "Nested zips and zip bombs"). Bytes are counted while unpacking: a zip may lie. */
export const ZIP_LIMITS = {
  /** The zip itself and the zips in it; none in those. */
  depth: 2,
  /** Of all zips together. */
  entries: 500,
  /** Unpacked, of all zips together. */
  bytes: UNPACKED_MAX_BYTES,
}
type ZipLimits = typeof ZIP_LIMITS

/** A file of a zip. `name` is a safe base name; `within` names the nested zips that held it, outermost first. */
export type ZipEntry = { name: string; within: readonly string[]; blob: Blob }

/** What a zip holds; `unread` names the files and nested zips of it that are damaged or encrypted. */
export type ZipContents = { files: ZipEntry[]; unread: string[] }

/** What is left of the caps; shared by a zip and those in it. */
type Budget = { entries: number; bytes: number }

/**
 * Every file of a zip that can be read, those of nested zips included.
 * @throws ZipRefused when it is no zip, nothing of it can be read, or it passes a cap
 */
export async function readZip(source: Blob, limits: ZipLimits = ZIP_LIMITS): Promise<ZipContents> {
  const budget = { entries: limits.entries, bytes: limits.bytes }
  return readLevel(new Uint8Array(await source.arrayBuffer()), [], limits.depth, budget)
}

async function readLevel(
  bytes: Uint8Array<ArrayBuffer>,
  within: readonly string[],
  depth: number,
  budget: Budget,
): Promise<ZipContents> {
  if (depth === 0) throw new ZipRefused('tooDeep')
  const files: ZipEntry[] = []
  const unread: string[] = []
  let refused: ZipRefused | null = null
  for (const entry of readDirectory(bytes)) {
    budget.entries -= 1
    if (budget.entries < 0) throw new ZipRefused('tooManyEntries')
    // What macOS adds beside each file is of no use to anybody.
    if (entry.name.endsWith('/') || entry.name.startsWith('__MACOSX/')) continue
    const name = safeFileName(entry.name)
    try {
      const room = budget.bytes
      // Also of a file that turns out to be damaged: many of those are work too.
      budget.bytes -= entry.size
      const content = await unpackFile(bytes, entry, room)
      if (!name.toLowerCase().endsWith('.zip'))
        files.push({ name, within, blob: new Blob([content]) })
      else {
        const inside = await readLevel(content, [...within, name], depth - 1, budget)
        files.push(...inside.files)
        unread.push(...inside.unread)
      }
    } catch (error) {
      if (!isOfOneFile(error)) throw error
      refused ??= error
      unread.push(name)
    }
  }
  if (files.length === 0 && refused !== null) throw refused
  return { files, unread }
}

/** A file that is damaged or encrypted is left out by its name; a cap that is passed ends it all. */
const isOfOneFile = (error: unknown): error is ZipRefused =>
  error instanceof ZipRefused && (error.why === 'unreadable' || error.why === 'locked')
