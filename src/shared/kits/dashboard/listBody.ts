import { PAGE_SIZE, type PageRequest } from '#shared/kits/records/list/page.ts'
import { isDay } from '#shared/platform/lib/time/day.ts'

export type ListRequest = PageRequest & { subClientId: string }

/** A searched or filtered list needs another call (decisions D10). */
export const isFiltered = ({ search, filters }: ListRequest): boolean =>
  search !== null || Object.values(filters).some((values) => values.length > 0)

/** A filter with the server's name; empty ones are left out. */
export type FilterParam = readonly [name: string, value: string | readonly unknown[]]

/** The search of the request is added (decisions D10, D35). */
export function toListBody(
  request: ListRequest,
  filters: readonly FilterParam[],
): Record<string, unknown> {
  const { search, subClientId, page } = request
  const paging = { limit: PAGE_SIZE, offset: PAGE_SIZE * (page - 1), truncateResponse: true }
  if (!isFiltered(request)) return { subClientIds: [subClientId], ...paging }
  const searchParams: readonly FilterParam[] =
    search === null ? [] : [[search.searchKey, search.text]]
  const params = [...filters, ...searchParams].filter(([, value]) => value.length > 0)
  return { filters: { subClientIds: [subClientId], ...Object.fromEntries(params) }, ...paging }
}

/** 'yyyy-mm-dd' → 'dd/mm/yyyy' and a time; '' for an invalid day. */
const toApiDateTime = (day: string, time: string): string =>
  isDay(day) ? `${day.split('-').toReversed().join('/')} ${time}` : ''

/** A range of days in India for the server, from its first to its last second (decisions D33). */
export const dayRangeParams = (from = '', to = ''): readonly FilterParam[] => [
  ['createdAfter', toApiDateTime(from, '00:00:00')],
  ['createdBefore', toApiDateTime(to, '23:59:59')],
]

const FLAGS: Readonly<Record<string, boolean>> = { yes: true, no: false }

/** Parses yes and no; other values in the URL are ignored. */
export const parseFlags = (values: readonly string[] = []): boolean[] =>
  ['yes', 'no'].filter((value) => values.includes(value)).map((value) => FLAGS[value] === true)
