import { useMemo } from 'react'
import type { PdfDocument } from '#shared/pdf/pdfEngine.ts'
import { PdfPageView } from './PdfPageView.tsx'
import { createDrawQueue } from './drawQueue.ts'
import { type PageBox, sheetHeight } from './pageLayout.ts'
import type { TextIndex } from './textIndex.ts'
import type { PageMarks } from './textMarks.ts'
import './pdfPages.css'

type PdfSheetProps = {
  document: PdfDocument
  texts: TextIndex
  boxes: readonly PageBox[]
  /** Numbers of the pages to draw, the most wanted first. */
  drawn: readonly number[]
  marks: ReadonlyMap<number, PageMarks>
  onMark: (mark: HTMLElement) => void
  onDrawn: () => void
}

/** All pages as one tall sheet, of which only the wanted ones exist. */
export function PdfSheet({ document, texts, boxes, drawn, marks, onMark, onDrawn }: PdfSheetProps) {
  const queue = useMemo(() => createDrawQueue(), [])
  const width = Math.max(0, ...boxes.map((box) => box.width))
  const inReadingOrder = [...drawn].sort((a, b) => a - b)
  return (
    <div className="pdf-sheet" style={{ height: sheetHeight(boxes), minWidth: width }}>
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
              rank={() => drawn.indexOf(number)}
              marks={marks.get(number)}
              onMark={onMark}
              onDrawn={onDrawn}
            />
          )
        )
      })}
    </div>
  )
}
