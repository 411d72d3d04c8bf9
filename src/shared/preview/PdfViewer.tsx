import search from 'bootstrap-icons/icons/search.svg?raw'
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { PdfDocument } from '#shared/pdf/pdfEngine.ts'
import { useToldKeys } from '#shared/ui/keys/useKeys.ts'
import { FindBar } from './FindBar.tsx'
import { PageTools } from './PageTools.tsx'
import { PdfSheet } from './PdfSheet.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'
import { ToolButton } from './ToolButton.tsx'
import { ZoomTools } from './ZoomTools.tsx'
import { fitZoom, layOut } from './pageLayout.ts'
import { createTextIndex } from './textIndex.ts'
import { useFind } from './useFind.ts'
import { usePageScroll } from './usePageScroll.ts'
import { usePageSizes } from './usePageSizes.ts'
import { usePaneWidth } from './usePaneWidth.ts'
import { useReveal } from './useReveal.ts'
import { useZoom } from './useZoom.ts'
import { PDF_KEYS } from './viewerKeys.ts'
import type { FindRequest, FindResult, ViewerProps } from './viewerProps.ts'
import { clampZoom } from './zoom.ts'

type PdfViewerProps = ViewerProps & {
  document: PdfDocument
  find: FindRequest | null | undefined
  onFound: ((result: FindResult) => void) | undefined
  /** It takes the place of a prompt that had the focus. */
  takesFocus: boolean
}

/** An open document with its bar: pages, zoom, find. */
export function PdfViewer({ document, find, onFound, takesFocus, ...viewer }: PdfViewerProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const findInput = useRef<HTMLInputElement>(null)
  const { zoom, choose, zoomTo } = useZoom()
  const [isDrawn, setIsDrawn] = useState(false)
  const [isFinding, setIsFinding] = useState(false)
  const paneWidth = usePaneWidth(scroller)
  const sizes = usePageSizes(document, isDrawn)
  const boxes = useMemo(
    () => (paneWidth === null ? [] : layOut(sizes, paneWidth, zoom)),
    [sizes, paneWidth, zoom],
  )
  const { drawn, current, goTo } = usePageScroll(scroller, boxes)
  const texts = useMemo(() => createTextIndex(document), [document])
  const finder = useFind(texts, find, current, onFound)
  const showMark = useReveal(scroller, finder, { boxes, goTo, zoomTo })
  const setZoom = (next: number) => choose(next, { isFound: finder.turn !== null })
  useToldKeys(PDF_KEYS)
  useEffect(() => {
    if (takesFocus) scroller.current?.focus({ preventScroll: true })
  }, [takesFocus])

  const openFind = () => {
    setIsFinding(true)
    findInput.current?.select()
  }
  const closeFind = () => {
    setIsFinding(false)
    finder.type('')
    scroller.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'f' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    openFind()
  }
  const fitWidth = () => {
    const size = sizes[current - 1]
    if (size !== undefined && paneWidth !== null) setZoom(clampZoom(fitZoom(size, paneWidth)))
  }

  const tools = (
    <>
      <PageTools current={current} total={document.pages} onGoTo={goTo} />
      <span className="preview-rule" />
      <ZoomTools zoom={zoom} onZoom={setZoom} onFitWidth={fitWidth} />
      <ToolButton
        icon={search}
        label="Find"
        isPressed={isFinding}
        onClick={isFinding ? closeFind : openFind}
      />
      <span className="preview-rule" />
    </>
  )
  const findBar = isFinding && (
    <FindBar
      label="Find in this file"
      inputRef={findInput}
      typed={finder.typed}
      onType={finder.type}
      count={finder.count}
      onStep={finder.step}
      onClose={closeFind}
    />
  )
  return (
    <PreviewFrame {...viewer} tools={tools} under={findBar} onKeyDown={onKeyDown}>
      <div ref={scroller} className="preview-well" tabIndex={0} role="region" aria-label="Pages">
        <PdfSheet
          document={document}
          texts={texts}
          boxes={boxes}
          drawn={drawn}
          marks={finder.marks}
          onMark={showMark}
          onDrawn={() => setIsDrawn(true)}
        />
      </div>
    </PreviewFrame>
  )
}
