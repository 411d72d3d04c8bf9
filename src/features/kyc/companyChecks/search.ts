import { isDay } from '#shared/platform/lib/time/day.ts'
import { isReportStatus } from './job.ts'

/** The server's own values (kyc §3, decisions D44). */
export const SEARCH_KEYS = [
  { value: 'batch_id', label: 'Work Order Id', kind: 'text' },
  { value: 'company_name', label: 'Company Name', kind: 'text' },
  { value: 'employee_name', label: 'Candidate Name', kind: 'text' },
  { value: 'job_status', label: 'Report Status', kind: 'status' },
  { value: 'processing_date', label: 'Processing Date', kind: 'date' },
  { value: 'employment_date', label: 'Employment Date', kind: 'date' },
] as const
export const SEARCH_KEY_VALUES = SEARCH_KEYS.map(({ value }) => value)
export type SearchKind = (typeof SEARCH_KEYS)[number]['kind']

/** `text` is a text, a status or a day 'yyyy-mm-dd'. */
export type JobSearch = { searchKey: string; text: string }

export const searchKey = (searchValue: string) =>
  SEARCH_KEYS.find(({ value }) => value === searchValue) ?? SEARCH_KEYS[0]

const VALIDATORS: Record<SearchKind, (text: string) => boolean> = {
  text: (text) => text !== '',
  status: isReportStatus,
  date: isDay,
}

/** Null also for a URL with an invalid day or status. */
export const validSearchOrNull = (search: JobSearch | null): JobSearch | null =>
  search !== null && VALIDATORS[searchKey(search.searchKey).kind](search.text) ? search : null

/** A date is sent as midnight UTC (decisions D33). */
export const toSearchBody = ({ searchKey: key, text }: JobSearch): Record<string, string> => ({
  [key]: searchKey(key).kind === 'date' ? `${text}T00:00:00.000Z` : text,
})
