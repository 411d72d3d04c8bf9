import { nanoid } from '@reduxjs/toolkit'
import { discardDraft } from '#shared/kits/jobs/drafts.ts'
import type { Draft } from '#shared/kits/jobs/job.ts'
import { entryFromAccepted } from '#shared/kits/upload/fileList/uploadEntry.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import {
  BANK_STATEMENT,
  submissionOf,
  type Submission,
  type SubmittedAccount,
} from '../api/submission.ts'
import { restore } from './lifecycle.ts'
import { NOT_UPLOADED, type BankIntake } from './state/intake.ts'
import { newAccount, type IntakeAccount } from './state/intakeAccount.ts'
import { selectIntake } from './state/intakeSlice.ts'

function fromSubmission(
  { accounts, ownersName, relatedParties, emailOutput }: Submission,
  newId: () => string,
): BankIntake {
  const [first, second] = accounts.map((account) => intakeAccountOf(newId(), account))
  if (first === undefined) return NOT_UPLOADED
  return {
    kind: 'bankstatementSuccessfulUploadPreview',
    accounts: second === undefined ? [first] : [first, second],
    revealed: true,
    ownersName,
    relatedParties,
    emailOutput,
    origin: 'interrupted',
    view: 'files',
    shown: first.entries[0]?.id ?? '',
  }
}

/** Prompted, because its choices were made or defaulted before. */
function intakeAccountOf(
  id: string,
  { files, bankName, accountType, ownerType }: SubmittedAccount,
): IntakeAccount {
  const entries = files.map((file) => entryFromAccepted(file))
  return {
    ...newAccount(id, entries),
    bankName,
    accountType,
    ownerType,
    typeFrom: 'user',
    prompted: true,
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
