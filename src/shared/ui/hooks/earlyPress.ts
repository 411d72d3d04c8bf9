/** Marks buttons of a prerendered page whose press is recorded before the app's script has loaded. */
export const EARLY_PRESS_ATTRIBUTE = 'data-early'

/** Records a press on a marked element, so that a user who is faster than the script need not press twice. */
export function recordEarlyPress({ documentElement }: Document): void {
  documentElement.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest(`[${EARLY_PRESS_ATTRIBUTE}]`) !== null)
        documentElement.dataset['pressed'] = ''
    },
    true,
  )
}

/** Whether the element was pressed early, once; call it after hydration. */
export function consumeEarlyPress(part: Element | null): boolean {
  part?.removeAttribute(EARLY_PRESS_ATTRIBUTE)
  const { dataset } = document.documentElement
  const isPressed = dataset['pressed'] !== undefined
  delete dataset['pressed']
  return isPressed
}
