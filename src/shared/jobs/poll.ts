import { POLL_GIVE_UP_AFTER, POLL_INTERVAL_MS } from '#shared/config/constants.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { fileVault } from '#shared/vault/vault.ts'
import type { AnalyzerCalls, PollAnswer } from './definition.ts'
import { endBy, failJob } from './failures.ts'
import { isRunning, type RunningJob } from './job.ts'
import { selectJob } from './jobsSlice.ts'
import { moveJob, rereadJob } from './jobsStore.ts'
import { makeRoom } from './makeRoom.ts'
import { keepResult } from './results.ts'
import { sendFollowUp } from './submit.ts'
import { askingFor, pulses, untilNextPoll, untilTime, whileSole } from './waiting.ts'
import { polls } from './work.ts'

/**
 * Asks for a job every 3 s until it ends, here or in another tab: one tab polls (Web Locks), the others wait to take
 * over. Never two polls at once, nor closer together than that, whichever tab or page asked last; a 401 stops it. A poll
 * without an answer does not end the job: it goes on, says so (`misses`), and gives up as uploadFailed after
 * POLL_GIVE_UP_AFTER in a row (counted, not timed: a laptop that slept gets its tries). While the browser itself says
 * that it is offline, nothing is counted. Any other failure ends it by the definition's error table.
 */
export function pollJob(id: string): AppThunk<Promise<void>> {
  return async (dispatch, _getState, session) =>
    session.get(polls).run(id, async (running) => {
      await whileSole(askingFor(id, session), running, async (signal) =>
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
    while (!signal.aborted) {
      // The first poll keeps the distance too, from the submit or from whoever asked before.
      const { askedAt = job.report.at } = selectJob(getState(), id) ?? job
      await untilNextPoll(askedAt, signal, pulsed)
      const current = selectJob(getState(), id)
      if (signal.aborted || current === undefined || !isRunning(current)) return
      const ready = await dispatch(sendFollowUp(current, analyzer, signal))
      if (!ready || !(await dispatch(pollOnce(current, analyzer, signal)))) return
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

/** One poll and what follows from it. True: ask again. */
function pollOnce(
  job: RunningJob,
  analyzer: AnalyzerCalls,
  signal: AbortSignal,
): AppThunk<Promise<boolean>> {
  return async (dispatch) => {
    const { id, transactionId, options } = job
    if (transactionId === null) return false
    // Stored before it leaves: a reload in the midst of it keeps the distance.
    await dispatch(moveJob(id, { kind: 'asked', at: Date.now() }))
    if (signal.aborted) return false
    const answer = await analyzer.poll({ transactionId, options, signal })
    if (signal.aborted) return false
    if (answer.ok) return dispatch(takeAnswer(id, answer.value, analyzer, signal))
    if (answer.error.kind !== 'network' && answer.error.kind !== 'timeout') {
      return dispatch(endBy(job, analyzer, answer.error))
    }
    if (job.misses + 1 >= POLL_GIVE_UP_AFTER && navigator.onLine) {
      return dispatch(endBy(job, analyzer, answer.error))
    }
    if (navigator.onLine || job.misses === 0)
      await dispatch(moveJob(id, { kind: 'missed', at: Date.now() }))
    return true
  }
}

function takeAnswer(
  id: string,
  answer: PollAnswer,
  { subjectOf }: AnalyzerCalls,
  signal: AbortSignal,
): AppThunk<Promise<boolean>> {
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
        if (signal.aborted) return false
        const took = answer.tookMs === undefined ? {} : { tookMs: answer.tookMs }
        const subject = subjectOf?.(answer.result.data)?.trim() ?? ''
        const about = subject === '' ? {} : { subject }
        await dispatch(moveJob(id, { kind: 'finished', at, ...took, ...about }))
        void dispatch(makeRoom())
        return false
      }
      default:
        return answer satisfies never
    }
  }
}
