import type { Draft } from '#shared/jobs/job.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { toJobOptions } from '../wire/submission.ts'
import { letGoOfLists } from './files/accountUploads.ts'
import type { Work } from './state/intake.ts'
import { moveIntake } from './state/moveIntake.ts'
import { toSubmission } from './state/toSubmission.ts'

/** PROCEED: the intake ends, and what it came to is what a job sends. */
export function proceed(work: Work): AppThunk<Draft> {
  return (dispatch) => {
    const submission = toSubmission(work)
    const { accounts, relatedParties } = submission
    dispatch(letGoOfLists())
    dispatch(moveIntake({ kind: 'cleared' }))
    return {
      kind: 'Uploaded Successfull',
      files: accounts.flatMap(({ files }) => files),
      ...(relatedParties === null ? {} : { beside: [relatedParties.id] }),
      options: toJobOptions(submission),
    }
  }
}
