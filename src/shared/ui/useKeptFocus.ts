import { useLayoutEffect, type RefObject } from 'react'

/** What can hold the focus while its form works: its texts are read-only then, and need not be hidden. */
const HOLDER = ':is(input, textarea):not([hidden], :disabled)'

/**
 * A button that is disabled while its form works would drop the focus for good, and a dialog that says what went wrong would
 * have nothing to give it back to. So it goes to the form's first field, where the next try begins.
 */
export function useKeptFocus(form: RefObject<HTMLElement | null>, isBusy: boolean): void {
  useLayoutEffect(() => {
    const { activeElement } = document
    if (!isBusy || !form.current?.contains(activeElement) || !activeElement?.matches(':disabled'))
      return
    form.current.querySelector<HTMLElement>(HOLDER)?.focus({ preventScroll: true })
  }, [form, isBusy])
}
