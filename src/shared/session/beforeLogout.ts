/** Names the channel and the Web Lock by which the tabs of one browser release what they hold before a logout. */
const NAME = 'lekha-before-logout'
/** A logout waits no longer for another tab, ms: that one may be frozen, or without a connection. */
const OTHER_TABS_MS = 5_000

type Request = () => Promise<unknown>

/**
 * What this tab has to send while the session still stands: a case that it holds is released. A tab that has something to
 * send shares a lock, which it lets go of when it is sent; a logout, in whichever tab, asks for the lock alone.
 */
export function beforeLogout(ended: AbortSignal) {
  const locks: LockManager | undefined = navigator.locks
  const requests = new Set<Request>()
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(NAME)
  let releaseLock = () => {}

  const shareLock = () => {
    if (locks === undefined || requests.size === 0) return
    const request = new AbortController()
    const sent = new Promise<void>((resolve) => {
      releaseLock = () => {
        request.abort()
        resolve()
      }
    })
    const { signal } = request
    locks.request(NAME, { mode: 'shared', signal }, async () => sent).catch(() => undefined) // no longer wanted
  }
  const sendOwn = async () => {
    await Promise.all(Array.from(requests, async (send) => send()))
    releaseLock()
    shareLock() // behind the logout that waits; granted where that fails and the session goes on
  }
  channel?.addEventListener('message', () => void sendOwn())
  ended.addEventListener('abort', () => {
    channel?.close()
    releaseLock()
  })

  return {
    /** Adds a request. Returns the function that takes it away. */
    add(send: Request): () => void {
      requests.add(send)
      if (requests.size === 1) shareLock()
      return () => {
        requests.delete(send)
        if (requests.size === 0) releaseLock()
      }
    },
    /** Sends those of all tabs. Resolves when they are answered, or after 5 s where another tab does not answer. */
    async sendAll(): Promise<void> {
      const waited = locks
        ?.request(NAME, { signal: AbortSignal.timeout(OTHER_TABS_MS) }, () => undefined)
        .catch(() => undefined) // the time is over: the logout goes on
      channel?.postMessage(null)
      await sendOwn()
      await waited
    },
  }
}
