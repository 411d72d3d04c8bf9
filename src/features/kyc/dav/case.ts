import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?raw'
import person from 'bootstrap-icons/icons/person-fill.svg?raw'
import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import type { SubClient } from '#shared/kits/dashboard/subClient.ts'
import { isCtsName } from '#shared/platform/lib/isCtsName.ts'
import type { Tone } from '#shared/ui/components/Chip.tsx'

/** kyc §4 */
export const OVERALL_STATUSES = [
  'INITIATED',
  'PENDING_USER_INPUT',
  'RE_INITIATE',
  'RE_INITIATED',
  'PENDING_QC',
  'RE_OPEN_FOR_QC',
  'ASSIGNED',
  'APPROVED',
  'REJECTED',
  /** Our own; such a case is shown without actions. */
  'UNKNOWN',
] as const
export type OverallStatus = (typeof OVERALL_STATUSES)[number]

export type CaseAction = 'resend' | 'startQc' | 'report'

export type CaseStatusDisplay = {
  label: string
  tone: Tone
  icon?: string
  action: CaseAction | null
}

const NOT_READY: CaseStatusDisplay = {
  label: 'QC Not Ready',
  tone: 'neutral',
  icon: hourglass,
  action: 'resend',
}
const READY: CaseStatusDisplay = { label: 'QC Ready', tone: 'info', action: 'startQc' }

/** kyc §4, decisions D57 */
export const CASE_STATUS: Record<OverallStatus, CaseStatusDisplay> = {
  INITIATED: NOT_READY,
  PENDING_USER_INPUT: NOT_READY,
  RE_INITIATE: NOT_READY,
  RE_INITIATED: NOT_READY,
  PENDING_QC: READY,
  RE_OPEN_FOR_QC: READY,
  ASSIGNED: { label: 'Assigned', tone: 'warning', icon: person, action: null },
  APPROVED: { label: 'QC Successful', tone: 'success', icon: check, action: 'report' },
  REJECTED: { label: 'QC Failed', tone: 'danger', icon: cross, action: 'report' },
  UNKNOWN: { label: 'Unknown', tone: 'neutral', action: null },
}

/** In display order (kyc §2). */
export const ANSWER_NAMES = [
  'respondentName',
  'ownershipStatus',
  'typeOfAddress',
  'relationshipWithCandidate',
  'periodOfStayFrom',
  'periodOfStayTo',
  'stayingAtGivenAddress',
  'prominentLandMark',
] as const
export type AnswerName = (typeof ANSWER_NAMES)[number]

export const PHOTO_NAMES = ['idProof', 'addressProof', 'selfie', 'sign', 'housePhoto'] as const
export type PhotoName = (typeof PHOTO_NAMES)[number]

export const REVIEW_ITEMS = [...ANSWER_NAMES, ...PHOTO_NAMES] as const
export type ReviewItem = (typeof REVIEW_ITEMS)[number]

/** Degrees, WGS 84. */
export type Point = { latitude: number; longitude: number }

export const NOTIFICATION_STAGES = ['initiated', 'reinitiated', 'resent'] as const
export type NotificationStage = (typeof NOTIFICATION_STAGES)[number]

export type NotificationEntry = { stage: NotificationStage; initiatedAt: string }

export type CandidateAnswers = Record<AnswerName, string> & {
  currentVerifiedAddress: string
  verifiedAddressStayingFrom: string
  verifiedAddressStayingTill: string
}

/** Without photos (kyc §3). Missing texts are empty. */
export type AddressCase = {
  caseId: string
  batchId: string
  status: OverallStatus
  createdAt: string
  modifiedAt: string
  /** Reviewer's email; empty when unassigned. */
  assignee: string
  isOverridden: boolean
  qcComments: string
  source: {
    name: string
    reference: string
    phone: string
    email: string
    address: string
    stayFrom: string
    stayTo: string
  }
  link: string
  sent: { email: boolean; call: boolean; sms: boolean }
  /** Newest first (decisions D47). */
  log: readonly NotificationEntry[]
  alternateNumber: string
  /** Null until the candidate has submitted. */
  answers: CandidateAnswers | null
  /** Where the house photo was taken. */
  location: Point | null
  accepted: Readonly<Partial<Record<ReviewItem, boolean>>>
}

/** `takenAt` is an ISO time. */
export type CasePhoto = {
  /** Empty where the data is not a photo. */
  jpeg: Uint8Array<ArrayBuffer>
  takenAt: string | null
  location: Point | null
}

/** Never enters the store, because of the photos. */
export type ReviewCase = {
  record: AddressCase
  /** Epoch ms, by this computer's clock. */
  readAt: number
  photos: Readonly<Partial<Record<PhotoName, CasePhoto>>>
}

/** decisions D23 */
export const isCts = ({ batchTag }: SubClient): boolean => isCtsName(batchTag)

export const QC_ACTIONS = ['Pass', 'Fail', 'Reinitiate'] as const
export type QcAction = (typeof QC_ACTIONS)[number]

/** kyc §4 */
export const STATUS_BY_ACTION = {
  Pass: 'APPROVED',
  Fail: 'REJECTED',
  Reinitiate: 'RE_INITIATED',
} as const satisfies Record<QcAction, string>

type GeocodedAddress = { address: string } & Point

/** kyc §3 (QC submission payload); decisions D36 */
export type QcSubmission = {
  overallStatus: (typeof STATUS_BY_ACTION)[QcAction]
  qcStatus: QcAction
  /** True means accepted. */
  validationStatusDetails: Record<ReviewItem, boolean>
  /** Quarter turns clockwise, 0 to 3 (decisions D21). */
  rotationCount: Record<PhotoName, number>
  /** Base64 of a PNG of the map. */
  gpsImage: string
  sourceAddress: GeocodedAddress
  /** Only with a plotted new address. */
  optionalAddress?: GeocodedAddress
  qcComments?: string
  overrideCoordinates?: boolean
}
