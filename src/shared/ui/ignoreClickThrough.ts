/** What a press means something to; the rest of a page only lets its text be marked. */
const CONTROL = 'a, button, input, label, summary, select, textarea, [tabindex]'

/** Phones call two taps a double tap within 300 to 350 ms, and as far apart as a finger misses its first place. */
const DOUBLE_TAP_MS = 400
const DOUBLE_TAP_PX = 40

const EVENTS = ['pointerdown', 'mousedown', 'click', 'keydown'] as const

const pressedPart = ({ target }: Event): Element | null =>
  target instanceof Element ? (target.closest(CONTROL) ?? target) : null

/**
 * A double click, a double tap and a held Enter belong to the control that they began on. Where the screen changed in
 * between, the rest of them would hit whatever is there now (a row under a closed dialog, the Submit of the next step): it
 * is ignored, on every page. The browser counts the clicks of a mouse; taps are counted here, since Safari does not count.
 * Returns the function that stops it.
 */
export function ignoreClickThrough(): () => void {
  let first: Element | null = null
  let lastTap: PointerEvent | null = null
  let isTouch = false
  let heldFrom: EventTarget | null = null
  /** From a press to its click; a click by script or keyboard has no press. */
  let isPressed = false

  const begin = (event: Event, goesOn: boolean) => {
    isPressed = true
    if (!goesOn) first = pressedPart(event)
  }
  const isElsewhere = (event: Event) => {
    const part = pressedPart(event)
    return part !== null && !part.contains(first)
  }
  const judge = (event: Event): boolean => {
    if (event instanceof KeyboardEvent) {
      if (!event.repeat) heldFrom = event.target
      return event.repeat && event.key === 'Enter' && event.target !== heldFrom
    }
    if (event.type === 'click') {
      const hasPress = isPressed && event instanceof MouseEvent && event.detail > 0
      isPressed = false
      return hasPress && isElsewhere(event)
    }
    if (event.type === 'pointerdown' && event instanceof PointerEvent) {
      isTouch = event.pointerType === 'touch'
      if (!isTouch) return false
      begin(event, lastTap !== null && isNear(lastTap, event))
      lastTap = event
    } else if (!isTouch && event instanceof MouseEvent) begin(event, event.detail > 1)
    return isElsewhere(event)
  }
  const listen = (event: Event) => {
    if (!judge(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  for (const name of EVENTS) document.addEventListener(name, listen, { capture: true })
  return () => {
    for (const name of EVENTS) document.removeEventListener(name, listen, { capture: true })
  }
}

const isNear = (before: PointerEvent, tap: PointerEvent) =>
  tap.timeStamp - before.timeStamp < DOUBLE_TAP_MS &&
  Math.hypot(tap.clientX - before.clientX, tap.clientY - before.clientY) < DOUBLE_TAP_PX
