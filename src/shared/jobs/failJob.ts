import { raise } from '#shared/errors/ask.ts'
import type { ErrorName } from '#shared/errors/errorNames.ts'
import type { AppThunk } from '#shared/store/types.ts'
import type { FailedJob } from './job.ts'
import { jobName } from './jobName.ts'
import { selectJob } from './jobsSlice.ts'
import { moveJob } from './moveJob.ts'

/** Puts a job back to Not Uploaded and shows why (analyzers §4: any error shows an overlay). */
export function failJob(id: string, name: ErrorName): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    await dispatch(moveJob(id, { kind: 'failed', name, at: Date.now() }))
    const job = selectJob(getState(), id)
    if (job?.kind === 'Not Uploaded') dispatch(showFailure(job))
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
const PASSING = new Set<ErrorName>(['uploadFailed', 'internalError'])

/** The server knows the job and may have finished it: its result can be asked for again, and no credit is spent twice. */
export function canRetry(job: FailedJob): boolean {
  return PASSING.has(job.failure) && job.transactionId !== null
}
