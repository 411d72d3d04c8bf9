import type { ErrorName } from '#shared/errors/errorNames.ts'
import { canRetry } from '#shared/jobs/failures.ts'
import type { FailedJob } from '#shared/jobs/job.ts'

/** A failure in the few words that a row of the jobs list has room for; its dialog said the rest. */
const WORDS: Partial<Record<ErrorName, string>> = {
  lowCredits: 'not enough credits',
  internalError: 'the server had a fault',
  emptyInputExcel: 'the workbook is empty',
  extraExcelData: 'the workbook has extra data',
  Invalidinputexcel: 'the workbook could not be read',
  trialSubscriptionEnded: 'the trial has ended',
  trialLimitExhausted: 'no files left in the trial',
  documentUploadError: 'the file was refused',
  requestTooLarge: 'the files are too large for the server',
  fileNotKept: 'the file is no longer in this browser',
  outputFailed: 'no result could be made',
  imageQualityError: 'the picture is not clear enough',
  headersError: 'required table headers are missing',
  uploadFailed: 'the connection was lost',
}

/** Where a call failed and the analysis may be done. */
const OPEN_WORDS: typeof WORDS = { ...WORDS, outputFailed: 'the server gave no answer to use' }

const NO_WORDS = 'not processed'

export const failureWordsOf = (failure: ErrorName): string => WORDS[failure] ?? NO_WORDS

export function failureWords(job: FailedJob): string {
  return (canRetry(job) ? OPEN_WORDS : WORDS)[job.failure] ?? NO_WORDS
}
