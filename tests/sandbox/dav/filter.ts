import * as v from 'valibot'
import {
  FlagsSchema,
  isAmong,
  isWithinDays,
  KeySchema,
  listPage,
  page,
  PhoneKeySchema,
  SubClientIdsSchema,
  WhenSchema,
} from '../listFilter.ts'
import type { SandboxCase } from './case.ts'

const STATUSES = [
  'INITIATED',
  'PENDING_USER_INPUT',
  'RE_INITIATE',
  'RE_INITIATED',
  'PENDING_QC',
  'RE_OPEN_FOR_QC',
  'ASSIGNED',
  'APPROVED',
  'REJECTED',
] as const

/** Search keys: at most one (decisions D35). */
const KEYS = {
  candidateName: ({ sourceData }: SandboxCase) => sourceData.name,
  phoneNumber: ({ sourceData }: SandboxCase) => sourceData.phoneNumber,
  address: ({ sourceData }: SandboxCase) => sourceData.address,
  orderId: ({ batchId }: SandboxCase) => batchId,
  referenceNumber: ({ sourceData }: SandboxCase) => sourceData.internalReferenceNumber,
} as const
type Key = keyof typeof KEYS
const isKey = (name: string): name is Key => Object.hasOwn(KEYS, name)

const FiltersSchema = v.pipe(
  v.strictObject({
    subClientIds: SubClientIdsSchema,
    createdAfter: v.optional(WhenSchema),
    createdBefore: v.optional(WhenSchema),
    emailDone: FlagsSchema,
    smsDone: FlagsSchema,
    callDone: FlagsSchema,
    overallStatus: v.optional(v.array(v.picklist(STATUSES))),
    candidateName: KeySchema,
    phoneNumber: PhoneKeySchema,
    address: KeySchema,
    orderId: KeySchema,
    referenceNumber: KeySchema,
  }),
  v.check((filters) => Object.keys(filters).filter(isKey).length <= 1, 'one search key at most'),
)
export type Filters = v.InferOutput<typeof FiltersSchema>

/** Exactly one of: first list of a sub-client, filtered list, one complete case (decisions D10). */
export const FilterBodySchema = v.union(
  [
    v.strictObject({ subClientIds: SubClientIdsSchema, ...listPage }),
    v.strictObject({ filters: FiltersSchema, ...listPage }),
    v.strictObject({
      caseId: v.string(),
      ...page,
      truncateResponse: v.literal(false, 'must be false for one case'),
    }),
  ],
  'must be {subClientIds}, {filters} or {caseId} with limit 50, offset and truncateResponse',
)

/** Whether the case matches; texts ignore case. */
export function matchesFilters(record: SandboxCase, filters: Filters): boolean {
  const { email, sms, voicecall } = record.notification
  const key = Object.keys(filters).find(isKey)
  const text = key === undefined ? '' : (filters[key] ?? '').toLowerCase()
  return (
    filters.subClientIds.includes(record.subClientId) &&
    isWithinDays(Date.parse(record.createdAt), filters) &&
    isAmong(filters.emailDone, email) &&
    isAmong(filters.smsDone, sms) &&
    isAmong(filters.callDone, voicecall) &&
    isAmong(filters.overallStatus, record.overallStatus) &&
    (key === undefined || KEYS[key](record).toLowerCase().includes(text))
  )
}
