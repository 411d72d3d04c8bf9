// The legacy pair costs 20 kB more and runs on browsers of the last years: the modern one needs
// Map.getOrInsertComputed (Chrome 145) and Promise.try, which office machines do not have yet.
import {
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
  getDocument,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { Stalled } from '#shared/lib/stall.ts'
import { isBlankSubstitute, isMadeUp } from './pageTree.ts'
import { type PdfWorker, pdfWorkers } from './pdfWorker.ts'

/** Decoders, character maps and base-14 fonts, from our own origin (scripts/vite/pdfAssets.ts). */
const ASSETS = {
  wasmUrl: '/pdfjs/wasm/',
  cMapUrl: '/pdfjs/cmaps/',
  standardFontDataUrl: '/pdfjs/standard_fonts/',
  iccUrl: '/pdfjs/iccs/',
}

/** A document of pdf.js and the worker that is its own until it is closed. */
export type OpenDocument = {
  proxy: PDFDocumentProxy
  first: PDFPageProxy
  worker: PdfWorker
  close: () => Promise<void>
  /** Ends the worker, whatever it is doing. */
  abandon: () => void
}

/** `read`: closed again soon, so the next file waits for its worker; `show`: stays open, so the next file has another. */
export type OpeningPurpose = 'read' | 'show'

type OpenOptions = {
  password: string | undefined
  purpose: OpeningPurpose
  signal?: AbortSignal | undefined
}

/**
 * Opens a file from its own bytes, which are read while the worker starts.
 * @throws PdfEngineFailed, Stalled, NoPages, what reading the Blob or pdf.js says of the file, and `signal.reason` when aborted
 */
export async function openDocument(
  source: Blob,
  { password, purpose, signal }: OpenOptions,
): Promise<OpenDocument> {
  const { worker, data } = await takeWith(source)
  const task = getDocument({
    data,
    worker: worker.engine,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
    ...ASSETS,
    ...(password === undefined ? {} : { password }),
  })
  try {
    signal?.throwIfAborted()
    const { proxy, first } = await untilAborted(
      worker.watch(async () => readable(task, source)),
      signal,
    )
    if (purpose === 'read')
      return {
        proxy,
        first,
        worker,
        close: async () => closeIn(worker, task),
        abandon: () => pdfWorkers.drop(worker),
      }
    pdfWorkers.keep()
    return {
      proxy,
      first,
      worker,
      async close() {
        pdfWorkers.reclaim()
        await closeIn(worker, task)
      },
      abandon: () => worker.end(),
    }
  } catch (error) {
    if (error instanceof Stalled) pdfWorkers.drop(worker)
    else void closeIn(worker, task)
    signal?.throwIfAborted()
    throw error
  }
}

async function takeWith(source: Blob): Promise<{ worker: PdfWorker; data: Uint8Array }> {
  const taking = pdfWorkers.take()
  try {
    const [worker, data] = await Promise.all([taking, source.arrayBuffer()])
    return { worker, data: new Uint8Array(data) }
  } catch (error) {
    void taking.then(pdfWorkers.giveBack, () => undefined)
    throw error
  }
}

/** It opened and has no page. */
export class NoPages extends Error {
  override name = 'NoPages'
}

/** Readable means: it has a page, and the first one can be had. */
async function readable(task: PDFDocumentLoadingTask, source: Blob) {
  const proxy = await task.promise
  if (proxy.numPages < 1) throw new NoPages()
  const first = await proxy.getPage(1)
  if (await isMadeUp(proxy, first, source)) throw new NoPages()
  if (isBlankSubstitute(first)) throw new Error('Page 1 cannot be read.')
  return { proxy, first }
}

/** Closes the document; a worker that does not answer is ended. */
async function closeIn(worker: PdfWorker, task: PDFDocumentLoadingTask): Promise<void> {
  try {
    await worker.watch(async () => task.destroy())
    pdfWorkers.giveBack(worker)
  } catch {
    pdfWorkers.drop(worker)
  }
}

/** The work's outcome, or `signal.reason` as soon as it is aborted, whether or not the work ever ends. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work
  signal.throwIfAborted()
  const settled = new AbortController()
  const aborted = new Promise<never>((_, reject) => {
    const options = { once: true, signal: settled.signal }
    signal.addEventListener('abort', () => reject(signal.reason), options)
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    settled.abort()
  }
}
