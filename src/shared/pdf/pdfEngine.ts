import type { PdfOpening } from './pdfDocument.ts'
import type * as Pdfjs from './pdfjs.ts'

export type { PdfDocument, PdfOpening, PdfPage } from './pdfDocument.ts'

let adapter: Promise<typeof Pdfjs> | null = null

/** pdf.js, loaded once; a chunk that failed to load is asked for again at the next call. */
function loadAdapter() {
  adapter ??= import('./pdfjs.ts').catch((cause: unknown) => {
    adapter = null
    throw cause
  })
  return adapter
}

/** Loads pdf.js and starts its one worker, so that the first file pays the warm price. Safe to call often. */
export async function warmUpPdf(): Promise<void> {
  const { sharedWorker } = await loadAdapter()
  await sharedWorker()
}

/**
 * Opens a PDF from its own bytes, read anew each time: pdf.js detaches what it is given, the Blob stays whole.
 * A file that is encrypted with an empty user password just opens. The caller closes the document.
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
  const [{ openBytes }, bytes] = await Promise.all([loadAdapter(), source.arrayBuffer()])
  signal?.throwIfAborted()
  return openBytes(new Uint8Array(bytes), password, signal)
}
