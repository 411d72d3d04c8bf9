import { PasswordResponses } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { StalledError } from '#shared/platform/lib/async/stallTimeout.ts'
import { NoPagesError, type OpeningPurpose, openDocument } from './openDocument.ts'
import {
  type PdfDocument,
  type PdfOpenResult,
  type PdfReadResult,
  toPdfDocument,
} from './pdfDocument.ts'
import { PdfEngineError, pdfWorkers } from './pdfWorker.ts'

export { createUnlockedCopy } from './createUnlockedCopy.ts'

export const { warmUp } = pdfWorkers

/** @throws PdfEngineError, a DOMException where the Blob cannot be read, and `signal.reason` when aborted */
export async function openFile(
  source: Blob,
  password: string | undefined,
  signal: AbortSignal | undefined,
  purpose: OpeningPurpose = 'show',
): Promise<PdfOpenResult> {
  // pdf.js takes an empty buffer for a missing argument.
  if (source.size === 0) return { kind: 'corrupt', reason: 'The file is empty.' }
  const open = async (stop: AbortSignal | undefined) =>
    openDocument(source, { password, purpose, signal: stop })
  try {
    return { kind: 'ok', document: toPdfDocument(await open(signal), open) }
  } catch (error) {
    signal?.throwIfAborted()
    // The engine or the file's bytes are unavailable (a DOMException of the Blob): the PDF may be fine.
    if (error instanceof PdfEngineError || error instanceof DOMException) throw error
    if (error instanceof StalledError) return { kind: 'tooSlow' }
    if (error instanceof NoPagesError) return { kind: 'noPages' }
    return passwordResult(error) ?? corrupt(error)
  }
}

/** The next file reuses its worker. Throws as `openFile` and `read` do. */
export async function readFile<Value>(
  source: Blob,
  password: string | undefined,
  signal: AbortSignal | undefined,
  read: (document: PdfDocument) => Promise<Value>,
): Promise<PdfReadResult<Value>> {
  const opening = await openFile(source, password, signal, 'read')
  if (opening.kind !== 'ok') return opening
  try {
    return { kind: 'ok', value: await read(opening.document) }
  } finally {
    await opening.document.close()
  }
}

/** Matched by name and code, because two copies of the library would not share the class. */
function passwordResult(error: unknown): PdfOpenResult | null {
  if (!(error instanceof Error) || error.name !== 'PasswordException') return null
  const isWrong = 'code' in error && error.code === PasswordResponses.INCORRECT_PASSWORD
  return { kind: isWrong ? 'wrongPassword' : 'locked' }
}

function corrupt(error: unknown): PdfOpenResult {
  return {
    kind: 'corrupt',
    reason: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
  }
}
