import { isCtsName } from '#shared/lib/isCtsName.ts'
import type { SubClient } from '#shared/dashboard/subClient.ts'
import type { Tone } from '#shared/ui/Chip.tsx'
import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?raw'
import person from 'bootstrap-icons/icons/person-fill.svg?raw'
import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import cross from 'bootstrap-icons/icons/x-lg.svg?raw'

/** Where an address case stands (kyc §4). */
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
  /** Our own: one that no table of ours knows. Its case is shown, and nothing is offered. */
  'UNKNOWN',
] as const
export type OverallStatus = (typeof OVERALL_STATUSES)[number]

/** What the list offers for a case. */
export type CaseAction = 'resend' | 'startQc' | 'report'

export type CaseStatus = {
  label: string
  tone: Tone
  /** Source of an icon; left out: a dot. */
  icon?: string
  action: CaseAction | null
}

const NOT_READY: CaseStatus = {
  label: 'QC Not Ready',
  tone: 'neutral',
  icon: hourglass,
  action: 'resend',
}
const READY: CaseStatus = { label: 'QC Ready', tone: 'info', action: 'startQc' }

/** How a status shows and what it offers (kyc §4, decisions D57). */
export const CASE_STATUS: Record<OverallStatus, CaseStatus> = {
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

/** The candidate's answers that a reviewer decides on, in the order of the screen (kyc §2). */
export const ANSWERS = [
  'respondentName',
  'ownershipStatus',
  'typeOfAddress',
  'relationshipWithCandidate',
  'periodOfStayFrom',
  'periodOfStayTo',
  'stayingAtGivenAddress',
  'prominentLandMark',
] as const
export type AnswerName = (typeof ANSWERS)[number]

export const PHOTOS = ['idProof', 'addressProof', 'selfie', 'sign', 'housePhoto'] as const
export type PhotoName = (typeof PHOTOS)[number]

/** All that a review decides: 13. */
export const DECIDED = [...ANSWERS, ...PHOTOS] as const
export type Decided = (typeof DECIDED)[number]

/** Degrees, WGS 84. */
export type Point = { latitude: number; longitude: number }

export const STAGES = ['initiated', 'reinitiated', 'resent'] as const
export type Stage = (typeof STAGES)[number]

/** `initiatedAt` is an ISO time. */
export type NotificationEntry = { stage: Stage; initiatedAt: string }

/** What the candidate sent; a text that was not given is empty. */
export type CandidateAnswers = Record<AnswerName, string> & {
  currentVerifiedAddress: string
  verifiedAddressStayingFrom: string
  verifiedAddressStayingTill: string
}

/** An address case as the list has it: without its photos (kyc §3). A text that was not given is empty. */
export type AddressCase = {
  caseId: string
  batchId: string
  status: OverallStatus
  /** ISO time. */
  createdAt: string
  /** ISO time. */
  modifiedAt: string
  /** E-mail of the reviewer who holds it; empty when nobody does. */
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
  /** The candidate's own link. */
  link: string
  sent: { email: boolean; call: boolean; sms: boolean }
  /** Newest first (decisions D47). */
  log: readonly NotificationEntry[]
  alternateNumber: string
  /** Null before the candidate has sent anything. */
  answers: CandidateAnswers | null
  /** Where the house photo was taken. */
  location: Point | null
  /** What an earlier review accepted or rejected. */
  accepted: Readonly<Partial<Record<Decided, boolean>>>
}

/** A photo of the candidate. `takenAt` is an ISO time; null where it did not come. */
export type CasePhoto = {
  /** What the camera made; of no length where what came is no photo. */
  jpeg: Uint8Array<ArrayBuffer>
  takenAt: string | null
  place: Point | null
}

/** A case with all that a review judges; it never enters the store. */
export type ReviewCase = {
  record: AddressCase
  photos: Readonly<Partial<Record<PhotoName, CasePhoto>>>
}

/** The sub-client that changes the form and the review (decisions D23). */
export const isCts = ({ batchTag }: SubClient): boolean => isCtsName(batchTag)
