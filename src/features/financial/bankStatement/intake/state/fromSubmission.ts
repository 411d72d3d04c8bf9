import { entryFromAccepted } from '#shared/kits/upload/fileList/uploadEntry.ts'
import type { Submission, SubmittedAccount } from '../../api/submission.ts'
import { NOT_UPLOADED, type Intake } from './intake.ts'
import { newAccount, type IntakeAccount } from './intakeAccount.ts'

export function fromSubmission(
  { accounts, ownersName, relatedParties, emailOutput }: Submission,
  newId: () => string,
): Intake {
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
