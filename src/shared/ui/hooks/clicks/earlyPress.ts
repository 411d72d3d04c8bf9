export const EARLY_PRESS_ATTRIBUTE = 'data-early'

/** A press before the app's script has loaded need not be repeated. */
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
