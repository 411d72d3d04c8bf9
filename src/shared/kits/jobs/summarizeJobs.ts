import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import type { AnalyzerCalls, JobResult } from './definition.ts'
import { isEvicted } from './job.ts'
import { selectJob, selectJobs } from './jobsSlice.ts'
import { updateJob } from './jobsStore.ts'
import { readStoredResult } from './results.ts'

/**
 * Runs the checks of a finished job's result once, and stores what they found with the job, so that lists need not read
 * the result. A check that fails to run is repeated when the result is opened.
 */
export function summarizeJob(
  id: string,
  { summarize }: Pick<AnalyzerCalls, 'summarize'>,
  answer: JobResult,
): AppThunk<Promise<void>> {
  return async (dispatch, getState, { signal }) => {
    const job = selectJob(getState(), id)
    if (job?.kind !== 'Processed Successfully' || job.findings !== undefined) return
    const summary = await summarize?.(answer, job).catch(() => null)
    if (!summary || signal.aborted) return
    const { findings } = summary
    const subject = summary.subject?.trim() ?? ''
    const subjectPart = subject === '' ? {} : { subject }
    await dispatch(updateJob(id, { kind: 'summarized', findings, ...subjectPart }))
  }
}

/** Runs the checks of stored results that have not been checked yet: a reload interrupted them, or an older build. */
export function summarizeStoredResults(): AppThunk<Promise<void>> {
  return async (dispatch, getState, session) => {
    const { analyzers, signal } = session
    const unchecked = Object.values(selectJobs(getState())).filter(
      (job) =>
        job.kind === 'Processed Successfully' && job.findings === undefined && !isEvicted(job),
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
