import { cleanFileName } from '#shared/platform/lib/text/fileName.ts'
import { uniqueName } from '#shared/platform/lib/text/uniqueName.ts'
import { crc32, crc32InPieces } from './crc32.ts'

const VERSION = 20
const UTF8_NAMES = 0x800
const ZIP_TYPE = 'application/zip'

/** `name` is its whole path, `checksum` its CRC-32. */
export type StoredFile<Content> = { name: string; content: Content; size: number; checksum: number }

/** A repeated name gets a number. Stored uncompressed, because PDFs and images are compressed already. */
export async function makeZip(files: readonly { name: string; blob: Blob }[]): Promise<Blob> {
  const stored: StoredFile<Blob>[] = []
  for (const { name, blob } of files) {
    const unique = uniqueName(
      cleanFileName(name),
      stored.map((file) => file.name),
    )
    const bytes = new Uint8Array(await blob.arrayBuffer())
    stored.push({
      name: unique,
      content: blob,
      size: bytes.length,
      checksum: await crc32InPieces(bytes),
    })
  }
  return joinZip(stored)
}

/** A ZIP of files under exactly these paths, stored uncompressed. */
export const joinZip = (files: readonly StoredFile<Blob>[]): Blob =>
  new Blob(zipChunks(files), { type: ZIP_TYPE })

/** A ZIP of files under exactly these paths, stored uncompressed. */
export function makeZipBytes(
  files: readonly { name: string; content: Uint8Array<ArrayBuffer> }[],
): Uint8Array<ArrayBuffer> {
  const chunks = zipChunks(
    files.map(({ name, content }) => {
      return { name, content, size: content.length, checksum: crc32(content) }
    }),
  )
  const zip = new Uint8Array(bytesIn(chunks))
  let at = 0
  for (const chunk of chunks) {
    zip.set(chunk, at)
    at += chunk.length
  }
  return zip
}

function zipChunks<Content>(files: readonly StoredFile<Content>[]) {
  const modified = new Date()
  const locals: (Content | Uint8Array<ArrayBuffer>)[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let at = 0
  let directoryBytes = 0
  for (const { name, content, size, checksum } of files) {
    const path = new TextEncoder().encode(name)
    // Shared fields: version, flags, method, time, checksum, both sizes, name length.
    const facts = littleEndian([
      [2, VERSION],
      [2, UTF8_NAMES],
      [2, 0],
      [2, dosTime(modified)],
      [2, dosDay(modified)],
      [4, checksum],
      [4, size],
      [4, size],
      [2, path.length],
      [2, 0],
    ])
    const local = [littleEndian([[4, 0x04034b50]]), facts, path]
    const entry = [
      littleEndian([
        [4, 0x02014b50],
        [2, VERSION],
      ]),
      facts,
      // Directory only: no comment, first disk, no attributes, and the offset of the local header.
      littleEndian([
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, at],
      ]),
      path,
    ]
    locals.push(...local, content)
    directory.push(...entry)
    at += bytesIn(local) + size
    directoryBytes += bytesIn(entry)
  }
  const count = files.length
  const end = littleEndian([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, directoryBytes],
    [4, at],
    [2, 0],
  ])
  return [...locals, ...directory, end]
}

const bytesIn = (chunks: readonly Uint8Array[]) =>
  chunks.reduce((sum, { length }) => sum + length, 0)

const dosTime = (at: Date) =>
  (at.getHours() << 11) | (at.getMinutes() << 5) | (at.getSeconds() >> 1)

/** ZIP counts years from 1980. */
const dosDay = (at: Date) =>
  ((at.getFullYear() - 1980) << 9) | ((at.getMonth() + 1) << 5) | at.getDate()

function littleEndian(figures: readonly (readonly [2 | 4, number])[]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(figures.reduce((sum, [bytes]) => sum + bytes, 0)))
  let at = 0
  for (const [bytes, figure] of figures) {
    if (bytes === 2) view.setUint16(at, figure, true)
    else view.setUint32(at, figure, true)
    at += bytes
  }
  return new Uint8Array(view.buffer)
}
