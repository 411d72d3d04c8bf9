import type { ErrorName } from '#shared/errors/errorNames.ts'

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
  outputFailed: 'no result could be made',
  imageQualityError: 'the picture is not clear enough',
  headersError: 'required table headers are missing',
  uploadFailed: 'the connection was lost',
}

export function failureWords(name: ErrorName): string {
  return WORDS[name] ?? 'not processed'
}
