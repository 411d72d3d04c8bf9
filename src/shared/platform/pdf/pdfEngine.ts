import type { PdfDocument, PdfOpenResult, PdfReadResult } from './pdfDocument.ts'
import type * as Pdfjs from './pdfjs.ts'
import { startThreadEarly } from './pdfThread.ts'

export type { PdfDocument, PdfOpenResult } from './pdfDocument.ts'
export type { PdfPage } from './pdfPage.ts'

let adapter: Promise<typeof Pdfjs> | null = null

/** Loads pdf.js once and starts its first worker; a failed load is repeated at the next call. */
function loadAdapter() {
  if (adapter === null) startThreadEarly()
  adapter ??= import('./pdfjs.ts').catch((cause: unknown) => {
    adapter = null
    throw cause
  })
  return adapter
}

/** Loads pdf.js and starts a worker, so that the first file opens as fast as later ones. Safe to call often. */
export async function warmUpPdf(): Promise<void> {
  const { warmUp } = await loadAdapter()
  await warmUp()
}

/**
 * Opens a PDF that stays open; the caller closes it. The bytes are read again each time, because pdf.js detaches the
 * buffer it is given. A file encrypted with an empty user password opens without one. A file whose worker stalls for
 * STALL_TIMEOUT_MS is 'tooSlow' and its worker is terminated; other files have their own.
 * @param password used unchanged; leave it out to learn whether one is needed
 * @throws `signal.reason` when aborted, and an Error when the engine failed to load (no network); neither says anything
 * about the file
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

/**
 * Opens a PDF as {@link openPdf} does, reads it with `read`, and always closes it. Files that are only read share one
 * worker; a document that stays open has its own.
 * @throws as `openPdf` and `read` do
 */
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

/**
 * A copy of a locked PDF that opens without its password.
 * @throws where it does not open or cannot be written
 */
export async function unlockPdf(source: Blob, password: string): Promise<Blob> {
  const { createUnlockedCopy } = await loadAdapter()
  return createUnlockedCopy(source, password)
}
