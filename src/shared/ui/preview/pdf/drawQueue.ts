type DrawJob = {
  /** Called when a slot is free; the lowest goes first. */
  priority: () => number
  /** The job handles its own rejections; here they only free the slot. */
  run: () => Promise<void>
  signal: AbortSignal
}
export type DrawQueue = { add: (job: DrawJob) => void }

/** Draws one page at a time by priority, so that visible pages never wait for others. */
export function createDrawQueue(): DrawQueue {
  const waiting: DrawJob[] = []
  let isBusy = false

  const drain = async () => {
    if (isBusy) return
    isBusy = true
    // Pages enqueue in one commit in document order: wait for all of them.
    await Promise.resolve()
    for (let job = takeNext(waiting); job !== undefined; job = takeNext(waiting)) {
      await job.run().catch(() => undefined)
    }
    isBusy = false
  }
  return {
    add(job) {
      waiting.push(job)
      void drain()
    },
  }
}

function takeNext(waiting: DrawJob[]): DrawJob | undefined {
  const pending = waiting.filter(({ signal }) => !signal.aborted)
  const ranks = pending.map((job) => job.priority())
  const next = pending[ranks.indexOf(Math.min(...ranks))]
  waiting.splice(0, waiting.length, ...pending.filter((job) => job !== next))
  return next
}
