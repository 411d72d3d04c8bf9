type Job = {
  /** Asked when a place is free; the lowest goes first. */
  rank: () => number
  /** Rejections are the job's own to handle; here they only free the place. */
  run: () => Promise<void>
  signal: AbortSignal
}
export type DrawQueue = { add: (job: Job) => void }

/** Draws one page at a time, the most wanted first, so that what is in view never waits for what is not. */
export function createDrawQueue(): DrawQueue {
  const waiting: Job[] = []
  let isBusy = false

  const drain = async () => {
    if (isBusy) return
    isBusy = true
    // Pages ask for their place in one commit, the first in the document first: wait for all of them.
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

function takeNext(waiting: Job[]): Job | undefined {
  const wanted = waiting.filter(({ signal }) => !signal.aborted)
  const ranks = wanted.map((job) => job.rank())
  const next = wanted[ranks.indexOf(Math.min(...ranks))]
  waiting.splice(0, waiting.length, ...wanted.filter((job) => job !== next))
  return next
}
