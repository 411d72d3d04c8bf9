import type { KeyboardEvent } from 'react'

const FOCUSABLE = ':is(a[href], button, input, select, textarea):not(:disabled)'

/** Keeps Tab inside the dialog. react-bootstrap only returns the focus after it has left the page. */
export function trapFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)]
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
