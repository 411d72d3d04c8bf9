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
import type { JobStatus } from './job.ts'

/** The statuses that can be filtered by, each as the filter names it (kyc §2, §5). */
const STATUSES = [
  { value: 'notLoggedIn', label: 'Not Logged in', wire: 'NOT_LOGGED_IN' },
  { value: 'loggedIn', label: 'Logged in', wire: 'LOGGED_IN' },
  { value: 'pass', label: 'Pass', wire: 'PASS' },
  { value: 'failed', label: 'Failed', wire: 'FAIL' },
  { value: 'error', label: 'Error', wire: 'ERROR' },
] as const satisfies readonly { value: string; label: string; wire: JobStatus }[]

/** Yes or No, by the names that the server has for them too (kyc §5). */
const FLAGS = [
  { name: 'userVerified', label: 'User Verified' },
  { name: 'smsSent', label: 'SMS Sent' },
  { name: 'otpSent', label: 'OTP Sent' },
] as const

export const JOB_FILTERS: readonly ListFilter[] = [
  { kind: 'choice', name: 'status', label: 'Job Status', options: STATUSES },
  ...FLAGS.map(({ name, label }): ListFilter => ({ kind: 'yesNo', name, label })),
  { kind: 'days', name: 'uploaded', label: 'Uploaded', legend: 'Upload Date', isWhole: true },
]

/** A UAN as it was pasted, without gaps and dashes (decisions D62). */
const lettersAndDigits = (text: string): string => text.replaceAll(/[^A-Za-z0-9]/g, '')

/** One at a time; the values are the server's own (kyc §5). */
export const SEARCH_KEYS = [
  { value: 'candidateName', label: 'Name' },
  { value: 'phoneNumber', label: 'Phone Number', sought: phoneSought },
  {
    value: 'uan',
    label: 'UAN Number',
    kept: lettersAndDigits,
    // What was typed for another key may stand there.
    sought: lettersAndDigits,
  },
] as const satisfies readonly SoughtKey[]

export const JOB_LIST: DashboardList = {
  filters: JOB_FILTERS,
  searchKeys: SEARCH_KEYS,
}

/** The body of the list call (decisions D10, D33, D35); days are sent both or none (decisions D62). */
export function toJobsBody(asked: ListAsked): Record<string, unknown> {
  const { status = [], uploadedFrom, uploadedTo } = asked.filters
  const isRange = uploadedFrom !== undefined && uploadedTo !== undefined
  return toListBody(asked, [
    ['jobStatus', STATUSES.filter(({ value }) => status.includes(value)).map(({ wire }) => wire)],
    ...FLAGS.map(({ name }): Narrowed => [name, flagsOf(asked.filters[name])]),
    ...(isRange ? daysNarrowed(uploadedFrom[0], uploadedTo[0]) : []),
  ])
}
