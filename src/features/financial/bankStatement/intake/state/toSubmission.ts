import { entryFromAccepted } from '#shared/kits/upload/uploadEntry.ts'
import { bankCodeOf } from '#features/financial/bankStatement/banks/banks.ts'
import {
  NO_BANK_NAME,
  type Submission,
  type SubmittedAccount,
} from '#features/financial/bankStatement/api/submission.ts'
import { NOT_UPLOADED, type Intake, type IntakeData } from './intake.ts'
import { newAccount, readyFiles, type IntakeAccount } from './intakeAccount.ts'

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
  const entries = files.map(entryFromAccepted)
  return {
    ...newAccount(id, entries),
    bankName,
    accountType,
    ownerType,
    typeFrom: 'user',
    prompted: true,
  }
}
