import './addWithResolvers.ts'
import type { PdfDocument, PdfOpenResult, PdfReadResult } from './pdfDocument.ts'
import type * as Pdfjs from './pdfjs.ts'
import { startThreadEarly } from './pdfThread.ts'

export type { PdfDocument, PdfOpenResult } from './pdfDocument.ts'
export type { PdfPage } from './pdfPage.ts'

let adapter: Promise<typeof Pdfjs> | null = null

/** A failed load is repeated at the next call. */
function loadAdapter() {
  if (adapter === null) startThreadEarly()
  adapter ??= import('./pdfjs.ts').catch((cause: unknown) => {
    adapter = null
    throw cause
  })
  return adapter
}

/** The first file then opens as fast as later ones. Safe to call often. */
export async function warmUpPdf(): Promise<void> {
  const { warmUp } = await loadAdapter()
  await warmUp()
}

/**
 * The caller closes the document. The bytes are read again each time, because pdf.js detaches its buffer.
 * @param password leave it out to learn whether one is needed
 * @throws `signal.reason`, or an Error when the engine failed to load: neither says anything about the file
 */
export async function openPdf(
  source: Blob,
  password?: string,
  signal?: AbortSignal,
): Promise<PdfOpenResult> {
  signal?.throwIfAborted()
  const { openFile } = await loadAdapter()
  signal?.throwIfAborted()
  return openFile(source, password, signal)
}

/** Opens, reads and closes. Files that are only read share one worker. Throws as `openPdf` and `read` do. */
export async function readPdf<Value>(
  source: Blob,
  read: (document: PdfDocument) => Promise<Value>,
  { password, signal }: { password?: string | undefined; signal?: AbortSignal | undefined } = {},
): Promise<PdfReadResult<Value>> {
  signal?.throwIfAborted()
  const { readFile } = await loadAdapter()
  signal?.throwIfAborted()
  return readFile(source, password, signal, read)
}

/** @throws where the file does not open or cannot be written */
export async function unlockPdf(source: Blob, password: string): Promise<Blob> {
  const { createUnlockedCopy } = await loadAdapter()
  return createUnlockedCopy(source, password)
}
