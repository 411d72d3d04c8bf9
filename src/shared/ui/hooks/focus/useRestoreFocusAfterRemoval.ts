import { type RefObject, useEffect } from 'react'

/** The elements that contain a control, innermost first. */
type FocusLocation = {
  control: Element
  row: Element | null
  list: Element | null
  index: number
  section: Element | null
}

function focusLocationOf(control: Element): FocusLocation {
  const row = control.closest('li, tr')
  const list = row?.parentElement ?? null
  const index = row === null || list === null ? 0 : [...list.children].indexOf(row)
  return { control, row, list, index, section: control.closest('section') }
}

/** The control's row, the row that took its place, or the section. */
function nearestRemaining(
  { row, list, index, section }: FocusLocation,
  area: HTMLElement,
): Element {
  const replacement = list?.children[index] ?? list?.lastElementChild ?? null
  const candidates = [row, replacement, section]
  return candidates.find((candidate) => candidate !== null && area.contains(candidate)) ?? area
}

/** After Unlock, Remove or Stop the row gets the focus, not a button, which a second Enter would press. */
export function useRestoreFocusAfterRemoval(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = area.current
    if (root === null) return undefined
    let last: FocusLocation | null = null
    const onFocusIn = ({ target }: FocusEvent) => {
      last = target instanceof Element ? focusLocationOf(target) : null
    }
    const onFocusOut = ({ target }: FocusEvent) => {
      // A removed or disabled control is gone a moment later; otherwise the user moved the focus.
      queueMicrotask(() => {
        const isConnected = target instanceof Element && target.isConnected
        if (isConnected && last?.control === target && !target.matches(':disabled')) last = null
      })
    }
    const changes = new MutationObserver(() => {
      if (last === null || last.control.isConnected) return
      const target = nearestRemaining(last, root)
      last = null
      if (document.activeElement !== document.body || !(target instanceof HTMLElement)) return
      target.tabIndex = -1
      target.focus()
    })
    root.addEventListener('focusin', onFocusIn)
    root.addEventListener('focusout', onFocusOut)
    changes.observe(root, { childList: true, subtree: true })
    return () => {
      changes.disconnect()
      root.removeEventListener('focusin', onFocusIn)
      root.removeEventListener('focusout', onFocusOut)
    }
  }, [area])
}
