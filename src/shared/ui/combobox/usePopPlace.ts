import { useLayoutEffect, type RefObject } from 'react'

/** Between the field and its list, px. */
const GAP_PX = 4
/** From the list to the edge of the window, px. */
const EDGE_PX = 8
/** Below this much room the list opens upwards, where that is more. */
const WANTED_PX = 240

/** Keeps an open list at its field while anything scrolls or changes size; fixed, so that no scrolling panel cuts it off. */
export function usePopPlace(
  field: HTMLElement | null,
  pop: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const place = () => {
      if (field !== null && pop.current !== null) placeAt(field, pop.current)
    }
    place()
    const passive = { capture: true, passive: true }
    window.addEventListener('scroll', place, passive)
    window.addEventListener('resize', place)
    window.visualViewport?.addEventListener('resize', place)
    return () => {
      window.removeEventListener('scroll', place, passive)
      window.removeEventListener('resize', place)
      window.visualViewport?.removeEventListener('resize', place)
    }
  }, [field, pop, isOpen])
}

function placeAt(field: HTMLElement, pop: HTMLElement): void {
  const at = field.getBoundingClientRect()
  // What an on-screen keyboard covers is no room.
  const view = window.visualViewport
  const viewTop = view?.offsetTop ?? 0
  const viewBottom = viewTop + (view?.height ?? window.innerHeight)
  const below = viewBottom - at.bottom - GAP_PX - EDGE_PX
  const above = at.top - viewTop - GAP_PX - EDGE_PX
  const isAbove = below < WANTED_PX && above > below
  const { style } = pop
  style.left = `${at.left}px`
  style.minWidth = `${at.width}px`
  style.maxWidth = `${Math.max(at.width, window.innerWidth - at.left - EDGE_PX)}px`
  style.top = isAbove ? 'auto' : `${at.bottom + GAP_PX}px`
  style.bottom = isAbove ? `${window.innerHeight - at.top + GAP_PX}px` : 'auto'
  style.setProperty('--combobox-room', `${Math.max(0, isAbove ? above : below)}px`)
}
