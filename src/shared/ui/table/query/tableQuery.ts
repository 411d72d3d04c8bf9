export type TableSort = { column: string; descending: boolean }

export type TableQuery = {
  sort: TableSort | null
  /** One-based. */
  page: number
  search: string
  /** By filter name; unset filters are missing. */
  filters: Readonly<Record<string, readonly string[]>>
}

export const EMPTY_QUERY: TableQuery = { sort: null, page: 1, search: '', filters: {} }

/** The name alone: any value. Otherwise other values in the URL are ignored. */
export type UrlFilter = string | { name: string; isValid: (value: string) => boolean }

const nameOf = (filter: UrlFilter) => (typeof filter === 'string' ? filter : filter.name)
const isValidFor = (filter: UrlFilter, value: string) =>
  value !== '' && (typeof filter === 'string' || filter.isValid(value))

/** A filter may not use these names. */
const SORT = 'sort'
const PAGE = 'page'
const SEARCH = 'q'

/** Parses `?sort=-name&page=2&q=rao&status=Active`. Invalid values are ignored, because the URL is outside input. */
export function readTableQuery(
  params: URLSearchParams,
  urlFilters: readonly UrlFilter[],
  defaultSort: TableSort | null = null,
): TableQuery {
  const filters = urlFilters.flatMap((filter) => {
    const name = nameOf(filter)
    const values = new Set(params.getAll(name).filter((value) => isValidFor(filter, value)))
    return values.size === 0 ? [] : [[name, [...values]] as const]
  })
  return {
    sort: readSort(params.get(SORT)) ?? defaultSort,
    page: readPage(params.get(PAGE)),
    search: params.get(SEARCH) ?? '',
    filters: Object.fromEntries(filters),
  }
}

/** Writes a query into the given parameters and leaves other parameters. Defaults are not written. */
export function writeTableQuery(
  query: TableQuery,
  params: URLSearchParams,
  urlFilters: readonly UrlFilter[],
  defaultSort: TableSort | null = null,
): URLSearchParams {
  const next = new URLSearchParams(params)
  const filterNames = urlFilters.map(nameOf)
  for (const name of [SORT, PAGE, SEARCH, ...filterNames]) next.delete(name)
  if (query.sort !== null && !isSameSort(query.sort, defaultSort))
    next.set(SORT, sortText(query.sort))
  if (query.page > 1) next.set(PAGE, String(query.page))
  if (query.search !== '') next.set(SEARCH, query.search)
  for (const name of filterNames) {
    for (const value of query.filters[name] ?? []) next.append(name, value)
  }
  return next
}

/** The next sort: ascending, descending, original order. */
export function nextSort(sort: TableSort | null, column: string): TableSort | null {
  if (sort?.column !== column) return { column, descending: false }
  return sort.descending ? null : { column, descending: true }
}

/** An empty list then means "none matches", not "none yet". */
export function isFiltered(query: TableQuery): boolean {
  return query.search.trim() !== '' || Object.keys(query.filters).length > 0
}

function readSort(text: string | null): TableSort | null {
  if (text === null || text === '' || text === '-') return null
  return text.startsWith('-')
    ? { column: text.slice(1), descending: true }
    : { column: text, descending: false }
}

function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1
}

function sortText(sort: TableSort): string {
  return sort.descending ? `-${sort.column}` : sort.column
}

function isSameSort(a: TableSort, b: TableSort | null): boolean {
  return a.column === b?.column && a.descending === b.descending
}
