/** How long an opening waits for one that is under way before it starts a worker: most take a tenth of it. */
const PATIENCE_MS = 1_000
/** Workers kept warm for the next file; the others are ended, and their memory is given back. */
const IDLE_AT_MOST = 1

type Endable = { end: () => void }

/**
 * Workers, one file each: a file that never ends harms no other, and its worker can be ended. Starting one costs far more
 * than opening a usual file (performance, "Checking files"), so files that come together go through the warm one in
 * turn, and more are started only where that one is held up.
 */
export function createWorkerPool<W extends Endable>(start: () => Promise<W>) {
  const idle: W[] = []
  const waiting: ((worker: W | null) => void)[] = []
  let opening = 0

  /** A worker for one opening, to be kept, given back or dropped after it. @throws what `start` throws */
  async function take(): Promise<W> {
    const worker = idle.pop() ?? (opening > 0 ? await next() : null)
    opening += 1
    try {
      return worker ?? (await start())
    } catch (cause) {
      opened()
      throw cause
    }
  }

  /** The worker of an opening that ends soon; null where none becomes free. */
  function next(): Promise<W | null> {
    return new Promise((resolve) => {
      const settle = (worker: W | null) => {
        clearTimeout(timer)
        const at = waiting.indexOf(settle)
        if (at !== -1) waiting.splice(at, 1)
        resolve(worker)
      }
      const timer = setTimeout(() => settle(null), PATIENCE_MS)
      waiting.push(settle)
    })
  }

  /** An opening is over; without a worker to hand on, whoever waited longest starts one. */
  function opened(worker: W | null = null): boolean {
    opening -= 1
    const [first] = waiting
    first?.(worker)
    return first !== undefined
  }

  function rest(worker: W): void {
    if (idle.length < IDLE_AT_MOST) idle.push(worker)
    else worker.end()
  }

  return {
    take,
    /** The file stays open: its worker is its own until it is given back with {@link rest}. */
    keep: () => void opened(),
    /** Opened and closed: the next may have the worker. */
    giveBack(worker: W) {
      if (!opened(worker)) rest(worker)
    },
    /** Ended in the middle of an opening. */
    drop(worker: W) {
      worker.end()
      opened()
    },
    rest,
    /** Starts a worker if none is there, so that the first file finds it warm. */
    warmUp: async () => {
      if (idle.length > 0 || opening > 0) return
      const worker = await take()
      if (!opened(worker)) rest(worker)
    },
  }
}
