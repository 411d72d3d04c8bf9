import type { DialogContext } from '#shared/errors/overlaySlice.ts'
import type { DoneJob } from '#shared/jobs/job.ts'
import { cutName } from '#shared/lib/fileName.ts'
import { ACCOUNT_KEYS, type FailedFiles } from '../wire/contract.ts'
import { submissionOf } from '../wire/submission.ts'
import { accountName } from './accountName.ts'

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
