import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react'

/**
 * Brings what was found into view, once for each turn: whoever scrolls away afterwards is left alone.
 * @param turn names a thing to look at; null is nothing
 * @param page where it is; its mark is painted once that page is drawn
 * @returns to be called with the mark each time it was painted
 */
export function useReveal(
  scrollerRef: RefObject<HTMLElement | null>,
  turn: string | null,
  page: number | undefined,
  goTo: (page: number) => void,
): (mark: HTMLElement) => void {
  const shownRef = useRef(new Set<string>())

  const approach = useEffectEvent((due: string | null) => {
    // The page may have been there, and its mark shown, before this effect ran.
    if (due !== null && page !== undefined && !shownRef.current.has(due)) goTo(page)
  })
  useEffect(() => {
    approach(turn)
  }, [turn])

  return useCallback(
    (mark: HTMLElement) => {
      if (turn === null || shownRef.current.has(turn)) return
      shownRef.current.add(turn)
      if (scrollerRef.current !== null) centre(scrollerRef.current, mark)
    },
    [scrollerRef, turn],
  )
}

/** Moves only this scroller: scrollIntoView would also move the page around it. */
function centre(scroller: HTMLElement, mark: HTMLElement): void {
  const view = scroller.getBoundingClientRect()
  const box = mark.getBoundingClientRect()
  const isInView =
    box.top >= view.top &&
    box.bottom <= view.bottom &&
    box.left >= view.left &&
    box.right <= view.right
  if (isInView) return
  scroller.scrollBy({
    top: (box.top + box.bottom - view.top - view.bottom) / 2,
    left: (box.left + box.right - view.left - view.right) / 2,
  })
}
