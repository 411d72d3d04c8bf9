import {
  daysNarrowed,
  flagsOf,
  toListBody,
  type ListAsked,
  type Narrowed,
} from '#shared/dashboard/listBody.ts'
import { phoneSought } from '#shared/dashboard/phone.ts'
import type { SoughtKey } from '#shared/dashboard/filterDraft.ts'
import type { DashboardList } from '#shared/dashboard/useListAsked.ts'
import type { ListFilter } from '#shared/records/list/filters.ts'
import type { OverallStatus } from './case.ts'
import { ROW_FILTERS } from './rowFilters.ts'

/** The statuses that each choice of 'QC status' stands for (kyc §2, decisions D57). */
export const QC_STATUSES = [
  { value: 'ready', label: 'QC Ready', statuses: ['PENDING_QC', 'RE_OPEN_FOR_QC'] },
  {
    value: 'notReady',
    label: 'QC Not Ready',
    statuses: ['INITIATED', 'PENDING_USER_INPUT', 'RE_INITIATE', 'RE_INITIATED'],
  },
  { value: 'successful', label: 'QC Successful', statuses: ['APPROVED'] },
  { value: 'failed', label: 'QC Failed', statuses: ['REJECTED'] },
] as const satisfies readonly {
  value: string
  label: string
  statuses: readonly OverallStatus[]
}[]

/** Of a notification: its name in the address bar, its label, and what the server calls it. */
export const NOTIFIED = [
  { name: 'call', label: 'Call done', wire: 'callDone' },
  { name: 'sms', label: 'SMS done', wire: 'smsDone' },
  { name: 'email', label: 'Email done', wire: 'emailDone' },
] as const

/** What the filter offers (kyc §2, look 16a). */
export const OFFERED_FILTERS: readonly ListFilter[] = [
  { kind: 'choice', name: 'status', label: 'QC status', options: QC_STATUSES },
  ...NOTIFIED.map(({ name, label }): ListFilter => ({ kind: 'yesNo', name, label })),
  { kind: 'days', name: 'started', label: 'Started', legend: 'Initiation date' },
]
/** All that narrows the list. */
export const CASE_FILTERS: readonly ListFilter[] = [...OFFERED_FILTERS, ...ROW_FILTERS]

/** One at a time; the values are the server's own (kyc §3). */
export const SEARCH_KEYS = [
  { value: 'candidateName', label: 'Candidate Name' },
  { value: 'phoneNumber', label: 'Mobile Number', sought: phoneSought },
  { value: 'address', label: 'Address' },
  { value: 'orderId', label: 'Order ID' },
  { value: 'referenceNumber', label: 'REF Number' },
] as const satisfies readonly SoughtKey[]

export const CASE_LIST: DashboardList = {
  filters: CASE_FILTERS,
  searchKeys: SEARCH_KEYS,
}

/** A page of one sub-client's cases. */
export type CasesAsked = ListAsked

const statusesOf = (values: readonly string[]): OverallStatus[] =>
  QC_STATUSES.filter(({ value }) => values.includes(value)).flatMap(({ statuses }) => statuses)

/** The body of the list call (decisions D10, D33, D35). */
export const toFilterBody = (asked: CasesAsked): Record<string, unknown> =>
  toListBody(asked, [
    ['overallStatus', statusesOf(asked.filters.status ?? [])],
    ...NOTIFIED.map(({ name, wire }): Narrowed => [wire, flagsOf(asked.filters[name])]),
    ...daysNarrowed(asked.filters.startedFrom?.[0], asked.filters.startedTo?.[0]),
  ])
