import { Stalled } from '#shared/lib/stall.ts'
import { createTaskQueue } from '#shared/lib/taskQueue.ts'
import type { OpenDocument } from './openDocument.ts'
import { type PdfPage, type RunWork, toPdfPage } from './pdfPage.ts'

export type PdfDocument = {
  pages: number
  /** Page 1: it was read to prove that the file can be, and is what every reader sees first. */
  first: PdfPage
  /**
   * @param number 1 to `pages`
   * @throws Stalled as all that is asked of a page does: that page takes too long, the others can still be had
   */
  page(number: number): Promise<PdfPage>
  /** Ends all work on the document and frees its memory here and in the worker. */
  close(): Promise<void>
}

/**
 * What came of opening a file. A file is 'ok' only if it has a page and page 1 can be read: pdf.js repairs
 * many broken files so far that they open with nothing in them (performance, "Checking files").
 */
export type PdfOpening =
  | { kind: 'ok'; document: PdfDocument }
  | { kind: 'locked' }
  | { kind: 'wrongPassword' }
  | { kind: 'corrupt'; reason: string }
  /** It opens and holds nothing: no page, or not even a tree of pages, in whose place pdf.js makes up a blank one. */
  | { kind: 'noPages' }
  /** No sign of life for the limit: a file that is built to hold its reader, or far too heavy for this device. */
  | { kind: 'tooSlow' }

/** What was read of a file that opened, or why it did not open. */
export type PdfReading<Value> = { kind: 'ok'; value: Value } | Exclude<PdfOpening, { kind: 'ok' }>

export function toPdfDocument(
  opened: OpenDocument,
  reopen: (signal: AbortSignal) => Promise<OpenDocument>,
): PdfDocument {
  const { run, close } = createLine(opened, reopen)
  const first = toPdfPage(opened.first, run)
  const pages = new Map<number, Promise<PdfPage>>([[1, Promise.resolve(first)]])
  return {
    pages: opened.proxy.numPages,
    first,
    page(number) {
      const known =
        pages.get(number) ?? run(async (proxy) => toPdfPage(await proxy.getPage(number), run))
      pages.set(number, known)
      return known
    },
    close,
  }
}

/**
 * The work on one document, in turn. After a piece that stalled the worker is ended, and what comes next is done in a
 * new one, in which the file is opened again.
 */
function createLine(opened: OpenDocument, reopen: (signal: AbortSignal) => Promise<OpenDocument>) {
  const inTurn = createTaskQueue(1)
  const closed = new AbortController()
  let current: OpenDocument | null = opened

  const guarded: RunWork = async (work, { counts } = {}) => {
    closed.signal.throwIfAborted()
    current ??= await reopen(closed.signal)
    const { worker, proxy } = current
    try {
      return await worker.watch(async (beat) => work(proxy, beat), counts)
    } catch (error) {
      if (error instanceof Stalled && current?.worker === worker) {
        const { abandon } = current
        current = null
        abandon()
      }
      throw error
    }
  }

  const run: RunWork = async (work, options = {}) =>
    inTurn(async () => {
      options.signal?.throwIfAborted()
      try {
        return await guarded(work, options)
      } finally {
        // Called off, it may go on in the worker: the next piece begins, and is judged, when the worker answers again.
        if (options.signal?.aborted === true && current !== null)
          await guarded(async (proxy) => proxy.getPageMode()).catch(() => undefined)
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
