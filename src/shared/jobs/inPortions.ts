/** Handled at once, and then again after each pause: another tab may send any number of messages. */
const PORTION = 20
const PAUSE_MS = 50

/**
 * Hands messages on at once while there are few, and else a portion at a time, so that a flood of them does not block the page.
 * Of those that wait, only the newest of a key is handed on.
 * @param ended nothing is handed on after it.
 */
export function inPortions<Message>(
  keyOf: (message: Message) => string,
  hear: (message: Message) => void,
  ended: AbortSignal,
): (message: Message) => void {
  const waiting = new Map<string, Message>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let handled = 0

  const handle = (message: Message) => {
    handled += 1
    hear(message)
  }
  const next = () => {
    timer = undefined
    handled = 0
    for (const [key, message] of [...waiting].slice(0, PORTION)) {
      waiting.delete(key)
      handle(message)
    }
    if (handled > 0) timer = setTimeout(next, PAUSE_MS)
  }
  ended.addEventListener('abort', () => {
    clearTimeout(timer)
    waiting.clear()
  })
  return (message) => {
    if (ended.aborted) return
    timer ??= setTimeout(next, PAUSE_MS)
    if (handled < PORTION && waiting.size === 0) handle(message)
    else waiting.set(keyOf(message), message)
  }
}
