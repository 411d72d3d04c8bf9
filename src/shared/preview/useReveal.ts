import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { PageBox } from './pageLayout.ts'

type Look = { turn: string | null; page: number | undefined }
type Pages = {
  /** None while the pane is hidden: it has no width then, and no place to go to. */
  boxes: readonly PageBox[]
  goTo: (page: number) => void
  /** Zooms to the size at which the letters of this mark are read; false where they stand at it. */
  zoomTo: (mark: HTMLElement) => boolean
}

/**
 * Brings what was found into view and to a size that can be read, once for each turn: whoever scrolls away afterwards is left
 * alone.
 * @param look `turn` names a thing to look at, null is nothing; its mark is painted once its `page` is drawn
 * @returns to be called with the mark each time it was painted
 */
export function useReveal(
  scrollerRef: RefObject<HTMLElement | null>,
  { turn, page }: Look,
  { boxes, goTo, zoomTo }: Pages,
): (mark: HTMLElement) => void {
  const shownRef = useRef(new Set<string>())
  /** A mark that is in its place once the zoom, asked for at this turn, is laid out. */
  const zoomingRef = useRef<{ turn: string; mark: HTMLElement } | null>(null)
  const isLaidOut = boxes.length > 0

  const approach = useEffectEvent((due: string | null) => {
    // The page may have been there, and its mark shown, before this effect ran.
    if (due !== null && page !== undefined && !shownRef.current.has(due)) goTo(page)
  })
  useEffect(() => {
    if (isLaidOut) approach(turn)
  }, [turn, isLaidOut])

  const arrive = useEffectEvent((laidOut: readonly PageBox[]) => {
    const due = zoomingRef.current
    if (laidOut.length === 0 || due === null || due.turn !== turn || shownRef.current.has(due.turn))
      return
    // A page that left the sheet meanwhile is drawn anew: its next mark is the one to be shown.
    if (!due.mark.isConnected) return page === undefined ? undefined : goTo(page)
    shownRef.current.add(due.turn)
    if (scrollerRef.current !== null) centre(scrollerRef.current, due.mark)
    return undefined
  })
  useLayoutEffect(() => arrive(boxes), [boxes])

  return (mark) => {
    if (turn === null || shownRef.current.has(turn)) return
    const wasZoomed = zoomingRef.current?.turn === turn
    zoomingRef.current = { turn, mark }
    if (!wasZoomed && zoomTo(mark)) return
    shownRef.current.add(turn)
    if (scrollerRef.current !== null) centre(scrollerRef.current, mark)
  }
}

/**
 * The scroller of the pages brings the mark to its middle. What is around it moves only where the window is too low to show
 * all of the scroller.
 */
function centre(scroller: HTMLElement, mark: HTMLElement): void {
  const view = scroller.getBoundingClientRect()
  const box = mark.getBoundingClientRect()
  const isInView =
    box.top >= view.top &&
    box.bottom <= view.bottom &&
    box.left >= view.left &&
    box.right <= view.right
  if (!isInView) {
    scroller.scrollBy({
      top: (box.top + box.bottom - view.top - view.bottom) / 2,
      left: (box.left + box.right - view.left - view.right) / 2,
    })
  }
  if (view.top < 0 || view.bottom > window.innerHeight) mark.scrollIntoView({ block: 'center' })
}
