import * as v from 'valibot'
import {
  FlagsSchema,
  isAmong,
  isWithinDays,
  KeySchema,
  many,
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

/** The search keys: one at most (decisions D35). */
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

/** Exactly one of: a sub-client's first list, a filtered one, one case whole (decisions D10). */
export const FilterBodySchema = v.union(
  [
    v.strictObject({ subClientIds: SubClientIdsSchema, ...many }),
    v.strictObject({ filters: FiltersSchema, ...many }),
    v.strictObject({
      caseId: v.string(),
      ...page,
      truncateResponse: v.literal(false, 'must be false for one case'),
    }),
  ],
  'must be {subClientIds}, {filters} or {caseId} with limit 50, offset and truncateResponse',
)

/** Whether the case passes; texts are looked for without regard to case. */
export function passes(one: SandboxCase, filters: Filters): boolean {
  const { email, sms, voicecall } = one.notification
  const key = Object.keys(filters).find(isKey)
  const sought = key === undefined ? '' : (filters[key] ?? '').toLowerCase()
  return (
    filters.subClientIds.includes(one.subClientId) &&
    isWithinDays(Date.parse(one.createdAt), filters) &&
    isAmong(filters.emailDone, email) &&
    isAmong(filters.smsDone, sms) &&
    isAmong(filters.callDone, voicecall) &&
    isAmong(filters.overallStatus, one.overallStatus) &&
    (key === undefined || KEYS[key](one).toLowerCase().includes(sought))
  )
}
