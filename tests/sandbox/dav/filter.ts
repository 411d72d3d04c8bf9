import * as v from 'valibot'
import { Fault } from '../fault.ts'
import type { SandboxCase } from './case.ts'

/** Indian day and second, as D33 writes them. */
const WHEN = /^(\d{2})\/(\d{2})\/(\d{4}) (00:00:00|23:59:59)$/
const WhenSchema = v.pipe(v.string(), v.regex(WHEN, 'must be dd/mm/yyyy 00:00:00 or 23:59:59'))
const FlagsSchema = v.optional(v.array(v.boolean()))
const KeySchema = v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')))

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

const SubClientIdsSchema = v.pipe(v.array(v.string()), v.nonEmpty('must name a sub-client'))
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
    phoneNumber: v.optional(v.pipe(v.string(), v.regex(/^\d+$/, 'must be digits'))),
    address: KeySchema,
    orderId: KeySchema,
    referenceNumber: KeySchema,
  }),
  v.check((filters) => Object.keys(filters).filter(isKey).length <= 1, 'one search key at most'),
)
export type Filters = v.InferOutput<typeof FiltersSchema>

const page = {
  limit: v.literal(50, 'must be 50'),
  offset: v.pipe(v.number(), v.integer(), v.minValue(0), v.multipleOf(50)),
}
const many = { ...page, truncateResponse: v.literal(true, 'must be true for a list') }

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

/** ms of an Indian day's first or last second. @throws Fault 422 for a day that is none */
function timeOf(text: string): number {
  const [, day = '', month = '', year = '', time = ''] = WHEN.exec(text) ?? []
  const at = Date.parse(`${year}-${month}-${day}T${time}+05:30`)
  if (Number.isNaN(at))
    throw new Fault(422, [{ loc: ['body', 'filters'], msg: `No such day: ${text}` }])
  return at
}

const within = (flags: readonly boolean[] | undefined, value: boolean) =>
  flags === undefined || flags.length === 0 || flags.includes(value)

/** Whether the case passes; texts are looked for without regard to case. */
export function passes(one: SandboxCase, filters: Filters): boolean {
  const { email, sms, voicecall } = one.notification
  const created = Date.parse(one.createdAt)
  const key = Object.keys(filters).find(isKey)
  const sought = key === undefined ? '' : (filters[key] ?? '').toLowerCase()
  return (
    filters.subClientIds.includes(one.subClientId) &&
    (filters.createdAfter === undefined || created >= timeOf(filters.createdAfter)) &&
    (filters.createdBefore === undefined || created <= timeOf(filters.createdBefore) + 999) &&
    within(filters.emailDone, email) &&
    within(filters.smsDone, sms) &&
    within(filters.callDone, voicecall) &&
    (filters.overallStatus === undefined ||
      filters.overallStatus.length === 0 ||
      filters.overallStatus.includes(one.overallStatus)) &&
    (key === undefined || KEYS[key](one).toLowerCase().includes(sought))
  )
}
