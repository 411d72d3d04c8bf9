import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import type { AnalyzerCalls, JobResult } from '../definition.ts'
import { isEvicted, isDone } from '../job.ts'
import { selectJob, selectJobs } from '../jobsSlice.ts'
import { updateJob } from '../jobsStore.ts'
import { readStoredResult } from './results.ts'

/** Runs the checks once, so that lists need not read the result. Opening a result repeats a failed run. */
export function summarizeJob(
  id: string,
  { summarize }: Pick<AnalyzerCalls, 'summarize'>,
  answer: JobResult,
): AppThunk<Promise<void>> {
  return async (dispatch, getState, { signal }) => {
    const job = selectJob(getState(), id)
    if (!isDone(job) || job.findings !== undefined) return
    const summary = await summarize?.(answer, job).catch(() => null)
    if (!summary || signal.aborted) return
    const { findings } = summary
    const subject = summary.subject?.trim() || undefined
    await dispatch(updateJob(id, { kind: 'summarized', findings, subject }))
  }
}

/** Only results not checked yet: a reload interrupted the checks, or an older build stored them. */
export function summarizeStoredResults(): AppThunk<Promise<void>> {
  return async (dispatch, getState, session) => {
    const { analyzers, signal } = session
    const unchecked = Object.values(selectJobs(getState())).filter(
      (job) => isDone(job) && job.findings === undefined && !isEvicted(job),
    )
    for (const { id, analyzer } of unchecked) {
      const calls = await analyzers?.[analyzer]?.().catch(() => undefined)
      if (signal.aborted) return
      const answer = calls === undefined ? null : await readStoredResult(session.get(blobStore), id)
      if (calls !== undefined && answer !== null && !signal.aborted)
        await dispatch(summarizeJob(id, calls, answer))
    }
  }
}
