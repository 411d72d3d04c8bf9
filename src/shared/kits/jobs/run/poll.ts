import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { POLL_MAX_FAILURES, POLL_INTERVAL_MS } from '#shared/platform/config/constants.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import type { AnalyzerCalls, PollResult } from '../definition.ts'
import { failByError, failJob } from '../failures.ts'
import { isRunning, type RunningJob } from '../job.ts'
import { selectJob } from '../jobsSlice.ts'
import { updateJob, reloadStoredJob } from '../jobsStore.ts'
import { storeResult } from '../results/results.ts'
import { summarizeJob } from '../results/summarizeJobs.ts'
import {
  nextPollAt,
  pollLock,
  pollTriggers,
  waitForNextPoll,
  waitUntil,
  withExclusiveLock,
} from './locksAndTimers.ts'
import { createTaskRunner, sendFollowUp } from './submit.ts'

/** Includes polls that wait for another tab's lock. */
export const pollTasks = (ended: AbortSignal) => createTaskRunner(ended)

/** At a start. If its lazy code fails to load, the next start does it. */
export function cleanUpStorage(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const code = await import('../results/storageQuota.ts').catch(() => null)
    if (code !== null) await dispatch(code.deleteOrphanedResults())
  }
}

/** If its lazy code fails to load, the next job tries again. */
export function freeStorage(): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const code = await import('../results/storageQuota.ts').catch(() => null)
    if (code !== null) await dispatch(code.evictOldest())
  }
}

/**
 * Every 3 s in one tab; the others wait to take over. After POLL_MAX_FAILURES polls without a response the job fails as
 * uploadFailed: counted, not timed, because a laptop may sleep, and not while offline.
 */
export function pollJob(id: string): AppThunk<Promise<void>> {
  return async (dispatch, _getState, session) =>
    session.get(pollTasks).run(id, async (signal) => {
      await withExclusiveLock(pollLock(id), signal, async () => dispatch(pollUntilDone(id, signal)))
    })
}

function pollUntilDone(id: string, signal: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch, getState, session) => {
    const triggers = session.get(pollTriggers)
    await dispatch(reloadStoredJob(id))
    const job = selectJob(getState(), id)
    const analyzer = job === undefined ? null : await dispatch(loadAnalyzer(job.analyzer, signal))
    if (job === undefined || !isRunning(job) || analyzer === null) return
    while (!signal.aborted) {
      // The first poll also keeps the interval from the upload or from another tab's poll.
      const { askedAt = job.report.at } = selectJob(getState(), id) ?? job
      await waitForNextPoll(nextPollAt(askedAt), signal, triggers)
      const current = selectJob(getState(), id)
      if (signal.aborted || current === undefined || !isRunning(current)) return
      const ready = await dispatch(sendFollowUp(current, analyzer, signal))
      if (!ready || !(await dispatch(pollOnce(current, analyzer, signal)))) return
    }
  }
}

/** Retries until the code loads. Null: this build no longer has the analyzer. */
function loadAnalyzer(id: string, signal: AbortSignal): AppThunk<Promise<AnalyzerCalls | null>> {
  return async (_dispatch, _getState, { analyzers }) => {
    while (!signal.aborted) {
      try {
        return (await analyzers?.[id]?.()) ?? null
      } catch {
        await waitUntil(Date.now() + POLL_INTERVAL_MS, signal) // offline, or during a deployment
      }
    }
    return null
  }
}

/** One poll and its consequences. True: poll again. */
function pollOnce(
  job: RunningJob,
  analyzer: AnalyzerCalls,
  signal: AbortSignal,
): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const { id, transactionId, options } = job
    if (transactionId === null) return false
    // Stored before it is sent, so that a reload keeps the interval.
    await dispatch(updateJob(id, { kind: 'pollStarted', at: Date.now() }))
    if (signal.aborted) return false
    const answer = await analyzer.poll({ transactionId, options, signal })
    if (signal.aborted) return false
    if (answer.ok) return dispatch(handlePollResult(id, answer.value, analyzer, signal))
    if (answer.error.kind !== 'network' && answer.error.kind !== 'timeout') {
      return dispatch(failByError(job, analyzer, { call: 'poll', error: answer.error }))
    }
    if (job.misses + 1 >= POLL_MAX_FAILURES && navigator.onLine) {
      return dispatch(failByError(job, analyzer, { call: 'poll', error: answer.error }))
    }
    if (navigator.onLine || job.misses === 0)
      await dispatch(updateJob(id, { kind: 'missed', at: Date.now() }))
    return true
  }
}

function handlePollResult(
  id: string,
  answer: PollResult,
  analyzer: AnalyzerCalls,
  signal: AbortSignal,
): AppThunk<Promise<boolean>> {
  return async (dispatch, _getState, session) => {
    const at = Date.now()
    switch (answer.kind) {
      case 'running': {
        await dispatch(updateJob(id, { ...answer, kind: 'polled', at }))
        return true
      }
      case 'failed':
        return dispatch(failJob(id, answer.name))
      case 'done': {
        await storeResult(session.get(blobStore), id, answer.result)
        if (signal.aborted) return false
        await dispatch(updateJob(id, { kind: 'finished', at, tookMs: answer.tookMs }))
        void dispatch(summarizeJob(id, analyzer, answer.result))
        void dispatch(freeStorage())
        return false
      }
      default:
        return answer satisfies never
    }
  }
}
