import { useEffect, useRef, type RefObject } from 'react'

/** The first editable field of a section. */
export const FIRST_FIELD = ':first'
export const HEADING = ':heading'
export const SUBMIT = ':submit'

const EDITABLE_FIELDS = ['input:not(:disabled, [readonly])', 'select:not(:disabled)']
  .map((control) => `.form-fields ${control}`)
  .join(', ')

type RequestedFocus = {
  /** A field's name, FIRST_FIELD, HEADING or SUBMIT. */
  requested: string | null
  onFocused: () => void
  form: RefObject<HTMLFormElement | null>
  heading: RefObject<HTMLHeadingElement | null>
  /** Fields have the id `${id}-${name}`. */
  id: string
}

/** Waits until the element is rendered. */
export function useRequestedFocus({
  requested,
  onFocused,
  form,
  heading,
  id,
}: RequestedFocus): void {
  useEffect(() => {
    if (requested === null) return
    const target =
      requested === HEADING ? heading.current : focusTarget(form.current, requested, id)
    target?.focus()
    onFocused()
  }, [requested, onFocused, form, heading, id])
}

function focusTarget(
  form: HTMLFormElement | null,
  requested: string,
  id: string,
): HTMLElement | null {
  if (requested === FIRST_FIELD) return form?.querySelector<HTMLElement>(EDITABLE_FIELDS) ?? null
  if (requested === SUBMIT) return form?.querySelector<HTMLElement>('[type=submit]') ?? null
  return document.getElementById(`${id}-${requested}`)
}

/** Focuses the heading of a panel that opens, and returns the focus when it closes. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    // Effects run twice in development: by then the heading has the focus already.
    if (document.activeElement !== heading.current) opener.current = document.activeElement
    heading.current?.focus({ preventScroll: true })
    return () => {
      // Only if the focus was lost with the panel.
      if (document.activeElement === document.body && opener.current instanceof HTMLElement)
        opener.current.focus({ preventScroll: true })
    }
  }, [])
  return heading
}
