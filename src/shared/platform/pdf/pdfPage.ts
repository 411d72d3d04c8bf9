import {
  type PDFDocumentProxy,
  type PDFPageProxy,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { anySignal } from '#shared/platform/lib/async/anySignal.ts'
import { drawAnnotations } from './drawAnnotations.ts'

type WorkOptions = {
  signal?: AbortSignal | undefined
  shouldCount?: () => boolean
}

/** One task at a time, so that a stall can be attributed to it. */
export type RunWork = <Value>(
  work: (proxy: PDFDocumentProxy, onProgress: () => void) => Promise<Value>,
  options?: WorkOptions,
) => Promise<Value>

/** Sizes are CSS pixels at scale 1 (1/72 inch), with the page's own rotation applied. */
export type PdfPage = {
  number: number
  width: number
  height: number
  /** Resizes the canvas to the page times `scale`. Throws `signal.reason` when aborted. */
  draw(canvas: HTMLCanvasElement, scale: number, signal?: AbortSignal): Promise<void>
  /** Transparent, selectable text over the page, scaled by `--total-scale-factor`. One element per run of `getText`. */
  drawText(container: HTMLElement, scale: number, signal?: AbortSignal): Promise<HTMLElement[]>
  /** The page's text, one string per run; a run that ends its line ends in '\n'. */
  getText(): Promise<string[]>
  /** Frees decoded images and fonts. The page can be drawn again. */
  release(): void
}

/** Browsers draw no frames in a hidden tab. */
const isPageVisible = () => !document.hidden

export function toPdfPage(known: PDFPageProxy, run: RunWork): PdfPage {
  const { pageNumber: number } = known
  const { width, height } = known.getViewport({ scale: 1 })
  // pdf.js caches the pages of a document; a reopened document has new page objects.
  let latest = known
  const pageIn = async (document: PDFDocumentProxy) => {
    latest = await document.getPage(number)
    return latest
  }
  return {
    number,
    width,
    height,
    async draw(canvas, scale, signal) {
      const over = new AbortController()
      const stop = anySignal(over.signal, signal)
      try {
        await run(
          async (document, onProgress) => {
            const page = await pageIn(document)
            const viewport = page.getViewport({ scale })
            canvas.width = Math.max(1, Math.round(viewport.width))
            canvas.height = Math.max(1, Math.round(viewport.height))
            const drawing = page.render({ canvas, viewport })
            drawing.onContinue = (next: () => void) => {
              onProgress()
              next()
            }
            // A page whose annotations cannot be read is shown without them.
            const annotations = page.getAnnotations({ intent: 'display' }).catch(() => [])
            await abortable(drawing, (task) => task.promise, stop)
            drawAnnotations(canvas, viewport, await annotations)
          },
          { signal, shouldCount: isPageVisible },
        )
      } finally {
        // A task that was given up would occupy the canvas for ever.
        over.abort()
      }
    },
    drawText: async (container, scale, signal) =>
      run(
        async (document) => {
          const page = await pageIn(document)
          const textContentSource = await page.getTextContent()
          signal?.throwIfAborted()
          const viewport = page.getViewport({ scale })
          const layer = new TextLayer({ textContentSource, container, viewport })
          await abortable(layer, (task) => task.render(), signal)
          return layer.textDivs
        },
        { signal },
      ),
    getText: async () =>
      run(async (document) => {
        const page = await pageIn(document)
        const { items } = await page.getTextContent()
        return items.flatMap((item) =>
          'str' in item ? [item.hasEOL ? `${item.str}\n` : item.str] : [],
        )
      }),
    release: () => void latest.cleanup(),
  }
}

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
