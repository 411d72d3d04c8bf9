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
import { type PdfWorker, pdfWorkers } from './pdfWorker.ts'

/** Decoders, character maps and base-14 fonts, from our own origin (scripts/vite/pdfAssets.ts). */
const ASSETS = {
  wasmUrl: '/pdfjs/wasm/',
  cMapUrl: '/pdfjs/cmaps/',
  standardFontDataUrl: '/pdfjs/standard_fonts/',
  iccUrl: '/pdfjs/iccs/',
}

/** A document of pdf.js and the worker that is its own while it is open. */
export type OpenDocument = {
  proxy: PDFDocumentProxy
  first: PDFPageProxy
  worker: PdfWorker
  close: () => Promise<void>
}

/**
 * Opens bytes that the caller gives away: they are handed to the worker and are empty afterwards.
 * @throws PdfEngineFailed, Stalled, NoPages, what pdf.js says of the file, and `signal.reason` when aborted
 */
export async function openDocument(
  data: Uint8Array,
  password: string | undefined,
  signal: AbortSignal | undefined,
): Promise<OpenDocument> {
  const worker = await pdfWorkers.take()
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
      worker.watch(async () => readable(task)),
      signal,
    )
    pdfWorkers.keep()
    return { proxy, first, worker, close: async () => closeIn(worker, task) }
  } catch (error) {
    void letGo(worker, task, error)
    signal?.throwIfAborted()
    throw error
  }
}

/** It opened and has no page. */
export class NoPages extends Error {
  override name = 'NoPages'
}

/** Readable means: it has a page, and the first one can be had. */
async function readable(task: PDFDocumentLoadingTask) {
  const proxy = await task.promise
  if (proxy.numPages < 1) throw new NoPages()
  return { proxy, first: await proxy.getPage(1) }
}

/** After an opening that failed or is not wanted any more: a worker that does not answer is ended. */
async function letGo(worker: PdfWorker, task: PDFDocumentLoadingTask, error: unknown) {
  if (error instanceof Stalled) return pdfWorkers.drop(worker)
  try {
    await worker.watch(async () => task.destroy())
    pdfWorkers.giveBack(worker)
  } catch {
    pdfWorkers.drop(worker)
  }
}

async function closeIn(worker: PdfWorker, task: PDFDocumentLoadingTask): Promise<void> {
  try {
    await worker.watch(async () => task.destroy())
    pdfWorkers.rest(worker)
  } catch {
    worker.end()
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
