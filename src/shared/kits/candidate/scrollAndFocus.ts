/** To the middle of the screen, clear of the fixed footer. */
export function scrollAndFocus(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
}
