import { bankCodeOf } from '#shared/kits/facts/banks/banks.ts'
import type { Draft } from '#shared/kits/jobs/job.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import {
  NO_BANK_NAME,
  toJobOptions,
  type Submission,
  type SubmittedAccount,
} from '../../api/submission.ts'
import { clearUploadLists } from '../files/accountUploads.ts'
import { dispatchIntake } from './dispatchIntake.ts'
import type { IntakeData } from './intake.ts'
import { readyFiles, type IntakeAccount } from './intakeAccount.ts'

/** Missing choices get defaults (analyzers §4). */
export function toSubmission({
  accounts,
  ownersName,
  relatedParties,
  emailOutput,
}: IntakeData): Submission {
  const submitted = accounts.map(submittedAccountOf)
  const sampleFile = submitted.some(({ files }) => files.some(({ sample }) => sample))
  return {
    accounts: submitted,
    ownersName: ownersName.trim(),
    relatedParties,
    emailOutput,
    sampleFile,
  }
}

function submittedAccountOf(account: IntakeAccount): SubmittedAccount {
  const bankName = account.bankName ?? NO_BANK_NAME
  return {
    files: readyFiles(account),
    bankName,
    bankCode: bankCodeOf(bankName),
    accountType: account.accountType ?? 'other',
    ownerType: account.ownerType,
  }
}

export function proceed(intake: IntakeData): AppThunk<Draft> {
  return (dispatch) => {
    const submission = toSubmission(intake)
    const { accounts, relatedParties } = submission
    dispatch(clearUploadLists())
    dispatch(dispatchIntake({ kind: 'cleared' }))
    return {
      kind: 'Uploaded Successfull',
      files: accounts.flatMap(({ files }) => files),
      beside: relatedParties === null ? undefined : [relatedParties.id],
      options: toJobOptions(submission),
    }
  }
}
