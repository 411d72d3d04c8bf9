import { STOPPING_LIMITS } from '#shared/kits/jobs/batch/itemStatus.ts'
import { canRetry } from '#shared/kits/jobs/failures.ts'
import { jobMayHaveArrived, type FailedJob } from '#shared/kits/jobs/job.ts'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'

/** Short, for the jobs list: the dialog had the details. */
const FAILURE_TEXTS: Partial<Record<DialogName, string>> = {
  lowCredits: 'not enough credits',
  internalError: 'a server error occurred',
  emptyInputExcel: 'the workbook is empty',
  extraExcelData: 'the workbook has extra data',
  Invalidinputexcel: 'the workbook could not be read',
  trialSubscriptionEnded: 'the trial has ended',
  trialLimitExhausted: 'no files left in the trial',
  documentUploadError: 'the file was not accepted',
  requestTooLarge: 'the upload is too large for the server',
  fileNotKept: 'the file is no longer in this browser',
  outputFailed: 'no result could be produced',
  imageQualityError: 'the document is not clear enough',
  headersError: 'required table headers are missing',
  uploadFailed: 'the connection was lost',
}

/** Where a call failed and the analysis may be done. */
const RETRIABLE_FAILURE_TEXTS: typeof FAILURE_TEXTS = {
  ...FAILURE_TEXTS,
  outputFailed: 'the server sent no usable response',
}

const DEFAULT_FAILURE_TEXT = 'not processed'

/** Of a batch: a limit, or a document that may have arrived. */
export const haltText = (reason: DialogName): string =>
  STOPPING_LIMITS.has(reason) || reason === 'uploadFailed'
    ? (FAILURE_TEXTS[reason] ?? DEFAULT_FAILURE_TEXT)
    : 'the service did not confirm a file'

export function failureText(job: FailedJob): string {
  if (jobMayHaveArrived(job)) return 'it may have arrived and may already have been charged'
  return (
    (canRetry(job) ? RETRIABLE_FAILURE_TEXTS : FAILURE_TEXTS)[job.failure] ?? DEFAULT_FAILURE_TEXT
  )
}
