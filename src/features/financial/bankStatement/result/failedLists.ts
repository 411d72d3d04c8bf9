import type { DoneJob } from '#shared/kits/jobs/job.ts'
import { truncateFileName } from '#shared/platform/lib/text/fileName.ts'
import type { DialogContext } from '#shared/platform/store/overlaySlice.ts'
import { ACCOUNT_KEYS, type AccountKey, type FailedFiles } from '../api/contract.ts'
import { NO_BANK_NAME, submissionOf, type Submission } from '../api/submission.ts'

/** For names in the dialog (analyzers §2). */
const CUT = 50

/** For 'Combined Analysis Output Partially Generated'; empty if nothing failed. */
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
        items: names.map((name) => truncateFileName(name, CUT, CUT)),
      },
    ]
  })
}

const NUMBERED: Record<AccountKey, string> = { account_1: 'Account 1', account_2: 'Account 2' }

export function accountName(key: AccountKey, submission: Submission | null): string {
  const account = submission?.accounts[ACCOUNT_KEYS.indexOf(key)]
  const name = NUMBERED[key]
  return account === undefined || account.bankName === NO_BANK_NAME
    ? name
    : `${name}: ${account.bankName} - ${account.accountType} Account`
}
