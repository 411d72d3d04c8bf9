import type { DashboardSearchKey } from '#shared/kits/dashboard/filter/filterDraft.ts'
import { NAME_SEARCH, PHONE_SEARCH, UAN_SEARCH } from '#shared/kits/dashboard/filter/searchTexts.ts'
import {
  dayRangeParams,
  parseFlags,
  toListBody,
  type ListRequest,
  type FilterParam,
} from '#shared/kits/dashboard/listBody.ts'
import type { DashboardList } from '#shared/kits/dashboard/useListRequest.ts'
import type { ListFilter } from '#shared/kits/records/list/filters.ts'
import type { JobStatus } from './job.ts'

/** kyc §2, §5 */
const STATUS_OPTIONS = [
  { value: 'notLoggedIn', label: 'Not Logged in', apiName: 'NOT_LOGGED_IN' },
  { value: 'loggedIn', label: 'Logged in', apiName: 'LOGGED_IN' },
  { value: 'pass', label: 'Pass', apiName: 'PASS' },
  { value: 'failed', label: 'Failed', apiName: 'FAIL' },
  { value: 'error', label: 'Error', apiName: 'ERROR' },
] as const satisfies readonly { value: string; label: string; apiName: JobStatus }[]

/** Yes or no, with the server's names (kyc §5). */
const FLAG_FILTERS = [
  { name: 'userVerified', label: 'User Verified' },
  { name: 'smsSent', label: 'SMS Sent' },
  { name: 'otpSent', label: 'OTP Sent' },
] as const

export const JOB_FILTERS: readonly ListFilter[] = [
  { kind: 'choice', name: 'status', label: 'Job Status', options: STATUS_OPTIONS },
  ...FLAG_FILTERS.map(({ name, label }): ListFilter => ({ kind: 'yesNo', name, label })),
  {
    kind: 'days',
    name: 'uploaded',
    label: 'Uploaded',
    legend: 'Upload Date',
    requiresBothEnds: true,
  },
]

/** A pasted UAN may have spaces and dashes (decisions D62). */
const lettersAndDigits = (text: string): string => text.replaceAll(/[^A-Za-z0-9]/g, '')

/** The server's own values (kyc §5). */
export const SEARCH_KEYS = [
  { value: 'candidateName', label: 'Name', ...NAME_SEARCH },
  { value: 'phoneNumber', label: 'Phone Number', ...PHONE_SEARCH },
  {
    value: 'uan',
    label: 'UAN Number',
    ...UAN_SEARCH,
    filterInput: lettersAndDigits,
    // The field may hold text typed for another key.
    parse: lettersAndDigits,
  },
] as const satisfies readonly DashboardSearchKey[]

export const JOB_LIST_CONFIG: DashboardList = {
  filters: JOB_FILTERS,
  searchKeys: SEARCH_KEYS,
}

/** decisions D10, D33, D35; the two days are sent together or not at all (decisions D62). */
export function toJobListBody(query: ListRequest): Record<string, unknown> {
  const { status = [], uploadedFrom, uploadedTo } = query.filters
  const isRange = uploadedFrom !== undefined && uploadedTo !== undefined
  return toListBody(query, [
    [
      'jobStatus',
      STATUS_OPTIONS.filter(({ value }) => status.includes(value)).map(({ apiName }) => apiName),
    ],
    ...FLAG_FILTERS.map(({ name }): FilterParam => [name, parseFlags(query.filters[name])]),
    ...(isRange ? dayRangeParams(uploadedFrom[0], uploadedTo[0]) : []),
  ])
}
