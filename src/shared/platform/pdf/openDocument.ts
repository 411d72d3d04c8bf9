import {
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
  getDocument,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { StalledError } from '#shared/platform/lib/async/stallTimeout.ts'
import { PDF_ASSETS } from './pdfAssets.ts'
import { type PdfWorker, pdfWorkers } from './pdfWorker.ts'

/** US Letter, which pdf.js assumes for a page without a size. */
const ASSUMED = '0 0 612 792'
const hasAssumedSize = ({ view }: PDFPageProxy) => view.join(' ') === ASSUMED

/** A page tree has /Kids; in an object stream it is compressed and cannot be detected in the bytes. */
const TREE = ['/Kids', '/ObjStm']

/**
 * pdf.js accepts any dictionary as a page where the page tree is missing. Reads the bytes only where that is likely.
 */
async function isSyntheticPage(
  { numPages }: PDFDocumentProxy,
  first: PDFPageProxy,
  source: Blob,
): Promise<boolean> {
  if (numPages !== 1 || !hasAssumedSize(first)) return false
  const text = new TextDecoder('latin1').decode(await source.arrayBuffer())
  return !TREE.some((name) => text.includes(name))
}

/** pdf.js substitutes a blank page for a missing one. It has no object in the file and no size of its own. */
const isBlankSubstitute = (first: PDFPageProxy): boolean =>
  first.ref === null && hasAssumedSize(first)

export type OpenDocument = {
  proxy: PDFDocumentProxy
  firstPage: PDFPageProxy
  worker: PdfWorker
  close: () => Promise<void>
  /** Terminates even a busy worker. */
  terminateWorker: () => void
}

/** After 'read' the next file waits for the worker; 'show' keeps it, so the next file gets another one. */
export type OpeningPurpose = 'read' | 'show'

type OpenOptions = {
  password: string | undefined
  purpose: OpeningPurpose
  signal?: AbortSignal | undefined
}

/** @throws PdfEngineError, StalledError, NoPagesError, errors of the Blob and of pdf.js, and `signal.reason` */
export async function openDocument(
  source: Blob,
  { password, purpose, signal }: OpenOptions,
): Promise<OpenDocument> {
  const { worker, data } = await takeWorkerAndData(source)
  const task = getDocument({
    data,
    worker: worker.engine,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
    ...PDF_ASSETS,
    ...(password === undefined ? {} : { password }),
  })
  try {
    signal?.throwIfAborted()
    const { proxy, first } = await untilAborted(
      worker.runWithStallTimeout(async () => loadFirstPage(task, source)),
      signal,
    )
    if (purpose === 'read')
      return {
        proxy,
        firstPage: first,
        worker,
        close: async () => closeDocument(worker, task),
        terminateWorker: () => pdfWorkers.discard(worker),
      }
    pdfWorkers.detach()
    return {
      proxy,
      firstPage: first,
      worker,
      async close() {
        pdfWorkers.reattach()
        await closeDocument(worker, task)
      },
      terminateWorker: () => worker.terminate(),
    }
  } catch (error) {
    if (error instanceof StalledError) pdfWorkers.discard(worker)
    else void closeDocument(worker, task)
    signal?.throwIfAborted()
    throw error
  }
}

async function takeWorkerAndData(source: Blob): Promise<{ worker: PdfWorker; data: Uint8Array }> {
  const pendingWorker = pdfWorkers.take()
  try {
    const [worker, data] = await Promise.all([pendingWorker, source.arrayBuffer()])
    return { worker, data: new Uint8Array(data) }
  } catch (error) {
    void pendingWorker.then(pdfWorkers.release, () => undefined)
    throw error
  }
}

export class NoPagesError extends Error {
  override name = 'NoPagesError'
}

/** A document is readable if it has pages and the first one loads. */
async function loadFirstPage(task: PDFDocumentLoadingTask, source: Blob) {
  const proxy = await task.promise
  if (proxy.numPages < 1) throw new NoPagesError()
  const first = await proxy.getPage(1)
  if (await isSyntheticPage(proxy, first, source)) throw new NoPagesError()
  if (isBlankSubstitute(first)) throw new Error('Page 1 cannot be read.')
  return { proxy, first }
}

async function closeDocument(worker: PdfWorker, task: PDFDocumentLoadingTask): Promise<void> {
  try {
    await worker.runWithStallTimeout(async () => task.destroy())
    pdfWorkers.release(worker)
  } catch {
    pdfWorkers.discard(worker)
  }
}

/** Throws `signal.reason` as soon as it is aborted, even if the task never ends. */
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
