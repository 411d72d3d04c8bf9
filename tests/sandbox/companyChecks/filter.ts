import * as v from 'valibot'
import { toIndiaDay } from '#shared/platform/lib/day.ts'
import { KeySchema, page } from '../listFilter.ts'
import type { World } from '../world.ts'
import { REPORT_STATUSES, statusOf, type CompanyJob } from './job.ts'

/** An Indian day as ISO at midnight UTC (decisions D33). */
const MidnightSchema = v.optional(
  v.pipe(
    v.string(),
    v.isoTimestamp('must be ISO'),
    v.endsWith('T00:00:00.000Z', 'must be midnight UTC'),
  ),
)

const holds = (text: string, sought: string) => text.toLowerCase().includes(sought.toLowerCase())
const dayOf = (iso: string) => iso.slice(0, 10)

/** The keys, each with what it finds (kyc §3); Work Order Id is asked as `batch_id` (decisions D44). */
const KEYS = {
  batch_id: ({ input, batchId }, sought) =>
    holds(input.workOrderId, sought) || holds(batchId, sought),
  company_name: ({ input }, sought) => holds(input.companyName, sought),
  employee_name: ({ input }, sought) => holds(input.employeeName, sought),
  job_status: (job, sought, world) => statusOf(job, world) === sought,
  processing_date: ({ createdAt }, sought) => toIndiaDay(createdAt) === dayOf(sought),
  employment_date: ({ input }, sought) => input.POEStartDate === dayOf(sought),
} as const satisfies Record<string, (job: CompanyJob, sought: string, world: World) => boolean>
const isKey = (name: string): name is keyof typeof KEYS => Object.hasOwn(KEYS, name)

/** `offset` always, and one key at most. */
export const JobFilterSchema = v.pipe(
  v.strictObject({
    offset: page.offset,
    batch_id: KeySchema,
    company_name: KeySchema,
    employee_name: KeySchema,
    job_status: v.optional(v.picklist(REPORT_STATUSES)),
    processing_date: MidnightSchema,
    employment_date: MidnightSchema,
  }),
  v.check((filter) => Object.keys(filter).filter(isKey).length <= 1, 'one search key at most'),
)
export type JobFilter = v.InferOutput<typeof JobFilterSchema>

export function passes(job: CompanyJob, filter: JobFilter, world: World): boolean {
  const key = Object.keys(filter).find(isKey)
  return key === undefined || KEYS[key](job, filter[key] ?? '', world)
}
