import {
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  type PDFPageProxy,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs'

/** One page. Sizes are CSS pixels at scale 1 (1/72 inch), the page's own rotation applied. */
export type PdfPage = {
  number: number
  width: number
  height: number
  /**
   * Draws the page into a canvas of the caller, whose pixel size it sets to the page times `scale`.
   * @throws `signal.reason` when aborted
   */
  draw(canvas: HTMLCanvasElement, scale: number, signal?: AbortSignal): Promise<void>
  /**
   * Lays transparent, selectable text over the page. The container sets `--total-scale-factor`.
   * @returns one element a run, in the order of {@link PdfPage.text}
   */
  drawText(container: HTMLElement, scale: number, signal?: AbortSignal): Promise<HTMLElement[]>
  /** The page's text, a string a run; a run that ends its line ends in '\n'. */
  text(): Promise<string[]>
  /** Frees what drawing kept (decoded images, fonts). The page can be drawn again. */
  release(): void
}

export type PdfDocument = {
  pages: number
  /** Page 1: it was read to prove that the file can be, and is what every reader sees first. */
  first: PdfPage
  /** @param number 1 to `pages` */
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

export function toPdfDocument(
  proxy: PDFDocumentProxy,
  firstPage: PDFPageProxy,
  task: PDFDocumentLoadingTask,
): PdfDocument {
  const first = toPdfPage(firstPage)
  const pages = new Map<number, Promise<PdfPage>>([[1, Promise.resolve(first)]])
  return {
    pages: proxy.numPages,
    first,
    page(number) {
      const known = pages.get(number) ?? proxy.getPage(number).then(toPdfPage)
      pages.set(number, known)
      return known
    },
    close: () => task.destroy(),
  }
}

function toPdfPage(proxy: PDFPageProxy): PdfPage {
  const { width, height } = proxy.getViewport({ scale: 1 })
  const content = () => proxy.getTextContent()
  return {
    number: proxy.pageNumber,
    width,
    height,
    async draw(canvas, scale, signal) {
      signal?.throwIfAborted()
      const viewport = proxy.getViewport({ scale })
      canvas.width = Math.max(1, Math.round(viewport.width))
      canvas.height = Math.max(1, Math.round(viewport.height))
      await abortable(proxy.render({ canvas, viewport }), (task) => task.promise, signal)
    },
    async drawText(container, scale, signal) {
      const source = await content()
      signal?.throwIfAborted()
      const viewport = proxy.getViewport({ scale })
      const layer = new TextLayer({ textContentSource: source, container, viewport })
      await abortable(layer, (task) => task.render(), signal)
      return layer.textDivs
    },
    async text() {
      const { items } = await content()
      return items.flatMap((item) =>
        'str' in item ? [item.hasEOL ? `${item.str}\n` : item.str] : [],
      )
    },
    release: () => void proxy.cleanup(),
  }
}

/** Runs a task of pdf.js that knows cancel(); once aborted it is cancelled and the signal's reason is thrown. */
async function abortable<T extends { cancel(): void }>(
  task: T,
  run: (task: T) => Promise<unknown>,
  signal: AbortSignal | undefined,
): Promise<void> {
  const cancel = () => task.cancel()
  signal?.addEventListener('abort', cancel, { once: true })
  try {
    await run(task)
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    signal?.removeEventListener('abort', cancel)
  }
}
