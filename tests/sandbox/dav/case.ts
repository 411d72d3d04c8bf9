import type { Channel } from '../channels.ts'
import type { World } from '../world.ts'
import type { SubClient } from '../subClients.ts'

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

/** The form of these cases can be filled by the candidate (kyc §4). */
const AWAITING_CANDIDATE: ReadonlySet<OverallStatus> = new Set([
  'INITIATED',
  'PENDING_USER_INPUT',
  'RE_INITIATE',
  'RE_INITIATED',
])

export const PHOTOS = ['idProof', 'addressProof', 'selfie', 'sign', 'housePhoto'] as const
export type PhotoName = (typeof PHOTOS)[number]

/** What a reviewer accepts or rejects beside the photos. */
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

/** The 13 that a review decides. */
export const REVIEWED_FIELDS = [...ANSWERS, ...PHOTOS] as const
export type ReviewedField = (typeof REVIEWED_FIELDS)[number]

/** Raw base64 JPEG, ISO time of the shutter, degrees. */
export type Photo = { data: string; timestamp: string; latitude: number; longitude: number }

export type UserData = { [field: string]: string | Photo | undefined } & {
  [Name in PhotoName]?: Photo | undefined
}

export type NotifLog = { stage: 'initiated' | 'reinitiated' | 'resent'; initiatedAt: string }

/** A case as the store has it (kyc §3). */
export type SandboxCase = {
  caseId: string
  /** In the candidate's link. */
  referenceId: string
  batchId: string
  subClientId: string
  overallStatus: OverallStatus
  createdAt: string
  modifiedAt: string
  /** E-mail of the reviewer who holds it; '' when nobody does. */
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
  /** Channels that the number of the upload cannot take; an alternate number can. */
  unreachableChannels?: readonly Channel[]
  notifLogs: NotifLog[]
  alternateNumber: string
  linkClickedAt: string
  userData: UserData | null
  userLocation: { latitude: number; longitude: number } | null
  validationStatusDetails: Partial<Record<ReviewedField, boolean>>
  /** What the reviewer's submission held beyond the status: for the report. */
  verdict: { rotationCount: Record<PhotoName, number>; gpsImage: string } | null
  /** A photo is padded to this many bytes; left out: as drawn. */
  photoBytes?: number
}

export const isWaiting = ({ overallStatus }: SandboxCase): boolean =>
  AWAITING_CANDIDATE.has(overallStatus)

export const formPath = ({ referenceId }: SandboxCase): string =>
  `/dav/form?referenceId=${encodeURIComponent(referenceId)}`

/** What the operator is told as it is kept. */
const TOLD = [
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

/** The case as the operator's list and review get it; a truncated one comes without its photos. */
export function toCaseRecord(one: SandboxCase, origin: string, isTruncated: boolean) {
  const { userData } = one
  const shown = Object.entries(userData ?? {}).filter(
    ([, value]) => !isTruncated || typeof value === 'string',
  )
  return {
    ...Object.fromEntries(TOLD.map((name) => [name, one[name]])),
    userForm: { link: origin + formPath(one) },
    ...(userData === null ? {} : { userData: Object.fromEntries(shown) }),
  }
}

/** Changes the case and its time of change. */
export function changeCase(world: World, one: SandboxCase, change: Partial<SandboxCase>): void {
  Object.assign(one, change, { modifiedAt: new Date(world.now()).toISOString() })
}

/** Fields that the form shows only where another one holds one of these values (kyc §3). */
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

/** The case as the candidate's form gets it. */
export function toFormCase(one: SandboxCase, subClient: SubClient, clientCode: string) {
  const { name, address, periodOfStayFrom, periodOfStayTo } = one.sourceData
  return {
    status: isWaiting(one) ? 'OPEN' : 'SUBMITTED',
    referenceId: one.referenceId,
    linkClickedAt: one.linkClickedAt,
    sourceData: { name, address, periodOfStayFrom, periodOfStayTo },
    userData: one.userData ?? {},
    dependentFieldData: DEPENDENT,
    subclientName: subClient.batchTag,
    clientId: clientCode,
    validationStatusDetails: one.validationStatusDetails,
  }
}
