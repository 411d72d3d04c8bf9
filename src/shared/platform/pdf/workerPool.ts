/** How long a file waits for a shared worker before it starts its own: most files take a tenth of it. */
const MAX_WAIT_MS = 1_000
/** Kept for the next file; others are terminated to free their memory. */
const IDLE_AT_MOST = 1

type Terminable = { terminate: () => void }

/**
 * Starting a worker costs far more than opening a usual file (performance, "Checking files"): files share one, and
 * another starts only where that one is stuck or belongs to a document that stays open.
 */
export function createWorkerPool<W extends Terminable>(start: () => Promise<W>) {
  const idle: W[] = []
  const waiting: ((worker: W | null) => void)[] = []
  /** Files whose worker will be free soon. */
  let busyCount = 0
  let waitTimer: ReturnType<typeof setTimeout> | undefined

  /** Lends a worker until it is released or discarded. Throws what `start` throws. */
  async function acquire(): Promise<W> {
    let worker = idle.pop() ?? null
    if (worker === null && busyCount > 0) worker = await waitForNext()
    else busyCount += 1
    try {
      return worker ?? (await start())
    } catch (cause) {
      busyCount -= 1
      passToNext(null)
      throw cause
    }
  }

  /** The next free worker; null where none becomes free in time. */
  function waitForNext(): Promise<W | null> {
    return new Promise((resolve) => {
      waiting.push(resolve)
      if (waiting.length === 1) restartWaitTimer()
    })
  }

  function restartWaitTimer(): void {
    clearTimeout(waitTimer)
    waitTimer = waiting.length === 0 ? undefined : setTimeout(() => passToNext(null), MAX_WAIT_MS)
  }

  /** With null, the first waiting file starts its own worker. Returns whether a file waited. */
  function passToNext(worker: W | null): boolean {
    const next = waiting.shift()
    restartWaitTimer()
    if (next === undefined) return false
    busyCount += 1
    next(worker)
    return true
  }

  function release(worker: W): void {
    busyCount -= 1
    if (passToNext(worker)) return
    if (idle.length < IDLE_AT_MOST) idle.push(worker)
    else worker.terminate()
  }

  return {
    take: acquire,
    /** The file stays open: no file waits for its worker until `reattach`. */
    detach: () => {
      busyCount -= 1
      passToNext(null)
    },
    /** The document is being closed: its worker will be released or discarded soon. */
    reattach: () => {
      busyCount += 1
    },
    release,
    /** The worker is stuck: the next waiting file starts another. */
    discard(worker: W) {
      worker.terminate()
      busyCount -= 1
      passToNext(null)
    },
    /** So that the first file need not wait for a worker. */
    warmUp: async () => {
      if (idle.length === 0 && busyCount === 0) release(await acquire())
    },
  }
}
