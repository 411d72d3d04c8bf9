import { UPLOAD_LIMITS, type UploadLimits } from '#shared/platform/config/limits.ts'
import { canOpen, isTrialDemo } from '#shared/platform/session/services/permissions.ts'
import { SERVICES } from '#shared/platform/session/services/services.ts'
import type { CurrentUser, ServiceKey } from '#shared/platform/store/currentUser.ts'
import {
  DOCUMENT_NAME,
  type DocumentKind,
  type SupportedDocument,
  readerServiceOf,
} from './documentKind.ts'

const { payslip, form26, bankStatement, passbook, financialStatement, idExtraction } = UPLOAD_LIMITS

type ReaderInfo = {
  limits: UploadLimits
  /** What reads better than a scan; null where photos are usual. */
  original: string | null
}

const CARD: ReaderInfo = { limits: idExtraction, original: null }

const READERS: Record<SupportedDocument, ReaderInfo> = {
  payslip: { limits: payslip, original: 'the PDF from payroll' },
  form26: { limits: form26, original: 'the PDF from the income tax portal' },
  bankStatement: { limits: bankStatement, original: 'the PDF from net banking' },
  passbook: { limits: passbook, original: null },
  financialStatement: { limits: financialStatement, original: 'the PDF of the annual report' },
  aadhar: CARD,
  pancard: CARD,
  drivingLicence: CARD,
  voterId: CARD,
  RC: CARD,
}

export type DocumentTypeWarning =
  | { kind: 'scan'; original: string }
  | {
      kind: 'other'
      detectedName: string
      expectedName: string
      readerService: SupportedDocument | null
    }

/** Kinds are detected in PDFs only. */
const readsPdf = (service: SupportedDocument): boolean =>
  READERS[service].limits.fileKinds.includes('pdf')

/** The warning about a document on a service's page; null for none. */
export function checkDocumentType(
  document: DocumentKind,
  service: ServiceKey,
): DocumentTypeWarning | null {
  const expected = readerServiceOf(service)
  if (expected === null || !readsPdf(expected) || document === expected) return null
  const { original } = READERS[expected]
  if (document === 'scan') return original === null ? null : { kind: 'scan', original }
  if (document === 'locked' || document === 'unknown') return null
  const detectedName = DOCUMENT_NAME[document]
  return {
    kind: 'other',
    detectedName,
    expectedName: DOCUMENT_NAME[expected],
    readerService: readerServiceOf(document),
  }
}

/** 'open' where the user may transfer the file, else why not. */
export type TransferRoute =
  | { kind: 'open'; service: SupportedDocument }
  | { kind: 'locked'; service: SupportedDocument }
  | { kind: 'none' }

export function getTransferRoute(
  warning: DocumentTypeWarning,
  user: CurrentUser | null,
  isLocked: boolean,
): TransferRoute {
  if (warning.kind === 'scan' || warning.readerService === null || user === null)
    return { kind: 'none' }
  const { readerService: service } = warning
  if (!readsPdf(service) || !canOpen(user, service) || isTrialDemo(user, service))
    return { kind: 'none' }
  const acceptsLocked = READERS[service].limits.lockedFiles === 'unlock'
  return { kind: isLocked && !acceptsLocked ? 'locked' : 'open', service }
}

/** The warning as a sentence that starts with the file's name. */
export function describeDocumentTypeWarning(
  warning: DocumentTypeWarning,
  route: TransferRoute,
): string {
  return warning.kind === 'scan'
    ? `has no readable text because it is a scan or a picture. If it is straight and sharp, it may work; ${warning.original} works best.`
    : `looks like ${warning.detectedName}, not ${warning.expectedName}. ${describeNextStep(route)}`
}

function describeNextStep(route: TransferRoute): string {
  switch (route.kind) {
    case 'open':
      return 'Nothing has been sent yet.'
    case 'locked':
      return `${SERVICES[route.service].label} does not accept locked files. Save it without its password first.`
    case 'none':
      return 'Nothing has been sent yet. If you send it here, you will still be charged.'
    default:
      return route satisfies never
  }
}
