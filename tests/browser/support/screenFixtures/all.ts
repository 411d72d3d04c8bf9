import { ADDRESS_FORM_FIXTURES } from './addressForm.ts'
import { ADMIN_CLIENT_FIXTURES } from './adminClients.ts'
import { ADMIN_USER_FIXTURES } from './adminUsers.ts'
import { APPLICANT_FIXTURES } from './applicant.ts'
import { APPLICANT_COLLECT_FIXTURES } from './applicantCollect.ts'
import { AUTH_FIXTURES } from './auth.ts'
import { BANK_STATEMENT_FIXTURES } from './bankStatement.ts'
import { CANDIDATE_FIXTURES } from './candidate.ts'
import { COMPANY_CHECKS_FIXTURES } from './companyChecks.ts'
import { DAV_ASSIGNMENT_FIXTURES } from './davAssignment.ts'
import { DAV_BULK_FIXTURES } from './davBulk.ts'
import { DAV_CHECKS_FIXTURES } from './davChecks.ts'
import { DAV_CREATE_FIXTURES } from './davCreate.ts'
import { DAV_REVIEW_FIXTURES } from './davReview.ts'
import { STATEMENT_FIXTURES } from './financialStatement.ts'
import { FORM26AS_FIXTURES } from './form26as.ts'
import { GSTR_FIXTURES } from './gstr.ts'
import { HISTORY_FIXTURES } from './history.ts'
import { ID_EXTRACTION_FIXTURES } from './idExtraction.ts'
import { LAYOUT_FIXTURES } from './layout.ts'
import { PASSBOOK_FIXTURES } from './passbook.ts'
import { PAYSLIP_FIXTURES } from './payslip.ts'
import { SANDBOX_FIXTURES } from './sandbox.ts'
import type { ScreenFixture } from './screenFixture.ts'
import { UAN_CREATE_FIXTURES } from './uanCreate.ts'
import { UAN_JOBS_FIXTURES } from './uanJobs.ts'
import { UAN_PAGE_FIXTURES } from './uanPage.ts'

/** Every screen in every state that has one of its own: `npm run screens` draws them, the axe suite judges them. */
export const SCREEN_FIXTURES: readonly ScreenFixture[] = [
  ...AUTH_FIXTURES,
  ...LAYOUT_FIXTURES,
  ...PAYSLIP_FIXTURES,
  ...APPLICANT_FIXTURES,
  ...HISTORY_FIXTURES,
  ...ID_EXTRACTION_FIXTURES,
  ...STATEMENT_FIXTURES,
  ...FORM26AS_FIXTURES,
  ...PASSBOOK_FIXTURES,
  ...APPLICANT_COLLECT_FIXTURES,
  ...DAV_REVIEW_FIXTURES,
  ...BANK_STATEMENT_FIXTURES,
  ...DAV_CHECKS_FIXTURES,
  ...DAV_BULK_FIXTURES,
  ...DAV_ASSIGNMENT_FIXTURES,
  ...DAV_CREATE_FIXTURES,
  ...COMPANY_CHECKS_FIXTURES,
  ...CANDIDATE_FIXTURES,
  ...GSTR_FIXTURES,
  ...UAN_CREATE_FIXTURES,
  ...UAN_JOBS_FIXTURES,
  ...ADDRESS_FORM_FIXTURES,
  ...UAN_PAGE_FIXTURES,
  ...ADMIN_CLIENT_FIXTURES,
  ...ADMIN_USER_FIXTURES,
  ...SANDBOX_FIXTURES,
]
