import { addMonths, toIndiaDay } from '#shared/platform/lib/time/day.ts'
import { MAGIC } from '../magic.ts'
import type { CheckInput, CompanyJob, ReportStatus } from './job.ts'

const HOUR_MS = 3_600_000

/** Employers and their candidates. */
const CHECKED = [
  ['Neelgiri Software Works', 'Ananya Deshpande'],
  ['Tapti Polymers', 'Mohammed Irfan Khan'],
  ['Orchid Bay Retail', 'Keerthana Raghavan'],
  ['Bhavani Tool Room', 'Gurpreet Kaur Dhillon'],
  ['Suvarna Couriers', 'Ritesh Bhattacharya'],
  ['Mandovi Shipping Agents', 'Savio Fernandes'],
  ['Aravalli Print House', 'Poonam Shekhawat'],
  ['Kaveri Seeds and Farms', 'Naveen Hegde'],
  ['Narmada Cold Storage', 'Farzana Sheikh'],
  ['Chambal Agro Foods', 'Dinesh Tomar'],
  ['Sutlej Motors', 'Harleen Bedi'],
] as const

/** The newest jobs are in progress; of the others one in seven failed to start. */
const NEWEST: readonly ReportStatus[] = ['IN PROGRESS', 'Yet To Start']
const FAILED_EVERY = 7
/** Checks per batch, and hours between batches. */
const BATCH = 12
const STEP_HOURS = 5

/** Jobs per client in a fresh world. */
const COUNTS: Readonly<Record<string, number>> = { KVM: 128 }
const USUAL_COUNT = 20
/** The employment date is invalid. */
const UNDATED = 13

type Seeding = { nextId: (prefix: string) => string; now: number }

const statusAt = (index: number): ReportStatus =>
  NEWEST[index] ?? (index % FAILED_EVERY === 4 ? 'Job Failed to Start' : 'Completed')

function jobOf(
  { input, status }: Pick<CompanyJob, 'input' | 'status'>,
  { index, of, clientCode }: { index: number; of: number; clientCode: string },
  { nextId, now }: Seeding,
): CompanyJob {
  const id = nextId('check')
  return {
    id,
    jobId: `cc-${id}`,
    batchId: `B-${1000 + Math.ceil((of - index) / BATCH)}`,
    clientCode,
    createdAt: now - (1 + index * STEP_HOURS) * HOUR_MS,
    status,
    input,
  }
}

/** A seeded check: employers and candidates rotate, dates are months apart. */
function inputAt(index: number, of: number, now: number): CheckInput {
  const [companyName, employeeName] = CHECKED[index % CHECKED.length] ?? CHECKED[0]
  return {
    workOrderId: `WO-${20_000 + of - index}`,
    companyName,
    employeeName,
    POEStartDate:
      index === UNDATED ? 'Not known' : addMonths(toIndiaDay(now), -(7 + ((index * 17) % 110))),
  }
}

const titled = (value: string) =>
  value.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())

/** One job per magic value, with the value as work order; the oldest jobs of their client. */
const FAULTS = MAGIC.filter(({ place }) => place === 'companyReport').map(({ value }) => ({
  input: {
    workOrderId: value,
    companyName: 'Sandbox faults',
    employeeName: `Fault ${titled(value)}`,
    POEStartDate: '2020-01-15',
  },
  status: 'Completed' as const,
}))

/** The jobs of a fresh world by id, newest first, with all statuses for each client. */
export function seedCompanyJobs(
  clientCodes: Iterable<string>,
  seed: Seeding,
): Map<string, CompanyJob> {
  const jobs = [...clientCodes].flatMap((clientCode) => {
    const of = COUNTS[clientCode] ?? USUAL_COUNT
    const usual = Array.from({ length: of - FAULTS.length }, (_, index) => ({
      input: inputAt(index, of, seed.now),
      status: statusAt(index),
    }))
    return [...usual, ...FAULTS].map((row, index) => jobOf(row, { index, of, clientCode }, seed))
  })
  return new Map(jobs.map((job) => [job.id, job]))
}
