import { nanoid } from '@reduxjs/toolkit'
import { discardDraft } from '#shared/kits/jobs/drafts.ts'
import type { Draft } from '#shared/kits/jobs/job.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { BANK_STATEMENT, submissionOf } from '../api/submission.ts'
import { restore } from './lifecycle.ts'
import { fromSubmission } from './state/fromSubmission.ts'
import { selectIntake } from './state/intakeSlice.ts'

/** An upload interrupted by a reload is restored as its preview. */
export function restoreInterrupted({ options }: Draft): AppThunk {
  return (dispatch, getState) => {
    if (selectIntake(getState()).kind !== 'Not Uploaded') return
    dispatch(discardDraft(BANK_STATEMENT))
    const submission = submissionOf(options)
    if (submission !== null) dispatch(restore(fromSubmission(submission, nanoid)))
  }
}
