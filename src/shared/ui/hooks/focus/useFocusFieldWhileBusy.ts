import { useLayoutEffect, type RefObject } from 'react'

const FOCUSABLE_FIELD = ':is(input, textarea):not([hidden], :disabled)'

/** A button that is disabled while busy would lose the focus, and an error dialog could not return it. */
export function useFocusFieldWhileBusy(form: RefObject<HTMLElement | null>, isBusy: boolean): void {
  useLayoutEffect(() => {
    const { activeElement } = document
    if (!isBusy || !form.current?.contains(activeElement) || !activeElement?.matches(':disabled'))
      return
    form.current.querySelector<HTMLElement>(FOCUSABLE_FIELD)?.focus({ preventScroll: true })
  }, [form, isBusy])
}
