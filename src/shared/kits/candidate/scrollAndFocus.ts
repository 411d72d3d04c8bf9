/** Scrolls an element to the middle of the screen, clear of the fixed footer, and focuses it. */
export function scrollAndFocus(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' })
  element?.focus({ preventScroll: true })
}
