import search from 'bootstrap-icons/icons/search.svg?raw'
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import type { PdfDocument } from '#shared/platform/pdf/pdfEngine.ts'
import { useDocumentedShortcuts } from '#shared/ui/shortcuts/useShortcuts.ts'
import { PreviewFrame } from '../PreviewFrame.tsx'
import { ToolbarButton } from '../ToolbarButton.tsx'
import { useContentWidth } from '../useContentWidth.ts'
import { useScrollToMatch } from '../useScrollToMatch.ts'
import type { FindRequest, FindResult, ViewerProps } from '../viewerProps.ts'
import { PDF_SHORTCUTS } from '../viewerShortcuts.ts'
import { FindBar } from './find/FindBar.tsx'
import { createTextIndex } from './find/textIndex.ts'
import { useFind } from './find/useFind.ts'
import { PageControls } from './PageControls.tsx'
import { fitZoom, layOutPages } from './pageLayout.ts'
import { PdfPages } from './PdfPages.tsx'
import { usePageScroll } from './usePageScroll.ts'
import { usePageSizes } from './usePageSizes.ts'
import { clampZoom, ZOOM_MIN } from './zoom.ts'
import { ZoomControls } from './ZoomControls.tsx'
import { zoomForMatch, storedMatchZoom } from './zoomForMatch.ts'

/** Zoom of a PDF, set by the user or to make a search match readable. */
function useZoom() {
  const [{ zoom, isChosen }, setState] = useState({ zoom: ZOOM_MIN, isChosen: false })

  /** Set by the user; while a match is shown, later matches use this zoom too. */
  const setByUser = (next: number, isFound: boolean) => {
    setState({ zoom: next, isChosen: true })
    if (isFound) storedMatchZoom.write(next)
  }
  /** Returns whether the zoom changes for this match. */
  const zoomToMatch = (mark: HTMLElement, fullWidthZoom: number): boolean => {
    const fontPx = Number.parseFloat(getComputedStyle(mark).fontSize)
    const next = zoomForMatch({
      zoom,
      fontPx,
      fullWidthZoom,
      isSetByUser: isChosen,
      storedZoom: storedMatchZoom.read(),
    })
    if (next === zoom) return false
    setState({ zoom: next, isChosen })
    return true
  }
  return { zoom, setByUser, zoomToMatch }
}

/** Ctrl+F opens the bar; closing it clears the text and returns the focus to the pages. */
function useFindBar(scroller: RefObject<HTMLElement | null>, onType: (text: string) => void) {
  const findInput = useRef<HTMLInputElement>(null)
  const [isFinding, setIsFinding] = useState(false)
  const openFind = () => {
    setIsFinding(true)
    findInput.current?.select()
  }
  const closeFind = () => {
    setIsFinding(false)
    onType('')
    scroller.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'f' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    openFind()
  }
  return { isFinding, findInput, openFind, closeFind, onKeyDown }
}

function useFocusOnce(scroller: RefObject<HTMLElement | null>, shouldFocus: boolean) {
  useEffect(() => {
    if (shouldFocus) scroller.current?.focus({ preventScroll: true })
  }, [scroller, shouldFocus])
}

type PdfViewerProps = ViewerProps & {
  document: PdfDocument
  find: FindRequest | null | undefined
  onFound: ((result: FindResult) => void) | undefined
  /** It replaces a prompt that had the focus. */
  shouldFocus: boolean
}

export function PdfViewer({ document, find, onFound, shouldFocus, ...viewer }: PdfViewerProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const { zoom, setByUser, zoomToMatch } = useZoom()
  const [isDrawn, setIsDrawn] = useState(false)
  const paneWidth = useContentWidth(scroller)
  const sizes = usePageSizes(document, isDrawn)
  const boxes = useMemo(
    () => (paneWidth === null ? [] : layOutPages(sizes, paneWidth, zoom)),
    [sizes, paneWidth, zoom],
  )
  const { drawn: pagesToDraw, current, goTo } = usePageScroll(scroller, boxes)
  const texts = useMemo(() => createTextIndex(document), [document])
  const finder = useFind(texts, find, current, onFound)
  const { isFinding, findInput, openFind, closeFind, onKeyDown } = useFindBar(scroller, finder.type)
  const fullWidthZoom = (page: number) => {
    const size = sizes[page - 1]
    return size === undefined || paneWidth === null ? ZOOM_MIN : clampZoom(fitZoom(size, paneWidth))
  }
  const showMark = useScrollToMatch(scroller, finder, {
    boxes,
    goTo,
    zoomTo: (mark) => zoomToMatch(mark, fullWidthZoom(finder.page ?? current)),
  })
  const setZoom = (next: number) => setByUser(next, finder.revealKey !== null)
  useDocumentedShortcuts(PDF_SHORTCUTS)
  useFocusOnce(scroller, shouldFocus)

  const tools = (
    <>
      <PageControls current={current} total={document.pageCount} onGoTo={goTo} />
      <span className="preview-rule" />
      <ZoomControls
        zoom={zoom}
        onZoom={setZoom}
        onFitWidth={() => setZoom(fullWidthZoom(current))}
      />
      <ToolbarButton
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
      onMove={finder.moveToMatch}
      onClose={closeFind}
    />
  )
  return (
    <PreviewFrame {...viewer} tools={tools} belowToolbar={findBar} onKeyDown={onKeyDown}>
      <div
        ref={scroller}
        className="preview-viewport"
        tabIndex={0}
        role="region"
        aria-label="Pages"
      >
        <PdfPages
          document={document}
          texts={texts}
          boxes={boxes}
          pagesToDraw={pagesToDraw}
          highlights={finder.highlights}
          marks={viewer.marks}
          onHighlight={showMark}
          onDrawn={() => setIsDrawn(true)}
        />
      </div>
    </PreviewFrame>
  )
}
