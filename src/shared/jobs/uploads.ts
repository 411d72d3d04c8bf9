import { onSessionEnd } from '#shared/session/onSessionEnd.ts'

const running = new Map<string, AbortController>()

/** The submits that are on their way from this tab, by job. */
export const uploads = {
  begin(jobId: string): AbortSignal {
    const controller = new AbortController()
    running.set(jobId, controller)
    return controller.signal
  },
  end(jobId: string): void {
    running.delete(jobId)
  },
  cancel(jobId: string): void {
    running.get(jobId)?.abort()
    running.delete(jobId)
  },
}

onSessionEnd(() => {
  for (const jobId of running.keys()) uploads.cancel(jobId)
})
