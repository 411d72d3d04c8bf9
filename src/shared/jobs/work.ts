import { anySignal } from '#shared/lib/anySignal.ts'

/** Work for jobs in this tab, one piece a job: each can be called off, and all of it ends with the session. */
function createWork(ended: AbortSignal) {
  const running = new Map<string, AbortController>()
  return {
    /** Does a piece of work; nothing where one runs for this job. */
    async run(jobId: string, piece: (signal: AbortSignal) => Promise<void>): Promise<void> {
      if (running.has(jobId)) return
      const control = new AbortController()
      running.set(jobId, control)
      try {
        await piece(anySignal(ended, control.signal))
      } finally {
        if (running.get(jobId) === control) running.delete(jobId)
      }
    },
    stop(jobId: string): void {
      running.get(jobId)?.abort()
      running.delete(jobId)
    },
  }
}

/** The submits that are on their way. */
export const submits = (ended: AbortSignal) => createWork(ended)

/** The polls, those included that wait for their turn among the tabs. */
export const polls = (ended: AbortSignal) => createWork(ended)
