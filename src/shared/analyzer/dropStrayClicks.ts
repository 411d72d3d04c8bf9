const controlOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('a, button, input, label, summary') : null

/** The press takes the focus, the click does the rest. */
const EVENTS = ['mousedown', 'click'] as const

/**
 * The second click of a double click belongs to the control that the first one hit. Where the page moved on in between,
 * it would hit whatever came under the pointer (the Terms, a PROCEED that sends): it is dropped. Gives the end of the watch.
 */
export function dropStrayClicks(): () => void {
  let first: Element | null = null
  const judge = (event: MouseEvent) => {
    const control = controlOf(event.target)
    if (event.detail < 2) first = control
    else if (first !== null && control !== first) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  for (const name of EVENTS) document.addEventListener(name, judge, { capture: true })
  return () => {
    for (const name of EVENTS) document.removeEventListener(name, judge, { capture: true })
  }
}
