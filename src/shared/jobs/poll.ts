import { POLL_GIVE_UP_AFTER, POLL_INTERVAL_MS } from '#shared/config/constants.ts'
import { selectUser } from '#shared/session/sessionSlice.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { fileVault } from '#shared/vault/vault.ts'
import type { AnalyzerCalls, PollAnswer } from './definition.ts'
import { endBy, failJob } from './failures.ts'
import { isRunning, type RunningJob } from './job.ts'
import { jobPut, selectJob } from './jobsSlice.ts'
import { moveJob, readJob } from './jobsStore.ts'
import { keepResult } from './results.ts'
import { sendFollowUp } from './submit.ts'
import { leaseHolder, pulses, untilNextPoll, untilTime, whileSole } from './waiting.ts'
import { polls } from './work.ts'

/**
 * Asks for a job every 3 s until it ends, here or in another tab: one tab polls (Web Locks), the others wait to take
 * over. Never two polls at once; a 401 stops it. A poll without an answer does not end the job: it goes on, says so
 * (`misses`), and gives up as uploadFailed after POLL_GIVE_UP_AFTER in a row (counted, not timed: a laptop that slept
 * gets its tries). While the browser itself says that it is offline, nothing is counted. Any other failure ends it by
 * the definition's error table.
 */
export function pollJob(id: string): AppThunk<Promise<void>> {
  return async (dispatch, _getState, session) =>
    session.get(polls).run(id, async (running) => {
      const holder = session.get(leaseHolder)
      await whileSole({ name: `lekha-job-${id}`, holder }, running, async (signal) =>
        dispatch(pollUntilDone(id, signal)),
      )
    })
}

function pollUntilDone(id: string, signal: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch, getState, session) => {
    const pulsed = session.get(pulses)
    await dispatch(rereadJob(id))
    const job = selectJob(getState(), id)
    const analyzer = job === undefined ? null : await dispatch(loadAnalyzer(job.analyzer, signal))
    if (job === undefined || !isRunning(job) || analyzer === null) return
    // Told once, at submit or by the tab that polled before: the first poll keeps the distance too.
    let lastPollAt = job.report.at
    while (!signal.aborted) {
      await untilNextPoll(lastPollAt, signal, pulsed)
      const current = selectJob(getState(), id)
      if (signal.aborted || current === undefined || !isRunning(current)) return
      const ready = await dispatch(sendFollowUp(current, analyzer, signal))
      if (!ready || !(await dispatch(pollOnce(current, analyzer, signal)))) return
      lastPollAt = Date.now()
    }
  }
}

/** A definition whose code cannot be fetched just now is tried again: the job waits for it. Null: this build has it no longer. */
function loadAnalyzer(id: string, signal: AbortSignal): AppThunk<Promise<AnalyzerCalls | null>> {
  return async (_dispatch, _getState, { analyzers }) => {
    while (!signal.aborted) {
      try {
        return (await analyzers[id]?.()) ?? null
      } catch {
        await untilTime(Date.now() + POLL_INTERVAL_MS, signal) // offline, or a deployment is under way
      }
    }
    return null
  }
}

/** The tab that polled before may have moved or ended the job. */
function rereadJob(id: string): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const owner = selectUser(getState())?.email
    const stored = owner === undefined ? null : await readJob(id, owner)
    if (stored !== null && selectJob(getState(), id) !== undefined) dispatch(jobPut(stored))
  }
}

/** One poll and what follows from it. True: ask again. */
function pollOnce(
  job: RunningJob,
  analyzer: AnalyzerCalls,
  signal: AbortSignal,
): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const { id, transactionId, options } = job
    if (transactionId === null) return false
    const answer = await analyzer.poll({ transactionId, options, signal })
    if (signal.aborted) return false
    if (answer.ok) return dispatch(takeAnswer(id, answer.value))
    if (answer.error.kind !== 'network' && answer.error.kind !== 'timeout') {
      return dispatch(endBy(job, analyzer, answer.error))
    }
    if (job.misses + 1 >= POLL_GIVE_UP_AFTER && navigator.onLine) {
      return dispatch(endBy(job, analyzer, answer.error))
    }
    if (navigator.onLine || job.misses === 0) await dispatch(moveJob(id, { kind: 'missed' }))
    return true
  }
}

function takeAnswer(id: string, answer: PollAnswer): AppThunk<Promise<boolean>> {
  return async (dispatch, _getState, session) => {
    const at = Date.now()
    switch (answer.kind) {
      case 'running': {
        const { percentage, secondsLeft } = answer
        await dispatch(
          moveJob(id, {
            kind: 'polled',
            at,
            ...(percentage === undefined ? {} : { percentage }),
            ...(secondsLeft === undefined ? {} : { secondsLeft }),
          }),
        )
        return true
      }
      case 'failed':
        return dispatch(failJob(id, answer.name))
      case 'done': {
        await keepResult(session.get(fileVault), id, answer.result)
        const took = answer.tookMs === undefined ? {} : { tookMs: answer.tookMs }
        await dispatch(moveJob(id, { kind: 'finished', at, ...took }))
        return false
      }
      default:
        return answer satisfies never
    }
  }
}
