import { formatCount } from '#shared/platform/lib/text/plural.ts'
import type { TableSort } from '#shared/ui/table/query/tableQuery.ts'

type ListSummary = {
  fetched: number
  total: number
  /** On the server, not sorted here. */
  hasMore: boolean
  sort: TableSort | null
}

const DATE_COLUMN_NAMES: ReadonlyMap<string, string> = new Map([
  ['processed', 'processing'],
  ['employed', 'employment'],
])

export function formatListSummary({ fetched, total, hasMore, sort }: ListSummary): string {
  const column = DATE_COLUMN_NAMES.get(sort?.column ?? '')
  if (fetched === 0 || column === undefined) return 'Dates are in Indian time.'
  const order = `${sort?.descending === true ? 'newest' : 'oldest'} ${column} first`
  return hasMore || fetched < total
    ? `Showing ${formatCount(fetched)} of ${formatCount(total)}, ${order}. Sorting covers these ${formatCount(fetched)} only.`
    : `Dates are in Indian time, ${order}.`
}
