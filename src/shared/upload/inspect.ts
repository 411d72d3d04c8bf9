import type { FileKind } from '#shared/config/limits.ts'
import { loadCode } from '#shared/lib/loadCode.ts'
import { readPdf } from '#shared/pdf/pdfEngine.ts'
import { VIEWER_OF } from '#shared/preview/viewerOf.ts'
import { HEAD_BYTES, bytesFit, kindByBytes } from './fileKind.ts'
import { inspectPicture } from './inspectPicture.ts'
import type { Problem } from './problem.ts'

/** What opening a file told. `pages` is null for what has none. */
export type Inspection =
  | { kind: 'ok'; pages: number | null }
  | { kind: 'locked' }
  | { kind: 'wrongPassword' }
  | { kind: 'problem'; problem: Problem }

type InspectOptions = { password?: string | undefined; signal: AbortSignal }

/**
 * Looks at the first bytes, and opens a PDF: page count, locked, wrong password, damaged. Reads copies only; the file stays as picked.
 * @throws `signal.reason` when aborted
 */
export async function inspectFile(
  file: Blob,
  kind: FileKind,
  { password, signal }: InspectOptions,
): Promise<Inspection> {
  const head = await readHead(file)
  signal.throwIfAborted()
  if (head === null) return { kind: 'problem', problem: 'unreadable' }
  const found = kindByBytes(head, kind)
  if (found === 'heic') return { kind: 'problem', problem: 'heic' }
  if (!bytesFit(kind, found)) return { kind: 'problem', problem: 'wrongContent' }
  try {
    return await opened(file, kind, { password, signal })
  } catch (error) {
    signal.throwIfAborted()
    const gone = error instanceof DOMException && /^Not(Readable|Found)Error$/.test(error.name)
    return { kind: 'problem', problem: gone ? 'unreadable' : 'unchecked' }
  }
}

async function opened(
  file: Blob,
  kind: FileKind,
  { password, signal }: InspectOptions,
): Promise<Inspection> {
  switch (VIEWER_OF[kind]) {
    case 'pdf':
      return inspectPdf(file, password, signal)
    case 'sheet':
      return kind === 'csv' ? { kind: 'ok', pages: null } : inspectWorkbook(file)
    case 'image':
      return inspectPicture(file)
  }
}

async function readHead(file: Blob): Promise<Uint8Array | null> {
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
  const { judgeWorkbook } = await loadCode(() => import('#shared/files/judgeWorkbook.ts'))
  const verdict = await judgeWorkbook(new Uint8Array(await file.arrayBuffer()))
  return verdict === 'fine'
    ? { kind: 'ok', pages: null }
    : { kind: 'problem', problem: WORKBOOK_PROBLEM[verdict] }
}

async function inspectPdf(
  file: Blob,
  password: string | undefined,
  signal: AbortSignal,
): Promise<Inspection> {
  const reading = await readPdf(file, async ({ pages }) => pages, { password, signal })
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
