import {
  type CSSProperties,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { StalledError } from '#shared/platform/lib/async/stallTimeout.ts'
import type { PdfDocument, PdfPage } from '#shared/platform/pdf/pdfEngine.ts'
import type { PageMark } from '../viewerProps.ts'
import type { DrawQueue } from './drawQueue.ts'
import { type PageHighlights, renderHighlights } from './find/textHighlights.ts'
import type { TextIndex } from './find/textIndex.ts'
import { type PageBox, drawScale } from './pageLayout.ts'

type PdfPageViewProps = {
  document: PdfDocument
  box: PageBox
  texts: TextIndex
  queue: DrawQueue
  /** 0 is the current page. */
  priority: () => number
  highlights: PageHighlights | undefined
  /** Of all pages. */
  marks: readonly PageMark[] | undefined
  /** The current highlight, each time it was rendered. */
  onHighlight: (mark: HTMLElement) => void
  onDrawn: () => void
}
const PAGE_ERRORS = {
  broken: 'This page cannot be shown. Download the file to see it.',
  tooSlow: 'This page takes too long to draw, so it was stopped. Download the file to see it.',
} as const
type PageError = keyof typeof PAGE_ERRORS
type TextLayer = { spans: HTMLElement[]; runs: string[] }

/** A canvas with transparent text over it that can be selected, found and highlighted. */
export function PdfPageView(props: PdfPageViewProps) {
  const { document, box, texts, queue, highlights } = props
  const canvasRef = useRef<HTMLDivElement>(null)
  const textRef = useRef<HTMLDivElement>(null)
  const [error, setError] = useState<PageError | null>(null)
  const [layer, setLayer] = useState<TextLayer | null>(null)
  const rank = useEffectEvent(props.priority)
  const onDrawn = useEffectEvent(props.onDrawn)
  const onMark = useEffectEvent(props.onHighlight)
  const { number } = box
  const scale = drawScale(box, window.devicePixelRatio)

  useEffect(() => {
    const stop = new AbortController()
    const run = async () => {
      try {
        const page = await document.getPage(number)
        const canvas = await drawOffScreen(page, scale, stop.signal)
        replaceCanvas(canvasRef.current, canvas)
        onDrawn()
      } catch (cause) {
        // pdf.js draws what it can of a faulty page; a rejection means that the page cannot be drawn, or was aborted.
        if (!stop.signal.aborted) setError(cause instanceof StalledError ? 'tooSlow' : 'broken')
      }
    }
    queue.add({ priority: () => rank(), run, signal: stop.signal })
    return () => stop.abort()
  }, [document, number, scale, queue])

  useEffect(() => {
    const stop = new AbortController()
    const run = async () => {
      const host = textRef.current
      if (host === null) return
      const [page, runs] = await Promise.all([document.getPage(number), texts.runs(number)])
      const spans = await page.drawText(host, 1, stop.signal)
      setLayer({ spans, runs })
    }
    // After the canvas of the same page and before that of the next.
    queue.add({ priority: () => rank() + 0.5, run, signal: stop.signal })
    return () => stop.abort()
  }, [document, number, texts, queue])

  useEffect(() => {
    if (layer === null) return
    const mark = renderHighlights(
      layer.spans,
      layer.runs,
      highlights ?? { ranges: [], current: null },
    )
    if (mark !== null) onMark(mark)
  }, [layer, highlights])

  useReleaseOnUnmount(document, number, canvasRef, textRef)

  const style: CSSProperties & Record<'--total-scale-factor', number> = {
    top: box.top,
    width: box.width,
    height: box.height,
    '--total-scale-factor': box.scale,
  }
  return (
    <div className="pdf-page" style={style} role="group" aria-label={`Page ${number}`}>
      <div ref={canvasRef} className="pdf-canvas" />
      <div ref={textRef} className={highlights === undefined ? 'pdf-text' : 'pdf-text has-marks'} />
      <PageMarks marks={props.marks?.filter(({ page }) => page === number)} />
      {error !== null && <p className="pdf-broken">{PAGE_ERRORS[error]}</p>}
    </div>
  )
}

const percent = (share: number) => `${share * 100}%`

type PageMarksProps = { marks: readonly PageMark[] | undefined }

/** Text below them can be selected. What they mean stands beside the page. */
const PageMarks = ({ marks }: PageMarksProps) =>
  marks?.map(({ left, top, width, height, tone }, index) => (
    <span
      key={index}
      aria-hidden="true"
      className={`pdf-mark pdf-mark-${tone}`}
      style={{
        left: percent(left),
        top: percent(top),
        width: percent(width),
        height: percent(height),
      }}
    />
  ))

/** Phones keep the memory of a removed canvas until its size is set to zero. */
function useReleaseOnUnmount(
  document: PdfDocument,
  number: number,
  canvasRef: RefObject<HTMLElement | null>,
  textRef: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const container = canvasRef.current
    const text = textRef.current
    return () => {
      replaceCanvas(container, null)
      text?.replaceChildren()
      void document.getPage(number).then(
        (page) => page.release(),
        () => undefined,
      )
    }
  }, [document, number, canvasRef, textRef])
}

async function drawOffScreen(
  page: PdfPage,
  scale: number,
  signal: AbortSignal,
): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas')
  try {
    await page.draw(canvas, scale, signal)
    signal.throwIfAborted()
    return canvas
  } catch (error) {
    empty(canvas)
    throw error
  }
}

/** The old canvas stays, scaled by CSS, until the new one is complete, to avoid flicker while zooming. */
function replaceCanvas(host: HTMLElement | null, next: HTMLCanvasElement | null): void {
  if (host === null) return
  for (const old of host.querySelectorAll('canvas')) empty(old)
  host.replaceChildren(...(next === null ? [] : [next]))
}

function empty(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
}
