import * as v from 'valibot'
import { toIndiaDay } from '#shared/platform/lib/day.ts'
import { KeySchema, page } from '../listFilter.ts'
import type { World } from '../world.ts'
import { REPORT_STATUSES, statusOf, type CompanyJob } from './job.ts'

/** An Indian day as ISO text at midnight UTC (decisions D33). */
const MidnightSchema = v.optional(
  v.pipe(
    v.string(),
    v.isoTimestamp('must be ISO'),
    v.endsWith('T00:00:00.000Z', 'must be midnight UTC'),
  ),
)

const includesText = (text: string, value: string) =>
  text.toLowerCase().includes(value.toLowerCase())
const dayOf = (iso: string) => iso.slice(0, 10)

/** Search keys (kyc §3); Work Order Id is sent as `batch_id` (decisions D44). */
const KEYS = {
  batch_id: ({ input, batchId }, value) =>
    includesText(input.workOrderId, value) || includesText(batchId, value),
  company_name: ({ input }, value) => includesText(input.companyName, value),
  employee_name: ({ input }, value) => includesText(input.employeeName, value),
  job_status: (job, value, world) => statusOf(job, world) === value,
  processing_date: ({ createdAt }, value) => toIndiaDay(createdAt) === dayOf(value),
  employment_date: ({ input }, value) => input.POEStartDate === dayOf(value),
} as const satisfies Record<string, (job: CompanyJob, value: string, world: World) => boolean>
const isKey = (name: string): name is keyof typeof KEYS => Object.hasOwn(KEYS, name)

/** `offset` is required; at most one search key. */
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

export function matchesFilter(job: CompanyJob, filter: JobFilter, world: World): boolean {
  const key = Object.keys(filter).find(isKey)
  return key === undefined || KEYS[key](job, filter[key] ?? '', world)
}
