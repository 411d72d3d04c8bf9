import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Brings what was found into view, once for each turn: whoever scrolls away afterwards is left alone.
 * @param look `turn` names a thing to look at, null is nothing; its mark is painted once its `page` is drawn
 * @param isLaidOut a pane that is hidden has no width, and no place to go to, until it is shown
 * @returns to be called with the mark each time it was painted
 */
export function useReveal(
  scrollerRef: RefObject<HTMLElement | null>,
  { turn, page }: { turn: string | null; page: number | undefined },
  isLaidOut: boolean,
  goTo: (page: number) => void,
): (mark: HTMLElement) => void {
  const shownRef = useRef(new Set<string>())

  const approach = useEffectEvent((due: string | null) => {
    // The page may have been there, and its mark shown, before this effect ran.
    if (due !== null && page !== undefined && !shownRef.current.has(due)) goTo(page)
  })
  useEffect(() => {
    if (isLaidOut) approach(turn)
  }, [turn, isLaidOut])

  return useCallback(
    (mark: HTMLElement) => {
      if (turn === null || shownRef.current.has(turn)) return
      shownRef.current.add(turn)
      if (scrollerRef.current !== null) centre(scrollerRef.current, mark)
    },
    [scrollerRef, turn],
  )
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
