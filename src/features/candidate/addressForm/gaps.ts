import type { AskedName } from './form.ts'

/** The element of a field or a photo: where a jump to what is missing leads. */
export const gapId = (name: AskedName): string => `asked-${name}`

/** Brings a gap into view and the focus to it: to its control, or the button that takes its photo. */
export function goToGap(name: AskedName): void {
  const element = document.getElementById(gapId(name))
  if (element === null) return
  element.scrollIntoView({ block: 'center' })
  const control = element.matches('input, select, textarea')
    ? element
    : element.querySelector<HTMLElement>('input, button')
  ;(control ?? element).focus({ preventScroll: true })
}
