import type { KeyboardEvent } from 'react'

const FOCUSABLE = ':is(a[href], button, input, select, textarea):not(:disabled)'

/** Keeps Tab inside the dialog. react-bootstrap only returns the focus after it has left the page. */
export function trapFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return
  const focusable = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)]
  const [from, to] = event.shiftKey
    ? [focusable[0], focusable.at(-1)]
    : [focusable.at(-1), focusable[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
