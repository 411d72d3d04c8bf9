import type { DialogContext } from '#shared/errors/overlaySlice.ts'
import type { DoneJob } from '#shared/jobs/job.ts'
import { cutName } from '#shared/lib/fileName.ts'
import { ACCOUNT_KEYS, type AccountKey, type FailedFiles } from '../wire/contract.ts'
import { submissionOf, type Submission } from '../wire/submission.ts'

/** Names in the overlay are cut at 50 characters (analyzers §2). */
const CUT = 50

/** The failed documents per account, for 'Combined Analysis Output Partially Generated'. Empty: nothing failed. */
export function failedLists(
  failed: FailedFiles,
  { options }: Pick<DoneJob, 'options'>,
): NonNullable<DialogContext['lists']> {
  const submission = submissionOf(options)
  return ACCOUNT_KEYS.flatMap((key) => {
    const names = failed[key] ?? []
    if (names.length === 0) return []
    return [
      {
        heading: accountName(key, submission),
        items: names.map((name) => cutName(name, CUT, CUT)),
      },
    ]
  })
}

const NUMBERED: Record<AccountKey, string> = { account_1: 'Account 1', account_2: 'Account 2' }

/** Stands for a bank that was not chosen (analyzers §4): it says nothing about the account. */
const NOT_CHOSEN = 'Bank Name'

/** 'Account 1', or with what was chosen about it: 'Account 1: HDFC Bank - Savings Account'. */
export function accountName(key: AccountKey, submission: Submission | null): string {
  const account = submission?.accounts[ACCOUNT_KEYS.indexOf(key)]
  const name = NUMBERED[key]
  return account === undefined || account.bankName === NOT_CHOSEN
    ? name
    : `${name}: ${account.bankName} - ${account.accountType} Account`
}
