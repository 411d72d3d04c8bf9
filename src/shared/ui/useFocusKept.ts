import { type RefObject, useEffect } from 'react'

/** Where a control stood, from the inside out. */
type Stood = {
  control: Element
  row: Element | null
  list: Element | null
  /** Of the row in its list. */
  at: number
  section: Element | null
}

function standOf(control: Element): Stood {
  const row = control.closest('li')
  const list = row?.parentElement ?? null
  const at = row === null || list === null ? 0 : [...list.children].indexOf(row)
  return { control, row, list, at, section: control.closest('section') }
}

/** The row of a control that is gone, the row that came into its place, or what is around. */
function nearest({ row, list, at, section }: Stood, area: HTMLElement): Element {
  const inPlace = list?.children[at] ?? list?.lastElementChild ?? null
  const places = [row, inPlace, section]
  return places.find((place) => place !== null && area.contains(place)) ?? area
}

/**
 * A control often goes with what it was pressed for: Unlock, Remove, Stop. Where it had the focus, the focus then goes to its
 * row or what is nearest, and not to a button, which a second Enter would press: keys go on from there, and a screen
 * reader says where it is.
 */
export function useFocusKept(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = area.current
    if (root === null) return undefined
    let last: Stood | null = null
    const come = ({ target }: FocusEvent) => {
      last = target instanceof Element ? standOf(target) : null
    }
    const left = ({ target }: FocusEvent) => {
      // One that is taken out of the page, or disabled before it is, is gone a moment later; any other was left on purpose.
      queueMicrotask(() => {
        const isStill = target instanceof Element && target.isConnected
        if (isStill && last?.control === target && !target.matches(':disabled')) last = null
      })
    }
    const changes = new MutationObserver(() => {
      if (last === null || last.control.isConnected) return
      const place = nearest(last, root)
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
