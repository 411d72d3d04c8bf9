import { nanoid } from '@reduxjs/toolkit'
import type { Draft } from '#shared/kits/jobs/job.ts'
import { discardDraft } from '#shared/kits/jobs/drafts.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { BANK_STATEMENT, submissionOf } from '../api/submission.ts'
import { uploadsOf } from './files/accountUploads.ts'
import { fromSubmission } from './state/fromSubmission.ts'
import type { Intake } from './state/intake.ts'
import { selectIntake } from './state/intakeSlice.ts'
import { dispatchIntake, loadStoredIntake } from './state/dispatchIntake.ts'

/** Checks each file again. Does nothing where an intake has started. */
export function restoreIntake(): AppThunk {
  return (dispatch, getState) => {
    const owner = selectUser(getState())?.email
    if (owner !== undefined) dispatch(restore(loadStoredIntake(owner)))
  }
}

/** An upload interrupted by a reload is restored as its preview. */
export function restoreInterrupted({ options }: Draft): AppThunk {
  return (dispatch, getState) => {
    if (selectIntake(getState()).kind !== 'Not Uploaded') return
    dispatch(discardDraft(BANK_STATEMENT))
    const submission = submissionOf(options)
    if (submission !== null) dispatch(restore(fromSubmission(submission, nanoid)))
  }
}

function restore(intake: Intake): AppThunk {
  return (dispatch, getState) => {
    if (intake.kind === 'Not Uploaded' || selectIntake(getState()).kind !== 'Not Uploaded') return
    dispatch(dispatchIntake({ kind: 'restored', intake }))
    for (const { id, entries } of intake.accounts) {
      void dispatch(uploadsOf(id)).restore(entries)
    }
  }
}
