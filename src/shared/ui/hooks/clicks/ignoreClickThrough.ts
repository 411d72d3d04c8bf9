const CONTROL = 'a, button, input, label, summary, select, textarea, [tabindex]'

/** Phones detect a double tap within 300 to 350 ms, and within a finger's width. */
const DOUBLE_TAP_MS = 400
const DOUBLE_TAP_PX = 40

const EVENTS = ['pointerdown', 'mousedown', 'click', 'keydown'] as const

const pressedControl = ({ target }: Event): Element | null =>
  target instanceof Element ? (target.closest(CONTROL) ?? target) : null

/**
 * Of a double click, double tap or held Enter: the rest would hit what the screen shows by now, such as a row under a
 * closed dialog. Returns the function that stops it.
 */
export function ignoreClickThrough(): () => void {
  let first: Element | null = null
  let lastTap: PointerEvent | null = null
  let isTouch = false
  let keydownTarget: EventTarget | null = null
  /** Between press and click; a click by script or keyboard has no press. */
  let isPressed = false

  const recordPress = (event: Event, isRepeat: boolean) => {
    isPressed = true
    if (!isRepeat) first = pressedControl(event)
  }
  const isOutsidePress = (event: Event) => {
    const control = pressedControl(event)
    return control !== null && !control.contains(first)
  }
  const shouldIgnore = (event: Event): boolean => {
    if (event instanceof KeyboardEvent) {
      if (!event.repeat) keydownTarget = event.target
      return event.repeat && event.key === 'Enter' && event.target !== keydownTarget
    }
    if (event.type === 'click') {
      const hasPress = isPressed && event instanceof MouseEvent && event.detail > 0
      isPressed = false
      return hasPress && isOutsidePress(event)
    }
    if (event.type === 'pointerdown' && event instanceof PointerEvent) {
      isTouch = event.pointerType === 'touch'
      if (!isTouch) return false
      recordPress(event, lastTap !== null && isDoubleTap(lastTap, event))
      lastTap = event
    } else if (!isTouch && event instanceof MouseEvent) recordPress(event, event.detail > 1)
    return isOutsidePress(event)
  }
  const listen = (event: Event) => {
    if (!shouldIgnore(event)) return
    event.preventDefault()
    event.stopPropagation()
  }
  for (const name of EVENTS) document.addEventListener(name, listen, { capture: true })
  return () => {
    for (const name of EVENTS) document.removeEventListener(name, listen, { capture: true })
  }
}

const isDoubleTap = (before: PointerEvent, tap: PointerEvent) =>
  tap.timeStamp - before.timeStamp < DOUBLE_TAP_MS &&
  Math.hypot(tap.clientX - before.clientX, tap.clientY - before.clientY) < DOUBLE_TAP_PX
