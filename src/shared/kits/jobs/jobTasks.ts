import { anySignal } from '#shared/platform/lib/anySignal.ts'

/** Runs one task per job in this tab; tasks can be aborted, and all end with the session. */
function createTaskRunner(ended: AbortSignal) {
  const running = new Map<string, AbortController>()
  return {
    /** Runs a task; does nothing where one runs for this job. */
    async run(jobId: string, task: (signal: AbortSignal) => Promise<void>): Promise<void> {
      if (running.has(jobId)) return
      const control = new AbortController()
      running.set(jobId, control)
      try {
        await task(anySignal(ended, control.signal))
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

/** Running uploads. */
export const submitTasks = (ended: AbortSignal) => createTaskRunner(ended)

/** Running polls, including those that wait for another tab's lock. */
export const pollTasks = (ended: AbortSignal) => createTaskRunner(ended)
