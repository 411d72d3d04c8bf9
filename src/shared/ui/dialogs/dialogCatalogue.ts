import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import { ACCOUNT_DIALOGS } from './definitions/account.ts'
import { APPLICANT_DIALOGS } from './definitions/applicant.ts'
import { CANDIDATE_DIALOGS } from './definitions/candidate.ts'
import { OPERATOR_DIALOGS } from './definitions/operator.ts'
import { PROCESSING_DIALOGS } from './definitions/processing.ts'
import { REVIEW_DIALOGS } from './definitions/review.ts'
import { SESSION_DIALOGS } from './definitions/session.ts'
import { UPLOAD_DIALOGS } from './definitions/upload.ts'
import type { DialogDefinition } from './dialogDefinition.ts'

/** A missing name does not compile. */
export const DIALOG_CATALOGUE: Record<DialogName, DialogDefinition> = {
  ...SESSION_DIALOGS,
  ...ACCOUNT_DIALOGS,
  ...UPLOAD_DIALOGS,
  ...APPLICANT_DIALOGS,
  ...PROCESSING_DIALOGS,
  ...OPERATOR_DIALOGS,
  ...REVIEW_DIALOGS,
  ...CANDIDATE_DIALOGS,
}
