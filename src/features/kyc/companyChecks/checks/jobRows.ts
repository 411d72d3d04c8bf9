import { sortedIndexes } from '#shared/ui/table/query/sortRows.ts'
import type { TableSort } from '#shared/ui/table/query/tableQuery.ts'
import type { CompanyJob } from '../job.ts'

/** `changedAt` (epoch ms) where the status changed while the list was open. */
export type JobRow = CompanyJob & { changedAt: number | null }

/** A text that is not a date comes last (kyc §5). */
const SORT_DATES: ReadonlyMap<string, (job: CompanyJob) => number | null> = new Map([
  ['processed', ({ processingDate }) => processingDate.timestamp],
  ['employed', ({ employmentDate }) => employmentDate.timestamp],
])
export const getSortDate = (column: string) => SORT_DATES.get(column)

export const NEWEST_FIRST: TableSort = { column: 'processed', descending: true }

/** Newest first is the default, so its column toggles and is never unsorted. */
export const nextSort = (current: TableSort | null, next: TableSort | null): TableSort =>
  next ??
  (current?.column === NEWEST_FIRST.column ? { ...NEWEST_FIRST, descending: false } : NEWEST_FIRST)

export function sortJobs(
  jobs: readonly CompanyJob[],
  sort: TableSort | null,
): readonly CompanyJob[] {
  const dateOf = getSortDate(sort?.column ?? '')
  if (sort === null || dateOf === undefined) return jobs
  return sortedIndexes(jobs, dateOf, sort.descending).flatMap((index) => jobs[index] ?? [])
}

export const toJobRows = (
  sorted: readonly CompanyJob[],
  { first, end }: { first: number; end: number },
  changed: ReadonlyMap<string, number>,
): readonly JobRow[] =>
  sorted
    .slice(first, end)
    .map((job) => Object.assign({ changedAt: changed.get(job.rowId) ?? null }, job))
