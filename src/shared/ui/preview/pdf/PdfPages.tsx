import { useMemo } from 'react'
import type { PdfDocument } from '#shared/platform/pdf/pdfEngine.ts'
import type { PageMark } from '../viewerProps.ts'
import { createDrawQueue } from './drawQueue.ts'
import type { PageHighlights } from './find/textHighlights.ts'
import type { TextIndex } from './find/textIndex.ts'
import { type PageBox, totalHeight } from './pageLayout.ts'
import { PdfPageView } from './PdfPageView.tsx'
import './pdfPages.css'

type PdfPagesProps = {
  document: PdfDocument
  texts: TextIndex
  boxes: readonly PageBox[]
  pagesToDraw: readonly number[]
  highlights: ReadonlyMap<number, PageHighlights>
  marks: readonly PageMark[] | undefined
  onHighlight: (mark: HTMLElement) => void
  onDrawn: () => void
}

/** Renders only `pagesToDraw`. */
export function PdfPages({
  document,
  texts,
  boxes,
  pagesToDraw,
  highlights,
  marks,
  onHighlight,
  onDrawn,
}: PdfPagesProps) {
  const queue = useMemo(() => createDrawQueue(), [])
  const width = Math.max(0, ...boxes.map((box) => box.width))
  const inReadingOrder = [...pagesToDraw].sort((a, b) => a - b)
  return (
    <div className="pdf-sheet" style={{ height: totalHeight(boxes), minWidth: width }}>
      {inReadingOrder.map((number) => {
        const box = boxes[number - 1]
        return (
          box !== undefined && (
            <PdfPageView
              key={number}
              document={document}
              box={box}
              texts={texts}
              queue={queue}
              priority={() => pagesToDraw.indexOf(number)}
              highlights={highlights.get(number)}
              marks={marks}
              onHighlight={onHighlight}
              onDrawn={onDrawn}
            />
          )
        )
      })}
    </div>
  )
}
