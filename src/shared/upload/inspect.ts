import type { FileKind } from '#shared/config/limits.ts'
import { openPdf } from '#shared/pdf/pdfEngine.ts'
import { HEAD_BYTES, bytesFit, kindByBytes } from './fileKind.ts'
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
  const found = kindByBytes(head)
  if (found === 'heic') return { kind: 'problem', problem: 'heic' }
  if (!bytesFit(kind, found)) return { kind: 'problem', problem: 'wrongContent' }
  return kind === 'pdf' ? inspectPdf(file, password, signal) : { kind: 'ok', pages: null }
}

async function readHead(file: Blob): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  } catch {
    return null
  }
}

async function inspectPdf(
  file: Blob,
  password: string | undefined,
  signal: AbortSignal,
): Promise<Inspection> {
  try {
    const opening = await openPdf(file, password, signal)
    switch (opening.kind) {
      case 'locked':
      case 'wrongPassword':
        return opening
      case 'corrupt':
      case 'noPages':
      case 'tooSlow':
        return { kind: 'problem', problem: opening.kind }
      case 'ok':
        await opening.document.close()
        return { kind: 'ok', pages: opening.document.pages }
      default:
        return opening satisfies never
    }
  } catch (error) {
    signal.throwIfAborted()
    const gone = error instanceof DOMException && /^Not(Readable|Found)Error$/.test(error.name)
    return { kind: 'problem', problem: gone ? 'unreadable' : 'unchecked' }
  }
}
