/** Messages handled at once, then per pause, because another tab may send any number. */
const BATCH_SIZE = 20
const PAUSE_MS = 50

/** Passes on only the newest waiting message of each key, so that a flood does not block the page. */
export function throttleMessages<Message>(
  keyOf: (message: Message) => string,
  onMessage: (message: Message) => void,
  ended: AbortSignal,
): (message: Message) => void {
  const waiting = new Map<string, Message>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let handled = 0

  const handle = (message: Message) => {
    handled += 1
    onMessage(message)
  }
  const next = () => {
    timer = undefined
    handled = 0
    for (const [key, message] of [...waiting].slice(0, BATCH_SIZE)) {
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
    if (handled < BATCH_SIZE && waiting.size === 0) handle(message)
    else waiting.set(keyOf(message), message)
  }
}
