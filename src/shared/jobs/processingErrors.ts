import {
  detailIs,
  noResponse,
  on,
  onDetail,
  otherwise,
  rules,
  type ErrorRules,
} from '#shared/errors/errorRules.ts'

/** Failures of submitting and polling, for every analyzer, in the order of analyzers §8. */
export const processingErrors: ErrorRules = rules(
  on(401, 'notAuthenticated'),
  // The table names no status for it: it counts whatever the status is.
  onDetail(detailIs('Insufficient Credits'), 'lowCredits'),
  on(500, 'internalError'),
  on(400, detailIs('Excel is Empty'), 'emptyInputExcel'),
  on(400, detailIs('Extra Data Entered'), 'extraExcelData'),
  on(400, detailIs('Error While reading the Excel'), 'Invalidinputexcel'),
  on(400, detailIs('Trial Subscription Ended'), 'trialSubscriptionEnded'),
  on(400, detailIs('File Limit Exhausted'), 'trialLimitExhausted'),
  on(400, 'documentUploadError'),
  on(413, 'requestTooLarge'), // the web server's, in front of the backend
  otherwise('outputFailed'),
  noResponse('uploadFailed'),
)
