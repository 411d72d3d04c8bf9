import { BYTES_PER_MB, UPLOAD_LIMITS, type UploadLimits } from '#shared/platform/config/limits.ts'
import { canOpen, isTrialDemo } from '#shared/platform/session/services/permissions.ts'
import { ID_SERVICES, SERVICES } from '#shared/platform/session/services/services.ts'
import type { CurrentUser, ServiceKey } from '#shared/platform/store/currentUser.ts'

/** Our own: documents of one applicant. The limits of the service that each goes to are checked, too. */
export const APPLICANT_LIMITS: UploadLimits = {
  fileKinds: ['pdf', 'jpg', 'jpeg', 'png'],
  fileSizeLimitBytes: 10 * BYTES_PER_MB,
  pageLimit: 501,
  maxFiles: 40,
  lockedFiles: 'unlock',
  canMixKinds: true,
  isOneJobPerFile: true,
}

const CARD = UPLOAD_LIMITS.idExtraction

/** The services that read documents of an applicant, in the order of the select. */
const LIMITS = {
  payslip: UPLOAD_LIMITS.payslip,
  form26: UPLOAD_LIMITS.form26,
  bankStatement: UPLOAD_LIMITS.bankStatement,
  passbook: UPLOAD_LIMITS.passbook,
  financialStatement: UPLOAD_LIMITS.financialStatement,
  aadhar: CARD,
  pancard: CARD,
  drivingLicence: CARD,
  voterId: CARD,
  RC: CARD,
} as const satisfies Partial<Record<ServiceKey, UploadLimits>>

export type DocumentService = keyof typeof LIMITS

export const DOCUMENT_SERVICES: readonly DocumentService[] = [
  'payslip',
  'form26',
  'bankStatement',
  'passbook',
  'financialStatement',
  ...ID_SERVICES,
]

export const limitsOf = (service: DocumentService): UploadLimits => LIMITS[service]

/** Undefined for a service that reads no documents. */
export const toDocumentService = (name: string | null): DocumentService | undefined =>
  DOCUMENT_SERVICES.find((service) => service === name)

export const serviceLabel = (service: ServiceKey): string => SERVICES[service].label

/** Why this user cannot send a document to the service; null where they can. */
export function closedReason(user: CurrentUser, service: ServiceKey): string | null {
  if (!canOpen(user, service)) return 'not assigned to your account'
  return isTrialDemo(user, service) ? 'not part of the trial' : null
}
