import { useLayoutEffect, type RefObject } from 'react'

const GAP_PX = 4
const EDGE_PX = 8
/** With less space below, the list opens upwards if there is more. */
const MIN_SPACE_PX = 240

/** Keeps an open list at its field during scroll and resize; position fixed, so that no scrolling panel clips it. */
export function usePopoverPosition(
  field: HTMLElement | null,
  pop: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const updatePosition = () => {
      if (field !== null && pop.current !== null) positionPopover(field, pop.current)
    }
    updatePosition()
    const passive = { capture: true, passive: true }
    window.addEventListener('scroll', updatePosition, passive)
    window.addEventListener('resize', updatePosition)
    window.visualViewport?.addEventListener('resize', updatePosition)
    return () => {
      window.removeEventListener('scroll', updatePosition, passive)
      window.removeEventListener('resize', updatePosition)
      window.visualViewport?.removeEventListener('resize', updatePosition)
    }
  }, [field, pop, isOpen])
}

function positionPopover(field: HTMLElement, pop: HTMLElement): void {
  const at = field.getBoundingClientRect()
  // Excludes the area under an on-screen keyboard.
  const view = window.visualViewport
  const viewTop = view?.offsetTop ?? 0
  const viewBottom = viewTop + (view?.height ?? window.innerHeight)
  const below = viewBottom - at.bottom - GAP_PX - EDGE_PX
  const above = at.top - viewTop - GAP_PX - EDGE_PX
  const isAbove = below < MIN_SPACE_PX && above > below
  const { style } = pop
  style.left = `${at.left}px`
  style.minWidth = `${at.width}px`
  style.maxWidth = `${Math.max(at.width, window.innerWidth - at.left - EDGE_PX)}px`
  style.top = isAbove ? 'auto' : `${at.bottom + GAP_PX}px`
  style.bottom = isAbove ? `${window.innerHeight - at.top + GAP_PX}px` : 'auto'
  style.setProperty('--combobox-room', `${Math.max(0, isAbove ? above : below)}px`)
}
