import { entryOf } from '#shared/upload/uploadEntry.ts'
import type {
  Submission,
  SubmittedAccount,
} from '#features/financial/bankStatement/wire/submission.ts'
import { newAccount, NOT_UPLOADED, type Intake, type IntakeAccount } from './intake.ts'

/** The preview that a submission left: what `toSubmission` made of it, the other way round. */
export function fromSubmission(
  { accounts, ownersName, relatedParties, emailOutput }: Submission,
  newId: () => string,
): Intake {
  const [one, two] = accounts.map((account) => toAccount(newId(), account))
  if (one === undefined) return NOT_UPLOADED
  return {
    kind: 'bankstatementSuccessfulUploadPreview',
    accounts: two === undefined ? [one] : [one, two],
    revealed: true,
    ownersName,
    relatedParties,
    emailOutput,
    restored: true,
    interrupted: true,
    view: 'files',
    shown: one.entries[0]?.id ?? '',
  }
}

/** Its choices were made or fell back once: they are not asked for again. */
function toAccount(
  id: string,
  { files, bankName, accountType, ownerType }: SubmittedAccount,
): IntakeAccount {
  const entries = files.map(entryOf)
  return { ...newAccount(id, entries), bankName, accountType, ownerType, prompted: true }
}
