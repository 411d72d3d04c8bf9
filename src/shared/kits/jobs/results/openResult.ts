import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import type { AnalyzerCalls, JobResult, ResultSource } from '../definition.ts'
import { isDone } from '../job.ts'
import { selectJob } from '../jobsSlice.ts'
import { updateJob, reloadStoredJob } from '../jobsStore.ts'
import { nextPollAt, pollLock, waitUntil, withExclusiveLock } from '../run/locksAndTimers.ts'
import { fetchResult, openStoredResult, type OpenedResult } from './results.ts'
import { summarizeJob } from './summarizeJobs.ts'

/** The stored result, else the server's, within the polling interval. Null without either, or when `signal` aborts. */
export function openResult<Result>(
  source: ResultSource<Result>,
  id: string,
  signal: AbortSignal,
): AppThunk<Promise<OpenedResult<Result> | null>> {
  return async (dispatch, getState, session) => {
    const blobs = session.get(blobStore)
    let result = await openStoredResult(blobs, source, id)
    if (result !== null) {
      void dispatch(summarizeJob(id, source, result.answer))
      return result
    }
    await withExclusiveLock(pollLock(id), signal, async () => {
      await dispatch(reloadStoredJob(id))
      await waitUntil(nextPollAt(selectJob(getState(), id)?.askedAt ?? 0), signal)
      const job = selectJob(getState(), id)
      if (signal.aborted || !isDone(job)) return
      await dispatch(updateJob(id, { kind: 'pollStarted', at: Date.now() }))
      result = await fetchResult(blobs, source, job, signal)
      if (result !== null) void dispatch(summarizeJob(id, source, result.answer))
    })
    return result
  }
}

/** With the parts that otherwise only the output page fetches; null as `openResult`, or where they could not be fetched. */
export function openWholeResult(
  calls: AnalyzerCalls,
  id: string,
  signal: AbortSignal,
): AppThunk<Promise<JobResult | null>> {
  return async (dispatch, getState) => {
    const source = { ...calls, parseResult: (answer: JobResult) => answer }
    const opened = await dispatch(openResult(source, id, signal))
    const job = selectJob(getState(), id)
    if (opened === null || calls.fetchParts === undefined) return opened?.answer ?? null
    if (signal.aborted || !isDone(job)) return null
    return dispatch(calls.fetchParts(opened.answer, job, signal))
  }
}
