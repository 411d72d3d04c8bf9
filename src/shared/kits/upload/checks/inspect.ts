import type { BlobStore } from '#shared/platform/blobStore/blobStore.ts'
import { type FileKind, PIXELS_MAX } from '#shared/platform/config/limits.ts'
import { loadChunk } from '#shared/platform/lib/async/loadChunk.ts'
import { StalledError, withStallTimeout } from '#shared/platform/lib/async/stallTimeout.ts'
import { createTaskQueue } from '#shared/platform/lib/async/taskQueue.ts'
import { readPdf } from '#shared/platform/pdf/pdfEngine.ts'
import { VIEWER_BY_KIND } from '#shared/ui/preview/viewers.ts'
import { HEAD_BYTES, isCompatibleKind, detectKind, type Problem } from './fileRules.ts'

const PNG = 0x89504e47
/** C0 to CF except C4, C8 and CC. */
const isFrameMarker = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

/** Width times height from a PNG or JPEG header; null where unknown. */
export function pixelCountOf(header: Uint8Array): number | null {
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength)
  if (view.byteLength >= 24 && view.getUint32(0) === PNG)
    return view.getUint32(16) * view.getUint32(20)
  return jpegPixelCount(view)
}

function jpegPixelCount(view: DataView): number | null {
  let at = 2
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (isFrameMarker(marker)) return view.getUint16(at + 5) * view.getUint16(at + 7)
    // A marker may be preceded by FF fill bytes; any other is followed by its length.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return null
}

/** The image size is within this, even after a camera's largest metadata. */
const HEADER_BYTES = 1_048_576

/** Runs tasks that decode an image one at a time, in the whole page: 12 megapixels take 48 MB. */
export const enqueueDecoding = createTaskQueue(1)

type ImageInspection = { kind: 'ok'; pages: null } | { kind: 'problem'; problem: Problem }

/** Decodes the whole image: a valid header does not mean that the data is complete. */
async function inspectImage(file: Blob): Promise<ImageInspection> {
  const header = new Uint8Array(await file.slice(0, HEADER_BYTES).arrayBuffer())
  if ((pixelCountOf(header) ?? 0) > PIXELS_MAX) return { kind: 'problem', problem: 'tooManyPixels' }
  try {
    const image = await enqueueDecoding(async () =>
      withStallTimeout(async () => createImageBitmap(file)),
    )
    image.close()
    return { kind: 'ok', pages: null }
  } catch (error) {
    return { kind: 'problem', problem: error instanceof StalledError ? 'tooSlow' : 'brokenPicture' }
  }
}

/** `pages` is null for files without pages. */
export type Inspection =
  | { kind: 'ok'; pages: number | null }
  | { kind: 'locked' }
  | { kind: 'wrongPassword' }
  | { kind: 'problem'; problem: Problem }

type InspectOptions = { password?: string | undefined; signal: AbortSignal }

/** The file is not changed. Throws `signal.reason` when aborted. */
export async function inspectFile(
  file: Blob,
  kind: FileKind,
  { password, signal }: InspectOptions,
): Promise<Inspection> {
  const header = await readHeader(file)
  signal.throwIfAborted()
  if (header === null) return { kind: 'problem', problem: 'unreadable' }
  const found = detectKind(header, kind)
  if (found === 'heic') return { kind: 'problem', problem: 'heic' }
  if (!isCompatibleKind(kind, found)) return { kind: 'problem', problem: 'wrongContent' }
  try {
    return await inspectContent(file, kind, { password, signal })
  } catch (error) {
    signal.throwIfAborted()
    const isUnavailable =
      error instanceof DOMException && /^Not(Readable|Found)Error$/.test(error.name)
    return { kind: 'problem', problem: isUnavailable ? 'unreadable' : 'unchecked' }
  }
}

/**
 * Checks a file of the blob store as {@link inspectFile} does; one without bytes is unreadable.
 * @throws `signal.reason` when aborted
 */
export async function inspectStoredFile(
  blobs: BlobStore,
  { id, kind, password }: { id: string; kind: FileKind | null; password: string | undefined },
  signal: AbortSignal,
): Promise<Inspection> {
  signal.throwIfAborted()
  const file = await blobs.get(id)
  signal.throwIfAborted()
  if (file === undefined || kind === null) return { kind: 'problem', problem: 'unreadable' }
  const inspection = await inspectFile(file, kind, { password, signal })
  signal.throwIfAborted()
  return inspection
}

async function inspectContent(
  file: Blob,
  kind: FileKind,
  { password, signal }: InspectOptions,
): Promise<Inspection> {
  switch (VIEWER_BY_KIND[kind]) {
    case 'pdf':
      return inspectPdf(file, password, signal)
    case 'sheet':
      return kind === 'csv' ? { kind: 'ok', pages: null } : inspectWorkbook(file)
    case 'image':
      return inspectImage(file)
  }
}

async function readHeader(file: Blob): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  } catch {
    return null
  }
}

const WORKBOOK_PROBLEM = {
  locked: 'lockedWorkbook',
  tooLarge: 'unpackedTooLarge',
  corrupt: 'corrupt',
} as const

async function inspectWorkbook(file: Blob): Promise<Inspection> {
  const { checkWorkbook } = await loadChunk(() => import('#shared/platform/files/checkWorkbook.ts'))
  const status = await checkWorkbook(new Uint8Array(await file.arrayBuffer()))
  return status === 'fine'
    ? { kind: 'ok', pages: null }
    : { kind: 'problem', problem: WORKBOOK_PROBLEM[status] }
}

async function inspectPdf(
  file: Blob,
  password: string | undefined,
  signal: AbortSignal,
): Promise<Inspection> {
  const reading = await readPdf(file, async ({ pageCount }) => pageCount, { password, signal })
  switch (reading.kind) {
    case 'locked':
    case 'wrongPassword':
      return reading
    case 'corrupt':
    case 'noPages':
    case 'tooSlow':
      return { kind: 'problem', problem: reading.kind }
    case 'ok':
      return { kind: 'ok', pages: reading.value }
    default:
      return reading satisfies never
  }
}
