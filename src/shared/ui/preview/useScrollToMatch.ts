import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { PageBox } from './pdf/pageLayout.ts'

/** A label has a word; a reference number or an amount has none. */
const WORD = /\p{L}{3}/u

/** Left edge, CSS px: of the whole row, the row from its label on, or the match, whichever fits into `width`. */
function startOfRow(mark: HTMLElement, width: number): number {
  const { left, right, top, bottom } = mark.getBoundingClientRect()
  const runs = [...(mark.closest('.pdf-text')?.querySelectorAll('span') ?? [])]
    .map((run) => ({ text: run.textContent, box: run.getBoundingClientRect() }))
    .filter(({ text, box }) => {
      const middle = (box.top + box.bottom) / 2
      return text.trim() !== '' && box.left < left && middle > top && middle < bottom
    })
    .map(({ text, box }) => ({ text, left: box.left }))
  const label = runs.filter(({ text }) => WORD.test(text)).map((run) => run.left)
  const starts = [Math.min(...runs.map((run) => run.left)), Math.max(...label)]
  return starts.find((start) => Number.isFinite(start) && right - start <= width) ?? left
}

/** Leaves room for the outline of a match. */
const MARGIN_PX = 8

type MatchTarget = { revealKey: string | null; page: number | undefined }
type PageScroller = {
  /** Empty while the pane is hidden and has no width. */
  boxes: readonly PageBox[]
  goTo: (page: number) => void
  /** False where the match already is readable. */
  zoomTo: (mark: HTMLElement) => boolean
}

/** Scrolls once per `revealKey`, so that the user can scroll away. Call the result with each highlight. */
export function useScrollToMatch(
  scrollerRef: RefObject<HTMLElement | null>,
  { revealKey, page }: MatchTarget,
  { boxes, goTo, zoomTo }: PageScroller,
): (mark: HTMLElement) => void {
  const shownRef = useRef(new Set<string>())
  /** Its position is final once the requested zoom is laid out. */
  const zoomingRef = useRef<{ revealKey: string; mark: HTMLElement } | null>(null)
  const isLaidOut = boxes.length > 0

  const approach = useEffectEvent((pendingKey: string | null) => {
    // The page and its highlight may have been rendered before this effect ran.
    if (pendingKey !== null && page !== undefined && !shownRef.current.has(pendingKey)) goTo(page)
  })
  useEffect(() => {
    if (isLaidOut) approach(revealKey)
  }, [revealKey, isLaidOut])

  const centerZoomedMatch = useEffectEvent((currentBoxes: readonly PageBox[]) => {
    const pending = zoomingRef.current
    if (
      currentBoxes.length === 0 ||
      pending === null ||
      pending.revealKey !== revealKey ||
      shownRef.current.has(pending.revealKey)
    )
      return
    // A page that was removed meanwhile is drawn again: show its next highlight.
    if (!pending.mark.isConnected) return page === undefined ? undefined : goTo(page)
    shownRef.current.add(pending.revealKey)
    if (scrollerRef.current !== null) scrollIntoPane(scrollerRef.current, pending.mark)
    return undefined
  })
  useLayoutEffect(() => centerZoomedMatch(boxes), [boxes])

  return (mark) => {
    if (revealKey === null || shownRef.current.has(revealKey)) return
    const wasZoomed = zoomingRef.current?.revealKey === revealKey
    zoomingRef.current = { revealKey, mark }
    if (!wasZoomed && zoomTo(mark)) return
    shownRef.current.add(revealKey)
    if (scrollerRef.current !== null) scrollIntoPane(scrollerRef.current, mark)
  }
}

/** Centred vertically, horizontally only as far as necessary, with the label of its row. */
function scrollIntoPane(scroller: HTMLElement, mark: HTMLElement): void {
  const view = scroller.getBoundingClientRect()
  const box = mark.getBoundingClientRect()
  const isInView = box.top >= view.top && box.bottom <= view.bottom
  const left = startOfRow(mark, scroller.clientWidth - 2 * MARGIN_PX) - view.left - MARGIN_PX
  const right = box.right - view.left - scroller.clientWidth + MARGIN_PX
  scroller.scrollBy({
    top: isInView ? 0 : (box.top + box.bottom - view.top - view.bottom) / 2,
    left: left < 0 ? left : Math.max(0, right),
  })
  if (view.top < 0 || view.bottom > window.innerHeight) mark.scrollIntoView({ block: 'center' })
}
