import { UPLOAD_LIMITS, type UploadLimits } from '#shared/config/limits.ts'
import type { CurrentUser, ServiceKey } from '#shared/session/currentUser.ts'
import { canOpen, isTrialDemo } from '#shared/session/permissions.ts'
import { SERVICES } from '#shared/session/services.ts'
import { DOCUMENT_NAME, type DocumentKind, type ReadDocument, serviceOf } from './documentKind.ts'

const { payslip, form26, bankStatement, financialStatement, idExtraction } = UPLOAD_LIMITS

type Reader = {
  limits: UploadLimits
  /** What reads better than a scan; null where photographs are the rule. */
  original: string | null
}

const CARD: Reader = { limits: idExtraction, original: null }

const READERS: Record<ReadDocument, Reader> = {
  payslip: { limits: payslip, original: 'the PDF that payroll sent' },
  form26: { limits: form26, original: 'the PDF from the income tax portal' },
  bankStatement: { limits: bankStatement, original: 'the PDF from net banking' },
  financialStatement: { limits: financialStatement, original: 'the PDF of the annual report' },
  aadhar: CARD,
  pancard: CARD,
  drivingLicence: CARD,
  voterId: CARD,
  RC: CARD,
}

/** Why a file may be the wrong one for a service. */
export type Remark =
  | { kind: 'scan'; original: string }
  | { kind: 'other'; is: string; wanted: string; reader: ReadDocument | null }

/** What is to be said of such a document on the page of a service, before it is sent; null: nothing. */
export function remarkOn(document: DocumentKind, service: ServiceKey): Remark | null {
  const wanted = serviceOf(service)
  if (wanted === null || document === wanted) return null
  const { original } = READERS[wanted]
  if (document === 'scan') return original === null ? null : { kind: 'scan', original }
  if (document === 'locked' || document === 'unknown') return null
  const is = DOCUMENT_NAME[document]
  return { kind: 'other', is, wanted: DOCUMENT_NAME[wanted], reader: serviceOf(document) }
}

/** Whether a user can take a file to its reader, and what stands in the way otherwise. */
export type Way =
  | { kind: 'open'; service: ReadDocument }
  | { kind: 'locked'; service: ReadDocument }
  | { kind: 'none' }

export function wayOf(remark: Remark, user: CurrentUser | null, isLocked: boolean): Way {
  if (remark.kind === 'scan' || remark.reader === null || user === null) return { kind: 'none' }
  const { reader: service } = remark
  if (!canOpen(user, service) || isTrialDemo(user, service)) return { kind: 'none' }
  const takesLocked = READERS[service].limits.locked === 'unlock'
  return { kind: isLocked && !takesLocked ? 'locked' : 'open', service }
}

/** The remark in words, as a sentence that begins with the file's name. */
export function sayRemark(remark: Remark, way: Way): string {
  return remark.kind === 'scan'
    ? `has no text that can be read: it is a scan or a picture. Straight and sharp it may be read; ${remark.original} reads best.`
    : `looks like ${remark.is}, not ${remark.wanted}. ${whatNow(way)}`
}

function whatNow(way: Way): string {
  switch (way.kind) {
    case 'open':
      return 'Nothing has been sent yet.'
    case 'locked':
      return `${SERVICES[way.service].label} takes no locked files: save it without its password first.`
    case 'none':
      return 'Nothing has been sent yet; sending it would be charged all the same.'
    default:
      return way satisfies never
  }
}
