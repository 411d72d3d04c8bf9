import { cleanFileName, safeFileName } from '#shared/lib/fileName.ts'
import { uniqueName } from '#shared/upload/nameRules.ts'
import { UNPACKED_MAX_BYTES } from '#shared/config/limits.ts'
import { loadCode } from '#shared/lib/loadCode.ts'
import { unpackEntry } from './unpackEntry.ts'
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

/** What a zip holds; `unread` names the files and nested zips of it that are damaged. */
export type ZipContents = { files: ZipEntry[]; unread: string[] }

/** What is left of the caps; shared by a zip and those in it. */
type Budget = { entries: number; bytes: number }

const loadJsZip = async () => loadCode(async () => (await import('jszip')).default)

/**
 * Packs files under their names; a name that comes twice gets a number.
 * @throws CodeLost
 */
export async function makeZip(files: readonly { name: string; blob: Blob }[]): Promise<Blob> {
  const JSZip = await loadJsZip()
  const zip = new JSZip()
  const taken: string[] = []
  for (const { name, blob } of files) {
    const unique = uniqueName(cleanFileName(name), taken)
    taken.push(unique)
    zip.file(unique, await blob.arrayBuffer())
  }
  return new Blob([await zip.generateAsync({ type: 'arraybuffer' })], { type: 'application/zip' })
}

/**
 * Every file of a zip that can be read, those of nested zips included.
 * @throws ZipRefused when it is no zip, nothing of it can be read, or it passes a cap; and CodeLost
 */
export async function readZip(source: Blob, limits: ZipLimits = ZIP_LIMITS): Promise<ZipContents> {
  const budget = { entries: limits.entries, bytes: limits.bytes }
  return readLevel(await source.arrayBuffer(), [], limits.depth, budget)
}

async function readLevel(
  bytes: ArrayBuffer,
  within: readonly string[],
  depth: number,
  budget: Budget,
): Promise<ZipContents> {
  if (depth === 0) throw new ZipRefused('tooDeep')
  const zip = await openZip(bytes)
  const files: ZipEntry[] = []
  const unread: string[] = []
  for (const entry of Object.values(zip.files)) {
    budget.entries -= 1
    if (budget.entries < 0) throw new ZipRefused('tooManyEntries')
    // What macOS adds beside each file is of no use to anybody.
    if (entry.dir || entry.name.startsWith('__MACOSX/')) continue
    const name = safeFileName(entry.name)
    try {
      const unpacked = await unpackEntry(entry, budget.bytes)
      budget.bytes -= unpacked.size
      if (!name.toLowerCase().endsWith('.zip')) files.push({ name, within, blob: unpacked })
      else {
        const held = await unpacked.arrayBuffer()
        const inside = await readLevel(held, [...within, name], depth - 1, budget)
        files.push(...inside.files)
        unread.push(...inside.unread)
      }
    } catch (error) {
      if (!isDamage(error)) throw error
      unread.push(name)
    }
  }
  if (files.length === 0 && unread.length > 0) throw new ZipRefused('unreadable')
  return { files, unread }
}

/** A file that is damaged is left out by its name; a cap that is passed ends it all. */
const isDamage = (error: unknown) => error instanceof ZipRefused && error.why === 'unreadable'

async function openZip(bytes: ArrayBuffer) {
  const JSZip = await loadJsZip()
  try {
    return await JSZip.loadAsync(bytes)
  } catch (cause) {
    throw new ZipRefused('unreadable', { cause })
  }
}
