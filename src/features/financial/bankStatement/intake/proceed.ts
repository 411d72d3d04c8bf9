import { startJob } from '#shared/jobs/lifecycle.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { bankStatementDefinition } from '../definition.ts'
import { toJobOptions } from '../wire/submission.ts'
import { letGoOfLists } from './files/accountUploads.ts'
import type { Work } from './state/intake.ts'
import { intakeMoved } from './state/intakeSlice.ts'
import { toSubmission } from './state/toSubmission.ts'

/** PROCEED: the intake becomes a job. Gives the job's id. */
export function proceed(work: Work): AppThunk<string> {
  return (dispatch) => {
    const submission = toSubmission(work)
    const { accounts, relatedParties } = submission
    const files = accounts.flatMap((account) => account.files)
    dispatch(letGoOfLists())
    dispatch(intakeMoved({ kind: 'cleared' }))
    return dispatch(
      startJob(bankStatementDefinition, {
        kind: 'Uploaded Successfull',
        files,
        ...(relatedParties === null ? {} : { beside: [relatedParties.id] }),
        options: toJobOptions(submission),
      }),
    )
  }
}
