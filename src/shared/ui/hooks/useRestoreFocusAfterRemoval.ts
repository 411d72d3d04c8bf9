import { type RefObject, useEffect } from 'react'

/** The surroundings of a control, innermost first. */
type FocusLocation = {
  control: Element
  row: Element | null
  list: Element | null
  at: number
  section: Element | null
}

function focusLocationOf(control: Element): FocusLocation {
  const row = control.closest('li')
  const list = row?.parentElement ?? null
  const at = row === null || list === null ? 0 : [...list.children].indexOf(row)
  return { control, row, list, at, section: control.closest('section') }
}

/** The row of the removed control, the row that took its place, or the section. */
function nearestRemaining({ row, list, at, section }: FocusLocation, area: HTMLElement): Element {
  const inPlace = list?.children[at] ?? list?.lastElementChild ?? null
  const places = [row, inPlace, section]
  return places.find((place) => place !== null && area.contains(place)) ?? area
}

/**
 * Moves the focus to the nearest row when a focused control disappears with its action (Unlock, Remove, Stop). Not to a
 * button, which a second Enter would press.
 */
export function useRestoreFocusAfterRemoval(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = area.current
    if (root === null) return undefined
    let last: FocusLocation | null = null
    const come = ({ target }: FocusEvent) => {
      last = target instanceof Element ? focusLocationOf(target) : null
    }
    const left = ({ target }: FocusEvent) => {
      // A removed or disabled control is gone a moment later; otherwise the user moved the focus.
      queueMicrotask(() => {
        const isStill = target instanceof Element && target.isConnected
        if (isStill && last?.control === target && !target.matches(':disabled')) last = null
      })
    }
    const changes = new MutationObserver(() => {
      if (last === null || last.control.isConnected) return
      const place = nearestRemaining(last, root)
      last = null
      if (document.activeElement !== document.body || !(place instanceof HTMLElement)) return
      place.tabIndex = -1
      place.focus()
    })
    root.addEventListener('focusin', come)
    root.addEventListener('focusout', left)
    changes.observe(root, { childList: true, subtree: true })
    return () => {
      changes.disconnect()
      root.removeEventListener('focusin', come)
      root.removeEventListener('focusout', left)
    }
  }, [area])
}
