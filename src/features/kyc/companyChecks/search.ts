import { isDay } from '#shared/lib/day.ts'
import { isReportStatus } from './job.ts'

/** What can be searched, one at a time; the values are the server's own (kyc §3, decisions D44). */
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

/** One key, and what is sought: a text, a status of the table, or a day 'yyyy-mm-dd'. */
export type JobSearch = { by: string; text: string }

export const searchKey = (by: string) =>
  SEARCH_KEYS.find(({ value }) => value === by) ?? SEARCH_KEYS[0]

const FITS: Record<SearchKind, (text: string) => boolean> = {
  text: (text) => text !== '',
  status: isReportStatus,
  date: isDay,
}

/** The search as it can be asked; null for none, and for what an address says that is no day or status. */
export const askable = (search: JobSearch | null): JobSearch | null =>
  search !== null && FITS[searchKey(search.by).kind](search.text) ? search : null

/** As it stands in the call: a date at midnight UTC (decisions D33). */
export const toWire = ({ by, text }: JobSearch): Record<string, string> => ({
  [by]: searchKey(by).kind === 'date' ? `${text}T00:00:00.000Z` : text,
})
