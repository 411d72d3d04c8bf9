import { nanoid } from '@reduxjs/toolkit'
import type { Draft } from '#shared/jobs/job.ts'
import { dropDraft } from '#shared/jobs/drafts.ts'
import { selectUser } from '#shared/session/sessionSlice.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { BANK_STATEMENT, submissionOf, toJobOptions } from '../wire/submission.ts'
import { letGoOfLists, uploadsOf } from './files/accountUploads.ts'
import { fromSubmission, toSubmission } from './state/toSubmission.ts'
import type { Intake, Work } from './state/intake.ts'
import { selectIntake } from './state/intakeSlice.ts'
import { storedIntake } from './state/keptIntake.ts'
import { moveIntake } from './state/moveIntake.ts'

/** Takes the intake up where a reload left it; each file is checked anew. Nothing happens where one is under way. */
export function restoreIntake(): AppThunk {
  return (dispatch, getState) => {
    const owner = selectUser(getState())?.email
    if (owner !== undefined) dispatch(takeUp(storedIntake(owner)))
  }
}

/** What a reload cut off while it was sent comes back as its preview. */
export function restoreCutOff({ options }: Draft): AppThunk {
  return (dispatch, getState) => {
    if (selectIntake(getState()).kind !== 'Not Uploaded') return
    dispatch(dropDraft(BANK_STATEMENT))
    const submission = submissionOf(options)
    if (submission !== null) dispatch(takeUp(fromSubmission(submission, nanoid)))
  }
}

function takeUp(intake: Intake): AppThunk {
  return (dispatch, getState) => {
    if (intake.kind === 'Not Uploaded' || selectIntake(getState()).kind !== 'Not Uploaded') return
    dispatch(moveIntake({ kind: 'restored', intake }))
    for (const { id, entries } of intake.accounts) {
      void dispatch(uploadsOf(id)).restore(entries)
    }
  }
}

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
