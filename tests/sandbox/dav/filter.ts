import type { InferOutput } from 'valibot'
import type { CASE_KEYS, CaseFiltersSchema } from '#api/calls/addressVerification.ts'
import { isAmong, isWithinDays } from '../listFilter.ts'
import type { SandboxCase } from './case.ts'

/** Search keys: at most one (decisions D35). */
const KEYS = {
  candidateName: ({ sourceData }: SandboxCase) => sourceData.name,
  phoneNumber: ({ sourceData }: SandboxCase) => sourceData.phoneNumber,
  address: ({ sourceData }: SandboxCase) => sourceData.address,
  orderId: ({ batchId }: SandboxCase) => batchId,
  referenceNumber: ({ sourceData }: SandboxCase) => sourceData.internalReferenceNumber,
} as const satisfies Record<(typeof CASE_KEYS)[number], (record: SandboxCase) => string>
type Key = keyof typeof KEYS
const isKey = (name: string): name is Key => Object.hasOwn(KEYS, name)

export type Filters = InferOutput<typeof CaseFiltersSchema>

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
