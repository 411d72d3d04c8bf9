import type { InferOutput } from 'valibot'
import type { COMPANY_KEYS, CompanyFilterSchema } from '#api/calls/verification.ts'
import { toIndiaDay } from '#shared/platform/lib/time/day.ts'
import type { World } from '../world.ts'
import { statusOf, type CompanyJob } from './job.ts'

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
} as const satisfies Record<
  (typeof COMPANY_KEYS)[number],
  (job: CompanyJob, value: string, world: World) => boolean
>
const isKey = (name: string): name is keyof typeof KEYS => Object.hasOwn(KEYS, name)

export type JobFilter = InferOutput<typeof CompanyFilterSchema>

export function matchesFilter(job: CompanyJob, filter: JobFilter, world: World): boolean {
  const key = Object.keys(filter).find(isKey)
  return key === undefined || KEYS[key](job, filter[key] ?? '', world)
}
