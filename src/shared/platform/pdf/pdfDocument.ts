import { StalledError } from '#shared/platform/lib/async/stallTimeout.ts'
import { createTaskQueue } from '#shared/platform/lib/async/taskQueue.ts'
import type { OpenDocument } from './openDocument.ts'
import { type PdfPage, type RunWork, toPdfPage } from './pdfPage.ts'

export type PdfDocument = {
  pageCount: number
  /** Loaded to prove that the file is readable, and needed first by every viewer. */
  firstPage: PdfPage
  /** Numbers start at 1. Throws StalledError, as all page operations do; other pages can still be read. */
  getPage(number: number): Promise<PdfPage>
  /** Stops all work and frees the memory here and in the worker. */
  close(): Promise<void>
}

/**
 * 'ok' only if page 1 can be read: pdf.js repairs broken files until they open empty (performance, "Checking files").
 */
export type PdfOpenResult =
  | { kind: 'ok'; document: PdfDocument }
  | { kind: 'locked' }
  | { kind: 'wrongPassword' }
  | { kind: 'corrupt'; reason: string }
  /** No page, or a blank one that pdf.js substitutes for a missing page tree. */
  | { kind: 'noPages' }
  /** No progress within the limit: malicious, or far too heavy for this device. */
  | { kind: 'tooSlow' }

export type PdfReadResult<Value> =
  | { kind: 'ok'; value: Value }
  | Exclude<PdfOpenResult, { kind: 'ok' }>

export function toPdfDocument(
  opened: OpenDocument,
  reopen: (signal: AbortSignal) => Promise<OpenDocument>,
): PdfDocument {
  const { run, close } = createWorkQueue(opened, reopen)
  const firstPage = toPdfPage(opened.firstPage, run)
  const pages = new Map<number, Promise<PdfPage>>([[1, Promise.resolve(firstPage)]])
  return {
    pageCount: opened.proxy.numPages,
    firstPage,
    getPage(number) {
      const known =
        pages.get(number) ?? run(async (proxy) => toPdfPage(await proxy.getPage(number), run))
      pages.set(number, known)
      return known
    },
    close,
  }
}

/** Runs tasks in order. After a stalled one the worker is terminated, and the next task reopens the file in another. */
function createWorkQueue(
  opened: OpenDocument,
  reopen: (signal: AbortSignal) => Promise<OpenDocument>,
) {
  const enqueue = createTaskQueue(1)
  const closed = new AbortController()
  let current: OpenDocument | null = opened

  const runGuarded: RunWork = async (work, { shouldCount } = {}) => {
    closed.signal.throwIfAborted()
    current ??= await reopen(closed.signal)
    const { worker, proxy } = current
    try {
      return await worker.runWithStallTimeout(
        async (onProgress) => work(proxy, onProgress),
        shouldCount,
      )
    } catch (error) {
      if (error instanceof StalledError && current?.worker === worker) {
        const { terminateWorker } = current
        current = null
        terminateWorker()
      }
      throw error
    }
  }

  const run: RunWork = async (work, options = {}) =>
    enqueue(async () => {
      options.signal?.throwIfAborted()
      try {
        return await runGuarded(work, options)
      } finally {
        // An aborted task may go on in the worker: the next one starts, with its own timeout, when the worker responds.
        if (options.signal?.aborted === true && current !== null)
          await runGuarded(async (proxy) => proxy.getPageMode()).catch(() => undefined)
      }
    })

  const close = async () => {
    closed.abort()
    const last = current
    current = null
    await last?.close()
  }
  return { run, close }
}
