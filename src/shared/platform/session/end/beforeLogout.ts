/** The name of the channel and the Web Lock by which the tabs of one browser release their cases before a logout. */
const NAME = 'lekha-before-logout'
/** In ms. A tab may be frozen or offline. */
const OTHER_TABS_MS = 5_000

type Request = () => Promise<unknown>

/**
 * A tab with requests (the release of a case) holds a shared lock until they are sent; a logout in any tab requests the
 * lock exclusively.
 */
export function beforeLogout(ended: AbortSignal) {
  const requests = new Set<Request>()
  const channel = new BroadcastChannel(NAME)
  let releaseLock = () => {}

  const shareLock = () => {
    if (requests.size === 0) return
    const request = new AbortController()
    const sent = new Promise<void>((resolve) => {
      releaseLock = () => {
        request.abort()
        resolve()
      }
    })
    const { signal } = request
    navigator.locks
      .request(NAME, { mode: 'shared', signal }, async () => sent)
      .catch(() => undefined) // aborted
  }
  const sendOwnRequests = async () => {
    await Promise.all(Array.from(requests, async (send) => send()))
    releaseLock()
    shareLock() // queues behind the logout that waits; granted if that fails and the session continues
  }
  channel.addEventListener('message', () => void sendOwnRequests())
  ended.addEventListener('abort', () => {
    channel.close()
    releaseLock()
  })

  return {
    add(send: Request): () => void {
      requests.add(send)
      if (requests.size === 1) shareLock()
      return () => {
        requests.delete(send)
        if (requests.size === 0) releaseLock()
      }
    },
    /** Sends the requests of all tabs. Waits 5 s at most for the other tabs. */
    async sendAll(): Promise<void> {
      const otherTabsDone = navigator.locks
        .request(NAME, { signal: AbortSignal.timeout(OTHER_TABS_MS) }, () => undefined)
        .catch(() => undefined) // timed out: the logout continues
      channel.postMessage(null)
      await sendOwnRequests()
      await otherTabsDone
    },
  }
}
