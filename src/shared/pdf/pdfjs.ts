import { PasswordResponses } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { Stalled } from '#shared/lib/stall.ts'
import { NoPages, openDocument } from './openDocument.ts'
import { type PdfOpening, toPdfDocument } from './pdfDocument.ts'
import { isMadeUp } from './pageTree.ts'
import { PdfEngineFailed, pdfWorkers } from './pdfWorker.ts'

export { unlockedCopy } from './unlockedCopy.ts'

export const { warmUp } = pdfWorkers

/**
 * What came of opening a file. Its bytes are read anew each time, also when it is taken up again in another worker.
 * @throws PdfEngineFailed, and `signal.reason` when aborted
 */
export async function openFile(
  source: Blob,
  password: string | undefined,
  signal: AbortSignal | undefined,
): Promise<PdfOpening> {
  // An empty file is asked nothing: pdf.js takes it for an argument that is missing.
  if (source.size === 0) return { kind: 'corrupt', reason: 'The file is empty.' }
  const open = async (data: ArrayBuffer, stop: AbortSignal | undefined) =>
    openDocument(new Uint8Array(data), password, stop)
  const data = await source.arrayBuffer()
  signal?.throwIfAborted()
  try {
    const opened = await open(data, signal)
    if (await isMadeUp(opened, source)) {
      await opened.close()
      return { kind: 'noPages' }
    }
    const reopen = async (stop: AbortSignal) => open(await source.arrayBuffer(), stop)
    return { kind: 'ok', document: toPdfDocument(opened, reopen) }
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof PdfEngineFailed) throw error
    if (error instanceof Stalled) return { kind: 'tooSlow' }
    if (error instanceof NoPages) return { kind: 'noPages' }
    return passwordVerdict(error) ?? corrupt(error)
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
