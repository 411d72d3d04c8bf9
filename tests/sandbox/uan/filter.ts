import type { InferOutput } from 'valibot'
import type { UAN_KEYS, UanFiltersSchema } from '#api/calls/verification.ts'
import { isAmong, isWithinDays } from '../listFilter.ts'
import type { UanJob } from './job.ts'

/** Search keys: at most one (decisions D35). */
const KEYS = {
  candidateName: ({ sourceData }: UanJob) => sourceData.name,
  phoneNumber: ({ sourceData }: UanJob) => sourceData.phoneNumber,
  uan: ({ sourceData }: UanJob) => sourceData.uanNumber,
} as const satisfies Record<(typeof UAN_KEYS)[number], (job: UanJob) => string>
const isKey = (name: string): name is keyof typeof KEYS => Object.hasOwn(KEYS, name)

export type JobFilters = InferOutput<typeof UanFiltersSchema>

/** Whether the job matches; texts ignore case. */
export function matchesFilters(job: UanJob, filters: JobFilters): boolean {
  const { smsStatus, otpStatus } = job.statusFlags
  const key = Object.keys(filters).find(isKey)
  const text = key === undefined ? '' : (filters[key] ?? '').toLowerCase()
  return (
    filters.subClientIds.includes(job.subClientId) &&
    isWithinDays(job.createdAt, filters) &&
    isAmong<string>(filters.jobStatus, job.jobStatus) &&
    isAmong(filters.userVerified, job.userVerified) &&
    isAmong(filters.smsSent, smsStatus) &&
    isAmong(filters.otpSent, otpStatus) &&
    (key === undefined || KEYS[key](job).toLowerCase().includes(text))
  )
}
