import { POLL_GIVE_UP_AFTER } from '#shared/config/constants.ts'
import { onSessionEnd } from '#shared/session/onSessionEnd.ts'
import { selectUser } from '#shared/session/sessionSlice.ts'
import type { AppThunk } from '#shared/store/types.ts'
import type { AnalyzerCalls, PollAnswer } from './definition.ts'
import { endBy } from './endBy.ts'
import { failJob } from './failJob.ts'
import { isRunning, type RunningJob } from './job.ts'
import { keepResult } from './jobResult.ts'
import { jobPut, selectJob } from './jobsSlice.ts'
import { readJob } from './jobsStore.ts'
import { moveJob } from './moveJob.ts'
import { untilNextPoll } from './pollTurn.ts'
import { loadAnalyzer } from './registry.ts'
import { sendFollowUp } from './sendFollowUp.ts'
import { whileSole } from './soleTab.ts'

/** The polls of this tab, waiting for their turn among the tabs included. */
const polls = new Map<string, AbortController>()

/** Stops asking for one job in this tab. */
export function stopPolling(id: string): void {
  polls.get(id)?.abort()
  polls.delete(id)
}

/** Stops asking for any job in this tab. */
export function stopAllPolling(): void {
  for (const id of polls.keys()) stopPolling(id)
}

onSessionEnd(stopAllPolling)

/**
 * Asks for a job every 3 s until it ends, here or in another tab: one tab polls (Web Locks), the others wait to take
 * over. Never two polls at once; a 401 stops it. A poll without an answer does not end the job: it goes on, says so
 * (`misses`), and gives up as uploadFailed after POLL_GIVE_UP_AFTER in a row (counted, not timed: a laptop that slept
 * gets its tries). While the browser itself says that it is offline, nothing is counted. Any other failure ends it by
 * the definition's error table.
 */
export function pollJob(id: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    if (polls.has(id)) return
    const poll = new AbortController()
    polls.set(id, poll)
    try {
      await whileSole(`lekha-job-${id}`, poll.signal, async (signal) =>
        dispatch(pollUntilDone(id, signal)),
      )
    } finally {
      if (polls.get(id) === poll) polls.delete(id)
    }
  }
}

function pollUntilDone(id: string, signal: AbortSignal): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    await dispatch(rereadJob(id))
    const job = selectJob(getState(), id)
    const analyzer = job === undefined ? null : await loadAnalyzer(job.analyzer, signal)
    if (job === undefined || !isRunning(job) || analyzer === null) return
    // Told once, at submit or by the tab that polled before: the first poll keeps the distance too.
    let lastPollAt = job.report.at
    while (!signal.aborted) {
      await untilNextPoll(lastPollAt, signal)
      const current = selectJob(getState(), id)
      if (signal.aborted || current === undefined || !isRunning(current)) return
      const ready = await dispatch(sendFollowUp(current, analyzer, signal))
      if (!ready || !(await dispatch(pollOnce(current, analyzer, signal)))) return
      lastPollAt = Date.now()
    }
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
  return async (dispatch) => {
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
        await dispatch(failJob(id, answer.name))
        return false
      case 'done': {
        await keepResult(id, answer.result)
        const took = answer.tookMs === undefined ? {} : { tookMs: answer.tookMs }
        await dispatch(moveJob(id, { kind: 'finished', at, ...took }))
        return false
      }
      default:
        return answer satisfies never
    }
  }
}
