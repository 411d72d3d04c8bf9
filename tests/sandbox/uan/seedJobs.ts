import { MAGIC } from '../magic.ts'
import { EMPTY_TAG, FAULTS_TAG, NO_TEMPLATE_TAG, type SubClient } from '../subClients.ts'
import type { JobStatus, UanJob } from './job.ts'

const HOUR_MS = 3_600_000

const NAMES = [
  'Meera Joseph',
  'Abdul Rahman Siddiqui',
  'Pallavi Wagh',
  'Sandeep Rawat',
  'Lakshmi Narayanan',
  'Tenzin Dolma',
  'Chirag Solanki',
  'Rukmini Patra',
  'Bikram Chettri',
  'Zoya Merchant',
  'Nagaraju Boya',
  'Harini Thomas',
  'Devendra Solanki',
  'Ishrat Jahan',
  'Manoj Tirkey',
  'Sunita Oraon',
  'Kiran Desai',
] as const

/** Statuses in rotation, as on a working day. */
const STATES: readonly JobStatus[] = [
  'PASS',
  'FETCHING_DETAILS',
  'LOGGED_IN',
  'NOT_LOGGED_IN',
  'PASS',
  'FAIL',
  'NOT_LOGGED_IN',
  'ERROR',
  'PASS',
]
/** One job in this many could not be sent its link. */
const UNSENT_EVERY = 7

/** Jobs per sub-client in a fresh world. */
const COUNTS: Readonly<Record<string, number>> = {
  'Kaveri Hosur': 128,
  CTS: 9,
  [EMPTY_TAG]: 0,
  [NO_TEMPLATE_TAG]: 0,
}
const USUAL_COUNT = 14

const pick = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('an empty list')
  return item
}

type Row = { name: string; reference: string; status: UanJob['jobStatus'] }
type Seeding = { nextId: (prefix: string) => string; now: number }

function jobOf(
  { name, reference, status }: Row,
  index: number,
  subClientId: string,
  seed: Seeding,
): UanJob {
  const isSent = index % UNSENT_EVERY !== UNSENT_EVERY - 1
  const isVerified = status !== 'NOT_LOGGED_IN' && status !== 'ERROR'
  return {
    jobId: seed.nextId('uan'),
    subClientId,
    createdAt: seed.now - (1 + index * 5) * HOUR_MS,
    jobStatus: status,
    sourceData: {
      name,
      phoneNumber: `94${String(46_031_782 + index * 271).padStart(8, '0')}`,
      uanNumber: String(100_984_512_237 + index * 7_919),
      internalReferenceNumber: reference,
    },
    statusFlags: { smsStatus: isSent, otpStatus: isVerified && status !== 'LOGGED_IN' },
    userVerified: isVerified,
  }
}

const titled = (value: string) =>
  value.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())

/** What the first word of a magic value changes; a job with a faulty link waits for its candidate. */
const FAULT_STATUS: Readonly<Record<string, UanJob['jobStatus']>> = {
  odd: 'ARCHIVED',
  link: 'NOT_LOGGED_IN',
}

/** One job per magic value, with the value as reference number. */
const faultRows = (): Row[] =>
  MAGIC.filter(({ place }) => place === 'uanJob').map(({ value }) => ({
    name: `Fault ${titled(value)}`,
    reference: value,
    status: FAULT_STATUS[value.split('-')[0] ?? ''] ?? 'PASS',
  }))

/** Jobs of a sub-client, newest first, with statuses in rotation. */
export const jobsOf = (subClientId: string, count: number, seed: Seeding): UanJob[] =>
  Array.from({ length: count }, (_, index) =>
    jobOf(
      {
        name: pick(NAMES, index),
        reference: `EMP-${String(4_410 + index * 3)}`,
        status: pick(STATES, index),
      },
      index,
      subClientId,
      seed,
    ),
  )

/** The jobs of a fresh world by id, with all statuses for each sub-client. */
export function seedUanJobs(
  subClients: ReadonlyMap<string, SubClient>,
  seed: Seeding,
): Map<string, UanJob> {
  const jobs = [...subClients.values()].flatMap(({ subClientId, batchTag }) =>
    batchTag === FAULTS_TAG
      ? faultRows().map((row, index) => jobOf(row, index, subClientId, seed))
      : jobsOf(subClientId, COUNTS[batchTag] ?? USUAL_COUNT, seed),
  )
  return new Map(jobs.map((job) => [job.jobId, job]))
}
