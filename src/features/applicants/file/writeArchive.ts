import { crc32InPieces } from '#shared/platform/files/crc32.ts'
import { joinZip, type StoredFile } from '#shared/platform/files/zipWriter.ts'
import { deriveKey, encryptEntry, newEncryption } from './encryption.ts'
import {
  APPLICANT_FILE_LIMITS,
  ApplicantFileError,
  entryPath,
  FORMAT,
  HEADER_PATH,
  VERSION,
  type Header,
  type Manifest,
} from './fileFormat.ts'

/** Read when it is written, so that one at a time is in memory. */
export type ArchiveContent = {
  path: string
  size: number
  /** Undefined where it has been removed meanwhile. */
  read: () => Promise<Blob | undefined>
}

type ArchiveOptions = {
  /** Null: not encrypted. */
  password: string | null
  signal: AbortSignal
  /** 0 to 1 */
  onProgress: (share: number) => void
}

/**
 * The manifest and the contents as a ZIP, each encrypted on its own.
 * @throws ApplicantFileError where it would exceed a limit of the reader or a content is gone, or `signal.reason`
 */
export async function writeArchive(
  { manifest, contents }: { manifest: Manifest; contents: readonly ArchiveContent[] },
  { password, signal, onProgress }: ArchiveOptions,
): Promise<Blob> {
  const { bytes: maxBytes, entryBytes, manifestBytes, entries: maxEntries } = APPLICANT_FILE_LIMITS
  const bytes = contents.reduce((sum, { size }) => sum + size, 0)
  const manifestContent = jsonBytes(manifest)
  if (bytes + manifestContent.length > maxBytes || manifestContent.length > manifestBytes)
    throw new ApplicantFileError('tooLarge')
  if (contents.length >= maxEntries) throw new ApplicantFileError('tooManyEntries')

  const encryption = password === null ? null : await newEncryption()
  const key =
    encryption === null || password === null ? null : await deriveKey(password, encryption)
  const entries = contents.length + 1
  const header: Header = { format: FORMAT, version: VERSION, entries, encryption }
  const stored = [await toStoredFile(HEADER_PATH, jsonBytes(header, 2))]
  const add = async (path: string, content: Uint8Array<ArrayBuffer>, position: number) => {
    const entry = key === null ? content : await encryptEntry(key, content, { path, position })
    stored.push(await toStoredFile(path, entry))
  }
  await add(entryPath(0, key !== null, ''), manifestContent, 0)
  let written = 0
  for (const [at, { path, size, read }] of contents.entries()) {
    signal.throwIfAborted()
    if (size > entryBytes) throw new ApplicantFileError('tooLarge')
    const blob = await read()
    if (blob === undefined) throw new ApplicantFileError('missingEntry')
    await add(path, new Uint8Array(await blob.arrayBuffer()), at + 1)
    written += size
    onProgress(written / bytes)
  }
  signal.throwIfAborted()
  return joinZip(stored)
}

const jsonBytes = (value: unknown, indent?: number): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify(value, null, indent))

const toStoredFile = async (
  name: string,
  content: Uint8Array<ArrayBuffer>,
): Promise<StoredFile<Blob>> => ({
  name,
  content: new Blob([content]),
  size: content.length,
  checksum: await crc32InPieces(content),
})
