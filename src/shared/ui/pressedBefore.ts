/** Marks what of a painted page may be pressed before its own script hears it. */
export const EARLY = 'data-early'

/** Remembers that a part so marked was pressed: who is faster than the script need not press twice. */
export function notePresses({ documentElement }: Document): void {
  documentElement.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest(`[${EARLY}]`) !== null)
        documentElement.dataset['pressed'] = ''
    },
    true,
  )
}

/** Whether the part was pressed before; asked when its page has been taken over, after which the script hears for itself. */
export function takePress(part: Element | null): boolean {
  part?.removeAttribute(EARLY)
  const { dataset } = document.documentElement
  const isPressed = dataset['pressed'] !== undefined
  delete dataset['pressed']
  return isPressed
}
