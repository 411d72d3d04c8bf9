import { EMPTY_TAG, FAULTS_TAG, NO_TEMPLATE_TAG, type SubClient } from '../subClients.ts'
import {
  REVIEWED_FIELDS,
  PHOTOS,
  type NotifLog,
  type OverallStatus,
  type Photo,
  type PhotoName,
  type SandboxCase,
  type UserData,
} from './case.ts'
import { REVIEWERS } from './concurrentReviewers.ts'
import { LOCALITIES, type Locality } from './localities.ts'
import { samplePhoto } from './photos.ts'
import { faultCases, type CaseRow } from './seedFaults.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const NAMES = [
  'Anitha Selvam',
  'Bharath Kumar',
  'Chitra Narayanan',
  'Deepak Shetty',
  'Esther Mathew',
  'Farhan Qureshi',
  'Gayathri Iyer',
  'Harish Pillai',
  'Indira Patel',
  'Jagdish Rathi',
  'Kavya Reddy',
  'Lokesh Naidu',
  'Mansi Joshi',
  'Nitin Gaikwad',
  'Oviya Sundaram',
  'Pradeep Nambiar',
  'Ritu Agarwal',
] as const

/** Statuses in rotation, most of them pending, as on a working day. */
const STATES: readonly OverallStatus[] = [
  'PENDING_QC',
  'PENDING_USER_INPUT',
  'APPROVED',
  'INITIATED',
  'PENDING_QC',
  'REJECTED',
  'PENDING_USER_INPUT',
  'ASSIGNED',
  'APPROVED',
  'RE_INITIATED',
  'PENDING_QC',
  'RE_OPEN_FOR_QC',
  'RE_INITIATE',
]

const FILLED: ReadonlySet<OverallStatus> = new Set([
  'PENDING_QC',
  'ASSIGNED',
  'APPROVED',
  'REJECTED',
  'RE_OPEN_FOR_QC',
  'RE_INITIATED',
  'RE_INITIATE',
])
/** Every nth candidate cannot receive calls or SMS. */
const UNREACHABLE_EVERY = { call: 5, sms: 7 } as const
const AGAIN: ReadonlySet<OverallStatus> = new Set(['RE_INITIATED', 'RE_INITIATE'])

/** Cases per sub-client in a fresh world. */
const COUNTS: Readonly<Record<string, number>> = {
  'Kaveri Hosur': 128,
  CTS: 9,
  [EMPTY_TAG]: 0,
  [FAULTS_TAG]: 0,
  [NO_TEMPLATE_TAG]: 0,
}
const USUAL_COUNT = 14

/** Distance in km east of the address where photos were taken, in rotation; the last ones are far away. */
const EAST_KM = [0.08, 0.35, 0.6, 0.15, 3.4, 0.02, 42]
const KM_A_DEGREE = 111.195

const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[], index: number): Item => {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('an empty list')
  return item
}

function placeOf({ latitude, longitude }: Locality, index: number) {
  const east = pick(EAST_KM, index) / (KM_A_DEGREE * Math.cos((latitude * Math.PI) / 180))
  return { latitude, longitude: Number((longitude + east).toFixed(6)) }
}

/** The picture is loaded on demand, because most lists never need it. */
function photoOf(
  name: PhotoName,
  at: number,
  location: { latitude: number; longitude: number },
  bytes?: number,
): Photo {
  return {
    timestamp: new Date(at).toISOString(),
    ...location,
    get data() {
      return samplePhoto(name, bytes)
    },
  }
}

function userDataOf(row: CaseRow, index: number, at: number, locality: Locality): UserData {
  const location = placeOf(locality, index)
  const photos = PHOTOS.map((name, nth) => [
    name,
    photoOf(name, at + nth * 40_000, location, row.photoBytes),
  ])
  return {
    respondentName: row.name,
    relationshipWithCandidate: 'Self',
    ownershipStatus: pick(['Rented', 'Owned'], index),
    typeOfAddress: pick(['Current', 'Permanent'], index),
    periodOfStayFrom: pick(['Jan 2019', 'March 2021', '2015'], index),
    periodOfStayTo: 'Till date',
    stayingAtGivenAddress: 'true',
    prominentLandMark: locality.landmark,
    ...(Object.fromEntries(photos) as Record<PhotoName, Photo>), // from the list of their names
  }
}

type Opened = { createdAt: number; now: number }

function logsOf(status: OverallStatus, index: number, { createdAt, now }: Opened): NotifLog[] {
  const log = (stage: NotifLog['stage'], hours: number) => ({
    stage,
    initiatedAt: new Date(Math.min(createdAt + hours * HOUR_MS, now - HOUR_MS)).toISOString(),
  })
  const reminders = Array.from({ length: index % 3 }, (_, nth) => log('resent', 20 + 22 * nth))
  return [log('initiated', 0), ...reminders, ...(AGAIN.has(status) ? [log('reinitiated', 70)] : [])]
}

type Seeding = { nextId: (prefix: string) => string; now: number; clientCode: string }

function accepted(status: OverallStatus, index: number) {
  if (status === 'APPROVED') return Object.fromEntries(REVIEWED_FIELDS.map((name) => [name, true]))
  if (status === 'REJECTED' || AGAIN.has(status))
    return Object.fromEntries(REVIEWED_FIELDS.map((name, nth) => [name, (nth + index) % 4 !== 0]))
  return {}
}

function caseOf(row: CaseRow, index: number, subClient: SubClient, seeding: Seeding): SandboxCase {
  const { nextId, now, clientCode } = seeding
  const locality = pick(LOCALITIES, index)
  const createdAt = now - (1 + (index % 60)) * (DAY_MS / 3) - index * 60_000
  const filledAt = createdAt + 6 * HOUR_MS
  const isFilled = FILLED.has(row.status)
  const caseId = nextId('case')
  const { area, city, pin } = locality
  const unreachableChannels = (['call', 'sms'] as const).filter(
    (channel) => index % UNREACHABLE_EVERY[channel] === 0,
  )
  return {
    caseId,
    referenceId: `REF${caseId.slice(-4)}${pin}`,
    batchId: `B-${String(1 + Math.floor(index / 20)).padStart(3, '0')}`,
    subClientId: subClient.subClientId,
    overallStatus: row.status,
    createdAt: new Date(createdAt).toISOString(),
    modifiedAt: new Date(isFilled ? filledAt : createdAt).toISOString(),
    assignee:
      row.status === 'ASSIGNED' ? (row.assignee ?? pick(REVIEWERS[clientCode] ?? [''], index)) : '',
    overrideCoordinates: false,
    qcComments: row.status === 'REJECTED' ? 'House photo shows another building.' : '',
    sourceData: {
      name: row.name,
      internalReferenceNumber: row.reference,
      phoneNumber: `98${String(45_010_000 + index * 137).padStart(8, '0')}`,
      email: `${row.name.toLowerCase().replaceAll(' ', '.')}@mail.example`,
      address: row.address ?? `${12 + index}, 2nd Cross, ${area}, ${city} ${pin}`,
      periodOfStayFrom: 'January 2019',
      periodOfStayTo: 'Till date',
    },
    notification: {
      email: true,
      voicecall: !unreachableChannels.includes('call'),
      sms: !unreachableChannels.includes('sms'),
    },
    unreachableChannels,
    notifLogs: logsOf(row.status, index, { createdAt, now }),
    alternateNumber: index % 11 === 0 ? '9123456780' : '',
    linkClickedAt: isFilled ? new Date(filledAt - HOUR_MS / 4).toISOString() : '',
    userData: isFilled ? userDataOf(row, index, filledAt, locality) : null,
    userLocation: isFilled ? placeOf(locality, index) : null,
    validationStatusDetails: accepted(row.status, index),
    verdict: null,
  }
}

function rowsOf({ batchTag }: SubClient): readonly CaseRow[] {
  if (batchTag === FAULTS_TAG) return faultCases()
  return Array.from({ length: COUNTS[batchTag] ?? USUAL_COUNT }, (_, index) => ({
    name: pick(NAMES, index * 5 + Math.floor(index / NAMES.length)),
    reference: `APP-${String(20_310 + index * 3)}`,
    status: pick(STATES, index),
  }))
}

type World = {
  nextId: (prefix: string) => string
  now: number
  codeOf: (clientId: string) => string
}

/** The cases of a fresh world by id, with all statuses for each sub-client. */
export function seedCases(
  subClients: ReadonlyMap<string, SubClient>,
  { nextId, now, codeOf }: World,
): Map<string, SandboxCase> {
  const cases = [...subClients.values()].flatMap((subClient) =>
    rowsOf(subClient).map((row, index) =>
      caseOf(row, index, subClient, { nextId, now, clientCode: codeOf(subClient.clientId) }),
    ),
  )
  return new Map(cases.map((record) => [record.caseId, record]))
}
