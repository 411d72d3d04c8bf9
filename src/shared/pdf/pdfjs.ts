import { PasswordResponses } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { Stalled } from '#shared/lib/stall.ts'
import { NoPages, type OpeningPurpose, openDocument } from './openDocument.ts'
import { type PdfDocument, type PdfOpening, type PdfReading, toPdfDocument } from './pdfDocument.ts'
import { PdfEngineFailed, pdfWorkers } from './pdfWorker.ts'

export { unlockedCopy } from './unlockedCopy.ts'

export const { warmUp } = pdfWorkers

/**
 * What came of opening a file. Its bytes are read anew each time, also when it is opened again in another worker.
 * @throws PdfEngineFailed, a DOMException where the Blob cannot be read, and `signal.reason` when aborted
 */
export async function openFile(
  source: Blob,
  password: string | undefined,
  signal: AbortSignal | undefined,
  purpose: OpeningPurpose = 'show',
): Promise<PdfOpening> {
  // An empty file is asked nothing: pdf.js takes it for an argument that is missing.
  if (source.size === 0) return { kind: 'corrupt', reason: 'The file is empty.' }
  const open = async (stop: AbortSignal | undefined) =>
    openDocument(source, { password, purpose, signal: stop })
  try {
    return { kind: 'ok', document: toPdfDocument(await open(signal), open) }
  } catch (error) {
    signal?.throwIfAborted()
    // The engine, or the file itself, could not be had (a DOMException of the Blob): the PDF may be fine.
    if (error instanceof PdfEngineFailed || error instanceof DOMException) throw error
    if (error instanceof Stalled) return { kind: 'tooSlow' }
    if (error instanceof NoPages) return { kind: 'noPages' }
    return passwordVerdict(error) ?? corrupt(error)
  }
}

/** Opens a file, reads it and closes it: the next file has its worker. @throws as {@link openFile} and `read` do */
export async function readFile<Value>(
  source: Blob,
  password: string | undefined,
  signal: AbortSignal | undefined,
  read: (document: PdfDocument) => Promise<Value>,
): Promise<PdfReading<Value>> {
  const opening = await openFile(source, password, signal, 'read')
  if (opening.kind !== 'ok') return opening
  try {
    return { kind: 'ok', value: await read(opening.document) }
  } finally {
    await opening.document.close()
  }
}

/** Known by name and code: two copies of the library would not share the class. */
function passwordVerdict(error: unknown): PdfOpening | null {
  if (!(error instanceof Error) || error.name !== 'PasswordException') return null
  const isWrong = 'code' in error && error.code === PasswordResponses.INCORRECT_PASSWORD
  return { kind: isWrong ? 'wrongPassword' : 'locked' }
}

function corrupt(error: unknown): PdfOpening {
  return {
    kind: 'corrupt',
    reason: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
  }
}
