import * as v from 'valibot'
import { ZipError } from '#shared/platform/files/zipError.ts'
import {
  readZipDirectory,
  unpackZipEntry,
  type DirectoryEntry,
} from '#shared/platform/files/zipReader.ts'
import { decryptEntry, deriveKey } from './encryption.ts'
import {
  APPLICANT_FILE_LIMITS,
  AnyVersionSchema,
  ApplicantFileError,
  entryPath,
  HEADER_PATH,
  HeaderSchema,
  IV_BYTES,
  parseManifest,
  partsOf,
  TAG_BYTES,
  VERSION,
  type Manifest,
  type Part,
} from './fileFormat.ts'

/** The directory of the most entries allowed, with long names, is smaller. */
const END_BYTES = 1_048_576
/** A local header has at most this many bytes, with its name and extra field. */
const LOCAL_HEADER_BYTES = 30 + 2 * 0xffff
const HEADER_MAX_BYTES = 4096
/** The ZIP's own headers, and what encryption adds to each entry. */
const OVERHEAD_BYTES = APPLICANT_FILE_LIMITS.entries * 1024

/** Of a file whose outside is correct. */
export type Archive = {
  isEncrypted: boolean
  /** @throws ApplicantFileError 'wrongPassword', or what is wrong with the contents */
  unlock: (password: string) => Promise<OpenArchive>
}
export type OpenArchive = { manifest: Manifest; read: (part: Part) => Promise<Blob> }

type Entries = ReadonlyMap<string, DirectoryEntry>

/** @throws ApplicantFileError */
export async function readArchive(file: Blob): Promise<Archive> {
  const entries = await readDirectory(file)
  const headerEntry = entries.get(HEADER_PATH)
  if (headerEntry === undefined) throw new ApplicantFileError('foreign')
  const header = parseHeader(await readEntry(file, headerEntry, HEADER_MAX_BYTES))
  if (entries.size - 1 < header.entries) throw new ApplicantFileError('missingEntry')
  const { encryption } = header

  return {
    isEncrypted: encryption !== null,
    async unlock(password) {
      const key = encryption === null ? null : await deriveKey(password, encryption)
      const path = entryPath(0, key !== null, '')
      const readAt = async (entry: DirectoryEntry, position: number) => {
        const { manifestBytes, entryBytes } = APPLICANT_FILE_LIMITS
        const bytes = await readEntry(file, entry, position === 0 ? manifestBytes : entryBytes)
        return key === null ? bytes : decryptEntry(key, bytes, { path: entry.name, position })
      }
      const content = await readAt(required(entries, path), 0)
      if (content === null) throw new ApplicantFileError('wrongPassword')
      const manifest = parseManifest(new TextDecoder().decode(content))
      const positions = new Map(partsOf(manifest).map((part, at) => [part.path, at + 1]))
      if (positions.size !== partsOf(manifest).length) throw new ApplicantFileError('damaged')
      for (const name of positions.keys()) required(entries, name)
      for (const name of entries.keys())
        if (name !== HEADER_PATH && name !== path && !positions.has(name))
          throw new ApplicantFileError('unknownEntry', name)
      return {
        manifest,
        async read(part) {
          const bytes = await readAt(required(entries, part.path), positions.get(part.path) ?? 0)
          if (bytes?.length !== part.size) throw new ApplicantFileError('damaged', part.path)
          return new Blob([bytes])
        },
      }
    },
  }
}

async function readDirectory(file: Blob): Promise<Entries> {
  if (file.size > APPLICANT_FILE_LIMITS.bytes + OVERHEAD_BYTES)
    throw new ApplicantFileError('tooLarge')
  const start = Math.max(0, file.size - END_BYTES)
  const end = new Uint8Array(await file.slice(start).arrayBuffer())
  const problem = (await startsWithHeader(file)) ? 'damaged' : 'foreign'
  // Folders, and what macOS adds when it packs them again.
  const listed = withFileErrors(() => readZipDirectory(end, start), problem).filter(
    ({ name }) => !name.endsWith('/') && !name.startsWith('__MACOSX/'),
  )
  if (listed.length > APPLICANT_FILE_LIMITS.entries + 1)
    throw new ApplicantFileError('tooManyEntries')
  if (
    listed.reduce((sum, { size }) => sum + size, 0) >
    APPLICANT_FILE_LIMITS.bytes + OVERHEAD_BYTES
  )
    throw new ApplicantFileError('tooLarge')
  const entries = new Map(listed.map((entry) => [entry.name, entry]))
  if (entries.size !== listed.length) throw new ApplicantFileError('damaged')
  return entries
}

/** A truncated file has no directory, but its first entry says what it was. */
async function startsWithHeader(file: Blob): Promise<boolean> {
  const start = await file.slice(0, 30 + HEADER_PATH.length).text()
  return start.startsWith('PK') && start.endsWith(HEADER_PATH)
}

const required = (entries: Entries, name: string): DirectoryEntry => {
  const entry = entries.get(name)
  if (entry === undefined) throw new ApplicantFileError('missingEntry', name)
  return entry
}

async function readEntry(
  file: Blob,
  entry: DirectoryEntry,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { name, offset, compressedSize } = entry
  const to = offset + LOCAL_HEADER_BYTES + compressedSize
  const limit = maxBytes + IV_BYTES + TAG_BYTES
  if (compressedSize > limit) throw new ApplicantFileError('tooLarge', name)
  const bytes = new Uint8Array(await file.slice(offset, to).arrayBuffer())
  try {
    return await unpackZipEntry(bytes, { ...entry, offset: 0 }, limit)
  } catch (cause) {
    throw toFileError(cause, 'damaged', name)
  }
}

function withFileErrors<Value>(read: () => Value, problem: 'foreign' | 'damaged'): Value {
  try {
    return read()
  } catch (cause) {
    throw toFileError(cause, problem)
  }
}

const toFileError = (cause: unknown, problem: 'foreign' | 'damaged', name: string | null = null) =>
  cause instanceof ZipError && cause.reason === 'tooLarge'
    ? new ApplicantFileError('tooLarge', name, { cause })
    : new ApplicantFileError(problem, name, { cause })

const parseJson = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes))

function parseHeader(bytes: Uint8Array) {
  const value = withFileErrors(() => parseJson(bytes), 'foreign')
  const known = v.safeParse(AnyVersionSchema, value)
  if (!known.success) throw new ApplicantFileError('foreign')
  if (known.output.version > VERSION) throw new ApplicantFileError('newer')
  const header = v.safeParse(HeaderSchema, value)
  if (!header.success) throw new ApplicantFileError('damaged', HEADER_PATH)
  return header.output
}
