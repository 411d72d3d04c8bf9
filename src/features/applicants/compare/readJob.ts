import type { DocumentFacts } from '#shared/kits/facts/documentFacts.ts'
import { jobName } from '#shared/kits/jobs/job.ts'
import { selectJob } from '#shared/kits/jobs/jobsSlice.ts'
import { openWholeResult } from '#shared/kits/jobs/results/openResult.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'

/** What a finished job says, or a sentence that says why not. */
export type JobReading =
  | { kind: 'read'; facts: readonly DocumentFacts[]; files: Readonly<Record<string, Blob>> }
  | { kind: 'unread'; text: string }

/** From the stored result, which is fetched again where it was evicted. Null once `signal` aborts. */
export function readJob(id: string, signal: AbortSignal): AppThunk<Promise<JobReading | null>> {
  return async (dispatch, getState, { analyzers }) => {
    const job = selectJob(getState(), id)
    if (job?.kind !== 'Processed Successfully') return null
    const unread = (reason: string): JobReading => ({
      kind: 'unread',
      text: `${jobName(job)}: ${reason}`,
    })
    try {
      const calls = await analyzers?.[job.analyzer]?.()
      if (calls?.readFacts === undefined) return unread(`${job.title} is not compared.`)
      const answer = await dispatch(openWholeResult(calls, id, signal))
      if (signal.aborted) return null
      if (answer === null)
        return unread('its result could not be fetched. Open it under Jobs to try again.')
      const facts = await calls.readFacts(answer, job)
      if (facts === null)
        return unread('its result is incomplete. Open it under Jobs to fetch it again.')
      return { kind: 'read', facts, files: answer.files ?? {} }
    } catch (error) {
      if (signal.aborted) return null
      window.reportError(error)
      return unread('its result could not be read. Reload the page to try again.')
    }
  }
}
