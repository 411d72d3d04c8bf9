import type { Channel } from '../channels.ts'
import type { SubClient } from '../subClients.ts'
import type { World } from '../world.ts'

export type OverallStatus =
  | 'INITIATED'
  | 'PENDING_USER_INPUT'
  | 'RE_INITIATE'
  | 'RE_INITIATED'
  | 'PENDING_QC'
  | 'RE_OPEN_FOR_QC'
  | 'ASSIGNED'
  | 'APPROVED'
  | 'REJECTED'

/** Cases with these statuses can be filled in by the candidate (kyc §4). */
const AWAITING_CANDIDATE: ReadonlySet<OverallStatus> = new Set([
  'INITIATED',
  'PENDING_USER_INPUT',
  'RE_INITIATE',
  'RE_INITIATED',
])

export const PHOTOS = ['idProof', 'addressProof', 'selfie', 'sign', 'housePhoto'] as const
export type PhotoName = (typeof PHOTOS)[number]

/** What a reviewer decides besides the photos. */
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

/** The 13 items of a review. */
export const REVIEWED_FIELDS = [...ANSWERS, ...PHOTOS] as const
export type ReviewedField = (typeof REVIEWED_FIELDS)[number]

/** Raw base64 JPEG, ISO time taken, location in degrees. */
export type Photo = { data: string; timestamp: string; latitude: number; longitude: number }

export type UserData = { [field: string]: string | Photo | undefined } & {
  [Name in PhotoName]?: Photo | undefined
}

export type NotifLog = { stage: 'initiated' | 'reinitiated' | 'resent'; initiatedAt: string }

/** A stored case (kyc §3). */
export type SandboxCase = {
  caseId: string
  /** The id in the candidate's link. */
  referenceId: string
  batchId: string
  subClientId: string
  overallStatus: OverallStatus
  createdAt: string
  modifiedAt: string
  /** Email of the assigned reviewer; empty for none. */
  assignee: string
  overrideCoordinates: boolean
  qcComments: string
  sourceData: {
    name: string
    internalReferenceNumber: string
    phoneNumber: string
    email: string
    address: string
    periodOfStayFrom: string
    periodOfStayTo: string
  }
  notification: { email: boolean; voicecall: boolean; sms: boolean }
  /** Channels that the uploaded number cannot receive; an alternate number can. */
  unreachableChannels?: readonly Channel[]
  notifLogs: NotifLog[]
  alternateNumber: string
  linkClickedAt: string
  userData: UserData | null
  userLocation: { latitude: number; longitude: number } | null
  validationStatusDetails: Partial<Record<ReviewedField, boolean>>
  /** Details of the reviewer's submission for the report. */
  verdict: { rotationCount: Record<PhotoName, number>; gpsImage: string } | null
  /** Photos are padded to this size in bytes. Default: not padded. */
  photoBytes?: number
}

export const isWaiting = ({ overallStatus }: SandboxCase): boolean =>
  AWAITING_CANDIDATE.has(overallStatus)

export const formPath = ({ referenceId }: SandboxCase): string =>
  `/dav/form?referenceId=${encodeURIComponent(referenceId)}`

/** The answers that are sent to the operator unchanged. */
const SENT_ANSWERS = [
  'caseId',
  'batchId',
  'overallStatus',
  'createdAt',
  'modifiedAt',
  'assignee',
  'overrideCoordinates',
  'qcComments',
  'sourceData',
  'notification',
  'notifLogs',
  'alternateNumber',
  'userLocation',
  'validationStatusDetails',
] as const satisfies readonly (keyof SandboxCase)[]

/** The case in the operator's list and review; a truncated one has no photos. */
export function toCaseRecord(record: SandboxCase, origin: string, isTruncated: boolean) {
  const { userData } = record
  const answers = Object.entries(userData ?? {}).filter(
    ([, value]) => !isTruncated || typeof value === 'string',
  )
  return {
    ...Object.fromEntries(SENT_ANSWERS.map((name) => [name, record[name]])),
    userForm: { link: origin + formPath(record) },
    ...(userData === null ? {} : { userData: Object.fromEntries(answers) }),
  }
}

/** Changes the case and its modification time. */
export function changeCase(world: World, record: SandboxCase, change: Partial<SandboxCase>): void {
  Object.assign(record, change, { modifiedAt: new Date(world.now()).toISOString() })
}

/** Fields shown only if another field has one of these values (kyc §3). */
const DEPENDENT = [
  {
    key: 'currentVerifiedAddress',
    dependsOn: 'stayingAtGivenAddress',
    dependsCondition: ['false'],
  },
  {
    key: 'verifiedAddressStayingFrom',
    dependsOn: 'stayingAtGivenAddress',
    dependsCondition: ['false'],
  },
  {
    key: 'verifiedAddressStayingTill',
    dependsOn: 'stayingAtGivenAddress',
    dependsCondition: ['false'],
  },
]

/** The case in the candidate's form. */
export function toFormCase(record: SandboxCase, subClient: SubClient, clientCode: string) {
  const { name, address, periodOfStayFrom, periodOfStayTo } = record.sourceData
  return {
    status: isWaiting(record) ? 'OPEN' : 'SUBMITTED',
    referenceId: record.referenceId,
    linkClickedAt: record.linkClickedAt,
    sourceData: { name, address, periodOfStayFrom, periodOfStayTo },
    userData: record.userData ?? {},
    dependentFieldData: DEPENDENT,
    subclientName: subClient.batchTag,
    clientId: clientCode,
    validationStatusDetails: record.validationStatusDetails,
  }
}
