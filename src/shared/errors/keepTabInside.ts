import type { KeyboardEvent } from 'react'

const STOPS = ':is(a[href], button, input, select, textarea):not(:disabled)'

/** Tab goes round inside the dialog. react-bootstrap only fetches the focus back after it has left the page. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)]
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
