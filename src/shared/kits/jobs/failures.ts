import type { ApiError } from '#shared/platform/api/apiError.ts'
import { callMayHaveArrived } from '#shared/platform/api/callMayHaveArrived.ts'
import { classifyError } from '#shared/platform/api/errorRules.ts'
import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { handleSessionLost } from '#shared/platform/session/end/endSession.ts'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import type { AnalyzerCalls } from './definition.ts'
import {
  isBackInDraft,
  jobMayHaveArrived,
  jobName,
  type FailedJob,
  type RunningJob,
  isFailed,
} from './job.ts'
import type { CallFailure } from './jobReducer.ts'
import { selectJob } from './jobsSlice.ts'
import { updateJob } from './jobsStore.ts'

/** A 401 ends the session instead, which opens its own dialog and clears the jobs. */
export function failByError(
  { id, transactionId }: RunningJob,
  analyzer: AnalyzerCalls,
  { call, error }: { call: 'upload' | 'poll'; error: ApiError },
): AppThunk<Promise<false>> {
  return async (dispatch) => {
    const outcome = classifyError(analyzer.errors, error)
    if (outcome === 'notAuthenticated') dispatch(handleSessionLost())
    else if (outcome !== null)
      await dispatch(
        failJob(id, outcome, {
          ...(transactionId !== null && mayStillSucceed(outcome, error) ? { mayBeDone: true } : {}),
          ...(call === 'upload' ? { mayHaveArrived: callMayHaveArrived(error) } : {}),
        }),
      )
    return false
  }
}

/** Failures of the call, not of the job; the call decides whether the job is over. */
const CALL_FAILURES: ReadonlySet<DialogName> = new Set([
  'uploadFailed',
  'internalError',
  'outputFailed',
])

/** Timeout and rate limit. */
const RETRY_LATER_STATUSES: ReadonlySet<number> = new Set([408, 429])

/** The call failed and the analysis may still succeed: no response of the service itself, or a server error (D50). */
function mayStillSucceed(outcome: DialogName, error: ApiError): boolean {
  if (!CALL_FAILURES.has(outcome)) return false
  if (error.kind !== 'http' || error.detail === '') return true
  return error.status >= 500 || RETRY_LATER_STATUSES.has(error.status)
}

/** Opens the dialog (analyzers §4; a batch shows it in its list). False: the job is over. */
export function failJob(
  id: string,
  name: DialogName,
  callFailure: CallFailure = {},
): AppThunk<Promise<false>> {
  return async (dispatch, getState) => {
    await dispatch(updateJob(id, { kind: 'failed', name, at: Date.now(), ...callFailure }))
    const job = selectJob(getState(), id)
    if (isFailed(job) && job.inBatch !== true) dispatch(showFailure(job))
    return false
  }
}

/** The dialog of a failed job: what is stored, and the transaction for support. */
export function showFailure(job: FailedJob): AppThunk {
  return (dispatch) => {
    dispatch(
      showDialog(job.failure, {
        footnote: describeFailedJob(job),
        ...(canRetry(job) ? { unknown: 'result' } : {}),
        ...(jobMayHaveArrived(job) && !isBackInDraft(job) ? { unknown: 'arrival' } : {}),
        ...(job.transactionId === null ? {} : { transactionId: job.transactionId }),
      }),
    )
  }
}

/** For every place that offers to send it again. */
export const describeArrival = (what: string): string =>
  `${what} may have arrived and may already have been charged.`

/** An upload without an answer whose files are kept. */
export const describeInterruption = (what: string): string =>
  `Sending was interrupted. ${describeArrival(what)}`

function describeFailedJob(job: FailedJob): string {
  if (isBackInDraft(job))
    return `${describeArrival(jobName(job))} It is still chosen. Select Proceed to send it again.`
  if (jobMayHaveArrived(job))
    return `${describeArrival(jobName(job))} It is still here. Check your credits before you send it again.`
  return canRetry(job)
    ? `${jobName(job)} was sent and may still be finished. Select Check again under Jobs to get its result.`
    : `${jobName(job)} was not processed. ${NEXT_STEP[job.failure] ?? 'You can upload it again.'}`
}

/** Where the document is not at fault. */
const NEXT_STEP: Partial<Record<DialogName, string>> = {
  lowCredits: 'It is still here: select Use it again once there are credits.',
  trialSubscriptionEnded: 'It stays on your computer.',
  trialLimitExhausted: 'It stays on your computer.',
}

/** For jobs that an older build stored without `mayBeDone`. */
const ALWAYS_RETRIABLE: ReadonlySet<DialogName> = new Set(['uploadFailed', 'internalError'])

/** The server may have the result, which costs no further credit. */
export function canRetry({ failure, mayBeDone, transactionId }: FailedJob): boolean {
  return transactionId !== null && (mayBeDone === true || ALWAYS_RETRIABLE.has(failure))
}
