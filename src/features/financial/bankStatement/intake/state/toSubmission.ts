import { bankCodeOf, NO_BANK_NAME } from '#features/financial/bankStatement/banks/banks.ts'
import type {
  Submission,
  SubmittedAccount,
} from '#features/financial/bankStatement/wire/submission.ts'
import { readyFiles, type IntakeAccount, type Work } from './intake.ts'

/** What Proceed sends: the fallback stands for what was not chosen (analyzers §4). */
export function toSubmission({
  accounts,
  ownersName,
  relatedParties,
  emailOutput,
}: Work): Submission {
  const submitted = accounts.map(toAccount)
  const sampleFile = submitted.some(({ files }) => files.some(({ sample }) => sample))
  return {
    accounts: submitted,
    ownersName: ownersName.trim(),
    relatedParties,
    emailOutput,
    sampleFile,
  }
}

function toAccount(account: IntakeAccount): SubmittedAccount {
  const bankName = account.bankName ?? NO_BANK_NAME
  return {
    files: readyFiles(account),
    bankName,
    bankCode: bankCodeOf(bankName),
    accountType: account.accountType ?? 'other',
    ownerType: account.ownerType,
  }
}
