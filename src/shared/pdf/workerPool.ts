/** How long a file waits for a worker in which nothing is opened or closed before it starts one: most take a tenth of it. */
const PATIENCE_MS = 1_000
/** Workers kept warm for the next file; the others are ended, and their memory is given back. */
const IDLE_AT_MOST = 1

type Endable = { end: () => void }

/**
 * Workers, one file at a time each: a file that never ends harms no other, and its worker can be ended. Starting one costs
 * far more than opening a usual file (performance, "Checking files"), so files that are only read pass one worker on,
 * and more are started only where that one is held up or belongs to a document that stays open.
 */
export function createWorkerPool<W extends Endable>(start: () => Promise<W>) {
  const idle: W[] = []
  const waiting: ((worker: W | null) => void)[] = []
  /** Files whose worker will be passed on soon. */
  let passing = 0
  let patience: ReturnType<typeof setTimeout> | undefined

  /** A worker for one file, until it is given back or dropped. @throws what `start` throws */
  async function take(): Promise<W> {
    let worker = idle.pop() ?? null
    if (worker === null && passing > 0) worker = await waitForNext()
    else passing += 1
    try {
      return worker ?? (await start())
    } catch (cause) {
      passing -= 1
      passOn(null)
      throw cause
    }
  }

  /** The worker of a file that is done with it; null where none becomes free. */
  function waitForNext(): Promise<W | null> {
    return new Promise((resolve) => {
      waiting.push(resolve)
      if (waiting.length === 1) startPatience()
    })
  }

  function startPatience(): void {
    clearTimeout(patience)
    patience = waiting.length === 0 ? undefined : setTimeout(() => passOn(null), PATIENCE_MS)
  }

  /** To whoever has waited longest; null lets them start a worker. Returns whether anybody waited. */
  function passOn(worker: W | null): boolean {
    const next = waiting.shift()
    startPatience()
    if (next === undefined) return false
    passing += 1
    next(worker)
    return true
  }

  /** The file is closed: the next may have the worker. */
  function giveBack(worker: W): void {
    passing -= 1
    if (passOn(worker)) return
    if (idle.length < IDLE_AT_MOST) idle.push(worker)
    else worker.end()
  }

  return {
    take,
    /** The file stays open: nobody waits for its worker until `reclaim`. */
    keep: () => {
      passing -= 1
      passOn(null)
    },
    /** A file that stayed open is being closed: its worker is given back or dropped soon. */
    reclaim: () => {
      passing += 1
    },
    giveBack,
    /** The file holds its worker up: it is ended, and whoever waits starts another. */
    drop(worker: W) {
      worker.end()
      passing -= 1
      passOn(null)
    },
    /** Starts a worker if none is there, so that the first file finds it warm. */
    warmUp: async () => {
      if (idle.length === 0 && passing === 0) giveBack(await take())
    },
  }
}
