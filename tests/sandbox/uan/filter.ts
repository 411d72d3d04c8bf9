import * as v from 'valibot'
import {
  FlagsSchema,
  isAmong,
  isWithinDays,
  KeySchema,
  listPage,
  PhoneKeySchema,
  SubClientIdsSchema,
  WhenSchema,
} from '../listFilter.ts'
import { FILTERED_STATUSES, type UanJob } from './job.ts'

/** Search keys: at most one (decisions D35). */
const KEYS = {
  candidateName: ({ sourceData }: UanJob) => sourceData.name,
  phoneNumber: ({ sourceData }: UanJob) => sourceData.phoneNumber,
  uan: ({ sourceData }: UanJob) => sourceData.uanNumber,
} as const
const isKey = (name: string): name is keyof typeof KEYS => Object.hasOwn(KEYS, name)

const FiltersSchema = v.pipe(
  v.strictObject({
    subClientIds: SubClientIdsSchema,
    createdAfter: v.optional(WhenSchema),
    createdBefore: v.optional(WhenSchema),
    jobStatus: v.optional(v.array(v.picklist(FILTERED_STATUSES))),
    userVerified: FlagsSchema,
    smsSent: FlagsSchema,
    otpSent: FlagsSchema,
    candidateName: KeySchema,
    phoneNumber: PhoneKeySchema,
    uan: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z\d]+$/, 'must be letters and digits'))),
  }),
  v.check(
    ({ createdAfter, createdBefore }) =>
      (createdAfter === undefined) === (createdBefore === undefined),
    'both dates or none',
  ),
  v.check((filters) => Object.keys(filters).filter(isKey).length <= 1, 'one search key at most'),
)
export type JobFilters = v.InferOutput<typeof FiltersSchema>

/** Exactly one of: first list of a sub-client, filtered list (decisions D10). */
export const JobFilterSchema = v.union(
  [
    v.strictObject({ subClientIds: SubClientIdsSchema, ...listPage }),
    v.strictObject({ filters: FiltersSchema, ...listPage }),
  ],
  'must be {subClientIds} or {filters} with limit 50, offset and truncateResponse true',
)

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
