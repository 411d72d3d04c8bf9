import { formatCount } from '#shared/lib/plural.ts'
import type { TableSort } from '#shared/ui/table/tableQuery.ts'

type Listed = {
  fetched: number
  total: number
  /** There is more on the server to sort with them. */
  hasMore: boolean
  sort: TableSort | null
}

const COLUMN: ReadonlyMap<string, string> = new Map([
  ['processed', 'processing'],
  ['employed', 'employment'],
])

/** What the order of the list is, and of how much of it: the server has more than is sorted here (decisions D44). */
export function listLine({ fetched, total, hasMore, sort }: Listed): string {
  const column = COLUMN.get(sort?.column ?? '')
  if (fetched === 0 || column === undefined) return 'Dates are Indian days.'
  const order = `${sort?.descending === true ? 'newest' : 'oldest'} ${column} first`
  return hasMore || fetched < total
    ? `Sorted: the ${formatCount(fetched)} fetched of ${formatCount(total)}, ${order}.`
    : `Dates are Indian days, ${order}.`
}
