import type { PdfDocument, PdfOpening, PdfReading } from './pdfDocument.ts'
import type * as Pdfjs from './pdfjs.ts'
import { startEarly } from './pdfThread.ts'

export type { PdfDocument, PdfOpening } from './pdfDocument.ts'
export type { PdfPage } from './pdfPage.ts'

let adapter: Promise<typeof Pdfjs> | null = null

/** pdf.js, loaded once, and its first thread beside it; what failed to load is asked for again at the next call. */
function loadAdapter() {
  if (adapter === null) startEarly()
  adapter ??= import('./pdfjs.ts').catch((cause: unknown) => {
    adapter = null
    throw cause
  })
  return adapter
}

/** Loads pdf.js and starts a worker, so that the first file pays the warm price. Safe to call often. */
export async function warmUpPdf(): Promise<void> {
  const { warmUp } = await loadAdapter()
  await warmUp()
}

/**
 * Opens a PDF that stays open, from its own bytes, read anew each time: pdf.js detaches what it is given, the Blob stays whole.
 * A file that is encrypted with an empty user password just opens. The caller closes the document. One that leaves its
 * worker without a word for the limit (STALL_LIMIT_MS) is 'tooSlow', and its worker is ended; other files have others.
 * @param password tried as it stands; leave it out to learn whether one is needed
 * @throws `signal.reason` when aborted, and an Error when the engine itself could not be loaded (no network);
 * neither says anything about the file
 */
export async function openPdf(
  source: Blob,
  password?: string,
  signal?: AbortSignal,
): Promise<PdfOpening> {
  signal?.throwIfAborted()
  const { openFile } = await loadAdapter()
  signal?.throwIfAborted()
  return openFile(source, password, signal)
}

/**
 * Opens a PDF as {@link openPdf} does, reads it with `read`, and closes it whatever comes of that. Files that are read pass
 * one worker on, where a document that stays open has its own.
 * @throws as `openPdf` and `read` do
 */
export async function readPdf<Value>(
  source: Blob,
  read: (document: PdfDocument) => Promise<Value>,
  { password, signal }: { password?: string | undefined; signal?: AbortSignal | undefined } = {},
): Promise<PdfReading<Value>> {
  signal?.throwIfAborted()
  const { readFile } = await loadAdapter()
  signal?.throwIfAborted()
  return readFile(source, password, signal, read)
}

/** A copy of a locked PDF that opens without its password. @throws where it does not open or cannot be written */
export async function unlockPdf(source: Blob, password: string): Promise<Blob> {
  const { unlockedCopy } = await loadAdapter()
  return unlockedCopy(source, password)
}
