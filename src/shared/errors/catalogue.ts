import type { ErrorName } from './errorNames.ts'
import type { ErrorRow } from './errorRow.ts'
import { ACCOUNT_ROWS } from './rows/account.ts'
import { CANDIDATE_ROWS } from './rows/candidate.ts'
import { OPERATOR_ROWS } from './rows/operator.ts'
import { PROCESSING_ROWS } from './rows/processing.ts'
import { REVIEW_ROWS } from './rows/review.ts'
import { SESSION_ROWS } from './rows/session.ts'
import { UPLOAD_ROWS } from './rows/upload.ts'

/** Every dialog of the product. A name without a row does not compile. */
export const CATALOGUE: Record<ErrorName, ErrorRow> = {
  ...SESSION_ROWS,
  ...ACCOUNT_ROWS,
  ...UPLOAD_ROWS,
  ...PROCESSING_ROWS,
  ...OPERATOR_ROWS,
  ...REVIEW_ROWS,
  ...CANDIDATE_ROWS,
}
