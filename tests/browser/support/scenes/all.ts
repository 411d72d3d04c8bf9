import { ADDRESS_FORM_SCENES } from './addressForm.ts'
import { ADMIN_CLIENT_SCENES } from './adminClients.ts'
import { ADMIN_USER_SCENES } from './adminUsers.ts'
import { AUTH_SCENES } from './auth.ts'
import { BANK_STATEMENT_SCENES } from './bankStatement.ts'
import { COMPANY_CHECKS_SCENES } from './companyChecks.ts'
import { DAV_CREATE_SCENES } from './davCreate.ts'
import { CANDIDATE_SCENES } from './candidate.ts'
import { DAV_CHECKS_SCENES } from './davChecks.ts'
import { DAV_HOLDING_SCENES } from './davHolding.ts'
import { DAV_MANY_SCENES } from './davMany.ts'
import { DAV_REVIEW_SCENES } from './davReview.ts'
import { STATEMENT_SCENES } from './financialStatement.ts'
import { FORM26AS_SCENES } from './form26as.ts'
import { FRAME_SCENES } from './frame.ts'
import { GSTR_SCENES } from './gstr.ts'
import { ID_EXTRACTION_SCENES } from './idExtraction.ts'
import { PASSBOOK_SCENES } from './passbook.ts'
import { PAYSLIP_SCENES } from './payslip.ts'
import { UAN_JOBS_SCENES } from './uanJobs.ts'
import { SANDBOX_SCENES } from './sandbox.ts'
import type { Scene } from './scene.ts'
import { UAN_CREATE_SCENES } from './uanCreate.ts'
import { UAN_PAGE_SCENES } from './uanPage.ts'

/** Every screen in every state that has one of its own: `npm run screens` draws them, the axe suite judges them. */
export const SCENES: readonly Scene[] = [
  ...AUTH_SCENES,
  ...FRAME_SCENES,
  ...PAYSLIP_SCENES,
  ...ID_EXTRACTION_SCENES,
  ...STATEMENT_SCENES,
  ...FORM26AS_SCENES,
  ...PASSBOOK_SCENES,
  ...DAV_REVIEW_SCENES,
  ...BANK_STATEMENT_SCENES,
  ...DAV_CHECKS_SCENES,
  ...DAV_MANY_SCENES,
  ...DAV_HOLDING_SCENES,
  ...DAV_CREATE_SCENES,
  ...COMPANY_CHECKS_SCENES,
  ...CANDIDATE_SCENES,
  ...GSTR_SCENES,
  ...UAN_CREATE_SCENES,
  ...UAN_JOBS_SCENES,
  ...ADDRESS_FORM_SCENES,
  ...UAN_PAGE_SCENES,
  ...ADMIN_CLIENT_SCENES,
  ...ADMIN_USER_SCENES,
  ...SANDBOX_SCENES,
]
