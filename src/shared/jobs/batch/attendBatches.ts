import { addListener } from '@reduxjs/toolkit'
import { raise } from '#shared/errors/ask.ts'
import type { ErrorName } from '#shared/errors/errorNames.ts'
import { loadCode } from '#shared/lib/loadCode.ts'
import { plural } from '#shared/lib/plural.ts'
import { selectUser } from '#shared/session/sessionSlice.ts'
import { partings } from '#shared/session/partings.ts'
import type { RootState } from '#shared/store/rootReducer.ts'
import type { AppDispatch, AppThunk } from '#shared/store/types.ts'
import type { FailedJob } from '../job.ts'
import { jobRemoved, selectJobs, selectJobsLoaded } from '../jobsSlice.ts'
import { forgetJob, jobsChannel } from '../jobsStore.ts'
import { startInBatch } from '../lifecycle.ts'
import type { BatchItem } from './batch.ts'
import { batchMoved, selectBatches, type BatchesState } from './batchSlice.ts'
import { storeBatches } from './keptBatches.ts'
import { standingOf, sumOf } from './standing.ts'
import { whatGoes } from './whatGoes.ts'

const onChange = addListener.withTypes<RootState, AppDispatch>()

/** Jobs of a batch that are at work at a time (decisions D55). */
export const AT_ONCE = 2

/** Failures that the next document would only meet again: the rest waits, and one dialog says so. */
const HALTING: ReadonlySet<ErrorName> = new Set([
  'lowCredits',
  'trialSubscriptionEnded',
  'trialLimitExhausted',
  'uploadFailed',
])

/** What the session does for its batches. `claimed`: items whose job is about to begin. */
export const attendance = () => ({ isListening: false, claimed: new Set<string>() })

/** From now on until the session ends: keeps what changes, sends what waits in its turn, stops where a limit is met. */
export function attendBatches(): AppThunk {
  return (dispatch, _getState, session) => {
    const mine = session.get(attendance)
    if (mine.isListening) return
    mine.isListening = true
    const { signal } = session
    dispatch(
      onChange({
        predicate: (_action, now, before) =>
          now.batches !== before.batches || now.jobs !== before.jobs,
        effect: (_action, listener) => {
          if (signal.aborted) return listener.unsubscribe()
          const before = listener.getOriginalState()
          dispatch(keep(before.batches))
          dispatch(judgeFailures(before.jobs?.jobs ?? {}))
          dispatch(sendNext())
        },
      }),
    )
    session.get(partings).add(() => dispatch(whatGoes()))
    dispatch(sendNext())
  }
}

function keep(before: BatchesState | undefined): AppThunk {
  return (_dispatch, getState) => {
    const { batches } = getState()
    const owner = selectUser(getState())?.email
    if (owner !== undefined && batches !== undefined && batches !== before)
      storeBatches(owner, batches)
  }
}

/** Begins the jobs of those whose turn has come. */
function sendNext(): AppThunk {
  return (dispatch, getState, session) => {
    // Before the stored jobs were read nobody knows how many run.
    if (!selectJobsLoaded(getState())) return
    const { claimed } = session.get(attendance)
    const jobs = selectJobs(getState())
    for (const [analyzer, batch] of Object.entries(selectBatches(getState()))) {
      if (batch.halt !== null) continue
      const waiting = batch.items.filter((item) => standingOf(item, jobs).kind === 'waiting')
      const begun = waiting.filter(({ id }) => claimed.has(id)).length
      const free = AT_ONCE - sumOf(batch, jobs).running - begun
      const next = waiting.filter(({ id }) => !claimed.has(id)).slice(0, Math.max(0, free))
      for (const { id } of next) claimed.add(id)
      for (const item of next) void dispatch(begin(analyzer, item))
    }
  }
}

function begin(analyzer: string, item: BatchItem): AppThunk<Promise<void>> {
  return async (dispatch, getState, session) => {
    const { analyzers, signal } = session
    const { claimed } = session.get(attendance)
    const calls = await loadCode(async () => analyzers[analyzer]?.()).catch(() => undefined)
    if (signal.aborted) return
    const batch = selectBatches(getState())[analyzer]
    const isDue = batch?.halt === null && batch.items.some(({ id }) => id === item.id)
    if (isDue && calls === undefined) {
      if (dispatch(halt(analyzer, 'uploadFailed'))) dispatch(tellHalt(analyzer, 'uploadFailed'))
    }
    if (isDue && calls !== undefined) {
      const job = dispatch(startInBatch(calls, item.files))
      dispatch(batchMoved({ analyzer, event: { kind: 'started', item: item.id, job } }))
    }
    claimed.delete(item.id)
    dispatch(sendNext()) // another item may have its turn in place of one that was taken out meanwhile
  }
}

/** What has failed just now: a limit stops the rest, and its document waits again, for it was never taken. */
function judgeFailures(before: ReturnType<typeof selectJobs>): AppThunk {
  return (dispatch, getState) => {
    const jobs = selectJobs(getState())
    for (const [analyzer, batch] of Object.entries(selectBatches(getState()))) {
      for (const item of batch.items) {
        const now = standingOf(item, jobs)
        const was = standingOf(item, before)
        if (now.kind !== 'failed' || was.kind !== 'running') continue
        if (!HALTING.has(now.job.failure) || now.job.transactionId !== null) continue
        const { failure } = now.job
        const isFirst = dispatch(halt(analyzer, failure))
        if (failure !== 'uploadFailed') dispatch(putBack(analyzer, item, now.job))
        if (isFirst) dispatch(tellHalt(analyzer, failure))
      }
    }
  }
}

/** The document waits for its turn again; the job that came to nothing goes, its files do not. */
export function putBack(analyzer: string, item: BatchItem, job: FailedJob): AppThunk {
  return (dispatch, _getState, session) => {
    dispatch(batchMoved({ analyzer, event: { kind: 'putBack', item: item.id } }))
    dispatch(jobRemoved(job.id))
    void forgetJob(job.id)
    session.get(jobsChannel).tell({ kind: 'removed', id: job.id })
  }
}

/** Before anything else moves, or what waits would go on. False: it had been stopped already. */
function halt(analyzer: string, why: ErrorName): AppThunk<boolean> {
  return (dispatch, getState) => {
    const isFirst = selectBatches(getState())[analyzer]?.halt === null
    if (isFirst) dispatch(batchMoved({ analyzer, event: { kind: 'halted', why } }))
    return isFirst
  }
}

function tellHalt(analyzer: string, why: ErrorName): AppThunk {
  return (dispatch, getState) => {
    const batch = selectBatches(getState())[analyzer]
    if (batch === undefined) return
    const { total, waiting, done } = sumOf(batch, selectJobs(getState()))
    const results = done === 0 ? '' : ` ${plural(done, 'result')} can be opened.`
    const rest =
      waiting === 0
        ? `All ${total} files are still in the list.`
        : `${waiting} of ${total} files wait in the list and were not sent.`
    dispatch(raise(why, { kept: rest + results }))
  }
}
