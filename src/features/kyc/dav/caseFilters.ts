import { isDay } from '#shared/lib/day.ts'
import { filterNames, type ListFilter } from '#shared/records/list/filters.ts'
import { PAGE_SIZE, type PageAsked } from '#shared/records/list/page.ts'
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

const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const

/** Of a notification: its name in the address bar, its label, and what the server calls it. */
export const NOTIFIED = [
  { name: 'call', label: 'Call done', wire: 'callDone' },
  { name: 'sms', label: 'SMS done', wire: 'smsDone' },
  { name: 'email', label: 'Email done', wire: 'emailDone' },
] as const

/** The filters of the list (kyc §2). */
export const CASE_FILTERS: readonly ListFilter[] = [
  { kind: 'choice', name: 'status', label: 'QC status', options: QC_STATUSES },
  ...NOTIFIED.map(({ name, label }): ListFilter => ({
    kind: 'choice',
    name,
    label,
    options: YES_NO,
  })),
  { kind: 'days', name: 'started', label: 'Started' },
  ...ROW_FILTERS,
]
export const CASE_FILTER_NAMES = filterNames(CASE_FILTERS)

/** One at a time; the values are the server's own (kyc §3). */
export const SEARCH_KEYS = [
  { value: 'candidateName', label: 'Candidate Name' },
  { value: 'phoneNumber', label: 'Mobile Number' },
  { value: 'address', label: 'Address' },
  { value: 'orderId', label: 'Order ID' },
  { value: 'referenceNumber', label: 'REF Number' },
] as const
export const SEARCH_KEY_VALUES = SEARCH_KEYS.map(({ value }) => value)

/** A page of one sub-client's cases. */
export type CasesAsked = PageAsked & { subClientId: string }

/** Whether anything narrows the list: that is another question to the server (decisions D10). */
export const isNarrowed = ({ search, filters }: CasesAsked): boolean =>
  search !== null || Object.values(filters).some((values) => values.length > 0)

const statusesOf = (values: readonly string[]): OverallStatus[] =>
  QC_STATUSES.filter(({ value }) => values.includes(value)).flatMap(({ statuses }) => statuses)

/** 'yyyy-mm-dd' → 'dd/mm/yyyy' and a time: an Indian day as the server reads it (decisions D33). */
const wireDay = (day: string | undefined, time: string): string =>
  day === undefined || !isDay(day) ? '' : `${day.split('-').toReversed().join('/')} ${time}`

/** What yes and no stand for; an address may hold other words. */
const flagsOf = (values: readonly string[]): boolean[] =>
  YES_NO.filter(({ value }) => values.includes(value)).map(({ value }) => value === 'yes')

/** An entry only where there is something to say. */
const entry = (name: string, value: string | readonly unknown[]): [string, unknown][] =>
  value.length === 0 ? [] : [[name, value]]

/** The body of the list call (decisions D10, D33, D35). */
export function toFilterBody(asked: CasesAsked): Record<string, unknown> {
  const { filters, search, subClientId, page } = asked
  const paging = { limit: PAGE_SIZE, offset: PAGE_SIZE * (page - 1), truncateResponse: true }
  if (!isNarrowed(asked)) return { subClientIds: [subClientId], ...paging }
  const narrowing = [
    ...entry('overallStatus', statusesOf(filters.status ?? [])),
    ...NOTIFIED.flatMap(({ name, wire }) => entry(wire, flagsOf(filters[name] ?? []))),
    ...entry('createdAfter', wireDay(filters.startedFrom?.[0], '00:00:00')),
    ...entry('createdBefore', wireDay(filters.startedTo?.[0], '23:59:59')),
    ...(search === null ? [] : entry(search.by, search.text)),
  ]
  return { filters: { subClientIds: [subClientId], ...Object.fromEntries(narrowing) }, ...paging }
}
