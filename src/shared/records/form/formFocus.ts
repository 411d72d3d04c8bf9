import { useEffect, useRef, type RefObject } from 'react'

/** Of a section's fields, the first that can be changed. */
export const FIRST = ':first'
export const HEADING = ':heading'
export const SUBMIT = ':submit'

/** What takes the focus when a section opens for editing. */
const CHANGEABLE = ['input:not(:disabled, [readonly])', 'select:not(:disabled)']
  .map((control) => `.form-fields ${control}`)
  .join(', ')

type WantedFocus = {
  /** A field's name, FIRST, HEADING or SUBMIT; null for none. */
  wanted: string | null
  /** Called once it has the focus. */
  onFocused: () => void
  form: RefObject<HTMLFormElement | null>
  heading: RefObject<HTMLHeadingElement | null>
  /** Of the form: its fields are `${id}-${name}`. */
  id: string
}

/** Gives the focus to what wants it, once that stands. */
export function useWantedFocus({ wanted, onFocused, form, heading, id }: WantedFocus): void {
  useEffect(() => {
    if (wanted === null) return
    const target = wanted === HEADING ? heading.current : focusTarget(form.current, wanted, id)
    target?.focus()
    onFocused()
  }, [wanted, onFocused, form, heading, id])
}

function focusTarget(form: HTMLFormElement | null, wanted: string, id: string): HTMLElement | null {
  if (wanted === FIRST) return form?.querySelector<HTMLElement>(CHANGEABLE) ?? null
  if (wanted === SUBMIT) return form?.querySelector<HTMLElement>('[type=submit]') ?? null
  return document.getElementById(`${id}-${wanted}`)
}

/** Takes the focus to a panel that opens and gives it back to what opened it when the panel closes. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    // Effects run twice in development: the second time the heading has the focus already.
    if (document.activeElement !== heading.current) opener.current = document.activeElement
    heading.current?.focus({ preventScroll: true })
    return () => {
      // The panel took the focus along; who has gone elsewhere by then stays there.
      if (document.activeElement === document.body && opener.current instanceof HTMLElement)
        opener.current.focus({ preventScroll: true })
    }
  }, [])
  return heading
}
