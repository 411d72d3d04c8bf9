import {
  type CSSProperties,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Stalled } from '#shared/lib/stall.ts'
import type { PdfDocument, PdfPage } from '#shared/pdf/pdfEngine.ts'
import type { DrawQueue } from './drawQueue.ts'
import { type PageBox, drawScale } from './pageLayout.ts'
import type { TextIndex } from './textIndex.ts'
import { type PageMarks, paintMarks } from './textMarks.ts'

type PdfPageViewProps = {
  document: PdfDocument
  box: PageBox
  texts: TextIndex
  queue: DrawQueue
  /** The place in the queue: 0 is the page that is looked at. */
  rank: () => number
  marks: PageMarks | undefined
  /** The element of the current mark, each time that it was painted. */
  onMark: (mark: HTMLElement) => void
  onDrawn: () => void
}
/** What is said in the place of a page that is not drawn. */
const TROUBLES = {
  broken: 'This page cannot be shown. Download the file to see it.',
  tooSlow: 'This page takes too long to draw, so it was stopped. Download the file to see it.',
} as const
type Trouble = keyof typeof TROUBLES
type TextLayer = { spans: HTMLElement[]; runs: string[] }

/** One page on paper: its picture, and transparent text over it that can be selected, found and marked. */
export function PdfPageView(props: PdfPageViewProps) {
  const { document, box, texts, queue, marks } = props
  const pictureRef = useRef<HTMLDivElement>(null)
  const textRef = useRef<HTMLDivElement>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [layer, setLayer] = useState<TextLayer | null>(null)
  const rank = useEffectEvent(props.rank)
  const onDrawn = useEffectEvent(props.onDrawn)
  const onMark = useEffectEvent(props.onMark)
  const { number } = box
  const scale = drawScale(box, window.devicePixelRatio)

  useEffect(() => {
    const stop = new AbortController()
    const run = async () => {
      try {
        const page = await document.page(number)
        const canvas = await drawOffScreen(page, scale, stop.signal)
        swapPicture(pictureRef.current, canvas)
        onDrawn()
      } catch (error) {
        // pdf.js draws what it can of a faulty page; what ends here cannot be drawn at all, or is not wanted any more.
        if (!stop.signal.aborted) setTrouble(error instanceof Stalled ? 'tooSlow' : 'broken')
      }
    }
    queue.add({ rank: () => rank(), run, signal: stop.signal })
    return () => stop.abort()
  }, [document, number, scale, queue])

  useEffect(() => {
    const stop = new AbortController()
    const run = async () => {
      const host = textRef.current
      if (host === null) return
      const [page, runs] = await Promise.all([document.page(number), texts.runs(number)])
      const spans = await page.drawText(host, 1, stop.signal)
      setLayer({ spans, runs })
    }
    // After the picture of the same page and before that of the next.
    queue.add({ rank: () => rank() + 0.5, run, signal: stop.signal })
    return () => stop.abort()
  }, [document, number, texts, queue])

  useEffect(() => {
    if (layer === null) return
    const mark = paintMarks(layer.spans, layer.runs, marks ?? { ranges: [], current: null })
    if (mark !== null) onMark(mark)
  }, [layer, marks])

  // Phones keep the memory of a canvas that is gone until it is made empty by hand.
  useLayoutEffect(() => {
    const picture = pictureRef.current
    const text = textRef.current
    return () => {
      swapPicture(picture, null)
      text?.replaceChildren()
      void document.page(number).then(
        (page) => page.release(),
        () => undefined,
      )
    }
  }, [document, number])

  const place: CSSProperties & Record<'--total-scale-factor', number> = {
    top: box.top,
    width: box.width,
    height: box.height,
    '--total-scale-factor': box.scale,
  }
  return (
    <div className="pdf-page" style={place} role="group" aria-label={`Page ${number}`}>
      <div ref={pictureRef} className="pdf-picture" />
      <div
        ref={textRef}
        className={marks === undefined ? 'pdf-text' : 'pdf-text has-marks'}
        onPointerDown={(event) => event.currentTarget.classList.add('is-selecting')}
        onPointerUp={(event) => event.currentTarget.classList.remove('is-selecting')}
      />
      {trouble !== null && <p className="pdf-broken">{TROUBLES[trouble]}</p>}
    </div>
  )
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

/** The old picture stays, scaled by CSS, until the new one is complete: no flicker while zooming. */
function swapPicture(host: HTMLElement | null, next: HTMLCanvasElement | null): void {
  if (host === null) return
  for (const old of host.querySelectorAll('canvas')) empty(old)
  host.replaceChildren(...(next === null ? [] : [next]))
}

function empty(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
}
