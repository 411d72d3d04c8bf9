import type { FormFieldName } from '../model/form.ts'

export const fieldElementId = (name: FormFieldName): string => `field-${name}`

/** Focuses its control, or the button that takes its photo. */
export function focusMissingField(name: FormFieldName): void {
  const element = document.getElementById(fieldElementId(name))
  if (element === null) return
  element.scrollIntoView({ block: 'center' })
  const control = element.matches('input, select, textarea')
    ? element
    : (element.querySelector<HTMLElement>('[aria-invalid=true]') ??
      element.querySelector<HTMLElement>('input, select, button'))
  ;(control ?? element).focus({ preventScroll: true })
}
