import type { ApiError } from '#shared/api/apiError.ts'
import { raise } from '#shared/errors/ask.ts'
import type { ErrorName } from '#shared/errors/errorNames.ts'
import { judge } from '#shared/errors/errorRules.ts'
import { sessionLost } from '#shared/session/endSession.ts'
import type { AppThunk } from '#shared/store/types.ts'
import type { AnalyzerCalls } from './definition.ts'
import { jobName, type FailedJob, type RunningJob } from './job.ts'
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
    else if (outcome !== null) await dispatch(failJob(job.id, outcome))
    return false
  }
}

/** Puts a job back to Not Uploaded and shows why (analyzers §4: any error shows an overlay). False: it is over. */
export function failJob(id: string, name: ErrorName): AppThunk<Promise<false>> {
  return async (dispatch, getState) => {
    await dispatch(moveJob(id, { kind: 'failed', name, at: Date.now() }))
    const job = selectJob(getState(), id)
    if (job?.kind === 'Not Uploaded') dispatch(showFailure(job))
    return false
  }
}

/** The dialog of a failed job: what is kept, and the transaction for support. */
export function showFailure(job: FailedJob): AppThunk {
  return (dispatch) => {
    dispatch(
      raise(job.failure, {
        kept: keptLine(job),
        ...(job.transactionId === null ? {} : { transactionId: job.transactionId }),
      }),
    )
  }
}

function keptLine(job: FailedJob): string {
  return canRetry(job)
    ? `${jobName(job)} was sent and may still be finished. Jobs has it: Check again asks for its result.`
    : `${jobName(job)} was not processed. You can upload it again.`
}

/** What says nothing about the job itself: no connection, or a server that stumbled over one call. */
const PASSING: ReadonlySet<ErrorName> = new Set(['uploadFailed', 'internalError'])

/** The server knows the job and may have finished it: its result can be asked for again, and no credit is spent twice. */
export function canRetry(job: FailedJob): boolean {
  return PASSING.has(job.failure) && job.transactionId !== null
}
