import { sortedOrder } from '#shared/ui/table/sortRows.ts'
import type { TableSort } from '#shared/ui/table/tableQuery.ts'
import type { CompanyJob } from '../job.ts'

/** A row of the table; `changedAt` (ms since 1970) where its status changed while the list stood open. */
export type ListedJob = CompanyJob & { changedAt: number | null }

/** What can be sorted by; a text that is no date comes last (kyc §5). */
const DATES: ReadonlyMap<string, (job: CompanyJob) => number | null> = new Map([
  ['processed', ({ processed }) => processed.at],
  ['employed', ({ employed }) => employed.at],
])
export const sortDate = (column: string) => DATES.get(column)

export const NEWEST_FIRST: TableSort = { column: 'processed', descending: true }

/** The order after a press on a head: newest first is the list's own, so that its column turns and is never "as it came". */
export const turnedSort = (now: TableSort | null, next: TableSort | null): TableSort =>
  next ??
  (now?.column === NEWEST_FIRST.column ? { ...NEWEST_FIRST, descending: false } : NEWEST_FIRST)

/** The jobs in this order. */
export function sortedJobs(
  jobs: readonly CompanyJob[],
  sort: TableSort | null,
): readonly CompanyJob[] {
  const dateOf = sortDate(sort?.column ?? '')
  if (sort === null || dateOf === undefined) return jobs
  return sortedOrder(jobs, dateOf, sort.descending).flatMap((index) => jobs[index] ?? [])
}

/** The rows of a page. */
export const listedJobs = (
  sorted: readonly CompanyJob[],
  { first, end }: { first: number; end: number },
  changed: ReadonlyMap<string, number>,
): readonly ListedJob[] =>
  sorted
    .slice(first, end)
    .map((job) => Object.assign({ changedAt: changed.get(job.rowId) ?? null }, job))
