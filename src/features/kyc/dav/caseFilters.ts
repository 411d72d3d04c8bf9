import type { DashboardSearchKey } from '#shared/kits/dashboard/filter/filterDraft.ts'
import {
  NAME_SEARCH,
  PHONE_SEARCH,
  REFERENCE_SEARCH,
} from '#shared/kits/dashboard/filter/searchTexts.ts'
import {
  dayRangeParams,
  parseFlags,
  toListBody,
  type ListRequest,
  type FilterParam,
} from '#shared/kits/dashboard/listBody.ts'
import type { DashboardList } from '#shared/kits/dashboard/useListRequest.ts'
import type { ListFilter } from '#shared/kits/records/list/filters.ts'
import type { OverallStatus } from './case.ts'
import { LOCAL_FILTERS } from './localFilters.ts'

/** Options of 'QC status' (kyc §2, decisions D57). */
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

export const NOTIFICATION_FILTERS = [
  { name: 'call', label: 'Call done', apiName: 'callDone' },
  { name: 'sms', label: 'SMS done', apiName: 'smsDone' },
  { name: 'email', label: 'Email done', apiName: 'emailDone' },
] as const

export const MENU_FILTERS: readonly ListFilter[] = [
  { kind: 'choice', name: 'status', label: 'QC status', options: QC_STATUSES },
  ...NOTIFICATION_FILTERS.map(({ name, label }): ListFilter => ({ kind: 'yesNo', name, label })),
  { kind: 'days', name: 'started', label: 'Started', legend: 'Initiation date' },
]
export const CASE_FILTERS: readonly ListFilter[] = [...MENU_FILTERS, ...LOCAL_FILTERS]

/** The server's own values (kyc §3). */
export const SEARCH_KEYS = [
  { value: 'candidateName', label: 'Candidate Name', ...NAME_SEARCH },
  { value: 'phoneNumber', label: 'Mobile Number', ...PHONE_SEARCH },
  { value: 'address', label: 'Address' },
  { value: 'orderId', label: 'Order ID' },
  { value: 'referenceNumber', label: 'REF Number', ...REFERENCE_SEARCH },
] as const satisfies readonly DashboardSearchKey[]

export const CASE_LIST_CONFIG: DashboardList = {
  filters: CASE_FILTERS,
  searchKeys: SEARCH_KEYS,
}

export type CaseListQuery = ListRequest

const statusesOf = (values: readonly string[]): OverallStatus[] =>
  QC_STATUSES.filter(({ value }) => values.includes(value)).flatMap(({ statuses }) => statuses)

/** decisions D10, D33, D35 */
export const toCaseListBody = (query: CaseListQuery): Record<string, unknown> =>
  toListBody(query, [
    ['overallStatus', statusesOf(query.filters.status ?? [])],
    ...NOTIFICATION_FILTERS.map(({ name, apiName }): FilterParam => [
      apiName,
      parseFlags(query.filters[name]),
    ]),
    ...dayRangeParams(query.filters.startedFrom?.[0], query.filters.startedTo?.[0]),
  ])
