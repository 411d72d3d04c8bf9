import type { ApiError } from '#shared/api/apiError.ts'
import { raise } from '#shared/errors/ask.ts'
import type { ErrorName } from '#shared/errors/errorNames.ts'
import { judge } from '#shared/errors/errorRules.ts'
import { sessionLost } from '#shared/session/endSession.ts'
import type { AppThunk } from '#shared/store/types.ts'
import type { AnalyzerCalls } from './definition.ts'
import { isStillChosen, jobName, type FailedJob, type RunningJob } from './job.ts'
import { selectJob } from './jobsSlice.ts'
import { moveJob } from './jobsStore.ts'

/** Ends a job by its error table. A 401 ends the session instead, which shows its own dialog and clears the jobs. */
export function endBy(
  job: RunningJob,
  analyzer: AnalyzerCalls,
  error: ApiError,
): AppThunk<Promise<false>> {
  return async (dispatch) => {
    const outcome = judge(analyzer.errors, error)
    if (outcome === 'notAuthenticated') dispatch(sessionLost())
    else if (outcome !== null) await dispatch(failJob(job.id, outcome, isOpen(outcome, error)))
    return false
  }
}

/** Names that say nothing about the job itself; whether it is over depends on the call. */
const OF_A_CALL: ReadonlySet<ErrorName> = new Set(['uploadFailed', 'internalError', 'outputFailed'])

/** Too slow, or too often. */
const ASK_LATER: ReadonlySet<number> = new Set([408, 429])

/** The call went wrong and the analysis may be done all the same: no answer, one that does not fit, a server that stumbled (D50). */
function isOpen(outcome: ErrorName, error: ApiError): boolean {
  if (!OF_A_CALL.has(outcome)) return false
  return error.kind !== 'http' || error.status >= 500 || ASK_LATER.has(error.status)
}

/** Puts a job back to Not Uploaded and shows why (analyzers §4: any error shows an overlay; of many, their list does). False: it is over. */
export function failJob(id: string, name: ErrorName, mayBeDone = false): AppThunk<Promise<false>> {
  return async (dispatch, getState) => {
    const open: { mayBeDone?: true } = mayBeDone ? { mayBeDone: true } : {}
    await dispatch(moveJob(id, { kind: 'failed', name, at: Date.now(), ...open }))
    const job = selectJob(getState(), id)
    if (job?.kind === 'Not Uploaded' && job.inBatch !== true) dispatch(showFailure(job))
    return false
  }
}

/** The dialog of a failed job: what is kept, and the transaction for support. */
export function showFailure(job: FailedJob): AppThunk {
  return (dispatch) => {
    dispatch(
      raise(job.failure, {
        kept: keptLine(job),
        ...(canRetry(job) ? { mayBeDone: true } : {}),
        ...(job.transactionId === null ? {} : { transactionId: job.transactionId }),
      }),
    )
  }
}

function keptLine(job: FailedJob): string {
  if (isStillChosen(job))
    return `${jobName(job)} was not processed. It is still chosen: Proceed sends it again.`
  return canRetry(job)
    ? `${jobName(job)} was sent and may still be finished. Jobs has it: Check again asks for its result.`
    : `${jobName(job)} was not processed. ${SPENT.has(job.failure) ? 'It stays on your computer.' : 'You can upload it again.'}`
}

/** Another upload would only meet it again: the trial is over. */
const SPENT: ReadonlySet<ErrorName> = new Set(['trialSubscriptionEnded', 'trialLimitExhausted'])

/** Of jobs that an older build stored without `mayBeDone`. */
const ALWAYS_OPEN: ReadonlySet<ErrorName> = new Set(['uploadFailed', 'internalError'])

/** The server knows the job and may have finished it: its result can be asked for again, and no credit is spent twice. */
export function canRetry({ failure, mayBeDone, transactionId }: FailedJob): boolean {
  return transactionId !== null && (mayBeDone === true || ALWAYS_OPEN.has(failure))
}
