import {
  detailEquals,
  onNoResponse,
  onStatus,
  onErrorDetail,
  onOtherError,
  errorRules,
  type ErrorRules,
} from '#shared/platform/api/errorRules.ts'

/** Failures of uploading and polling for every analyzer, in the order of analyzers §8. */
export const processingErrors: ErrorRules = errorRules(
  onStatus(401, 'notAuthenticated'),
  // The specification names no status, so it applies to any.
  onErrorDetail(detailEquals('Insufficient Credits'), 'lowCredits'),
  onStatus(500, 'internalError'),
  onStatus(400, detailEquals('Excel is Empty'), 'emptyInputExcel'),
  onStatus(400, detailEquals('Extra Data Entered'), 'extraExcelData'),
  onStatus(400, detailEquals('Error While reading the Excel'), 'Invalidinputexcel'),
  onStatus(400, detailEquals('Trial Subscription Ended'), 'trialSubscriptionEnded'),
  onStatus(400, detailEquals('File Limit Exhausted'), 'trialLimitExhausted'),
  onStatus(400, 'documentUploadError'),
  onStatus(413, 'requestTooLarge'), // from the web server in front of the backend
  onOtherError('outputFailed'),
  onNoResponse('uploadFailed'),
)
