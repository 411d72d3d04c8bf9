export type TableSort = { column: string; descending: boolean }

/** Everything that narrows or orders a list, as the address bar holds it. */
export type TableQuery = {
  sort: TableSort | null
  /** From 1. */
  page: number
  search: string
  /** Filter name → chosen values; a filter that is not set is not there. */
  filters: Readonly<Record<string, readonly string[]>>
}

export const EMPTY_QUERY: TableQuery = { sort: null, page: 1, search: '', filters: {} }

/** Names that a filter may not take. */
const SORT = 'sort'
const PAGE = 'page'
const SEARCH = 'q'

/** Reads `?sort=-name&page=2&q=rao&status=Active`. What makes no sense is as if it were not there; it is text from outside. */
export function readTableQuery(
  params: URLSearchParams,
  filterNames: readonly string[],
  defaultSort: TableSort | null = null,
): TableQuery {
  const filters = filterNames.flatMap((name) => {
    const values = params.getAll(name).filter((value) => value !== '')
    return values.length === 0 ? [] : [[name, values] as const]
  })
  return {
    sort: readSort(params.get(SORT)) ?? defaultSort,
    page: readPage(params.get(PAGE)),
    search: params.get(SEARCH) ?? '',
    filters: Object.fromEntries(filters),
  }
}

/** Writes a query over the given parameters and leaves those of others alone. Defaults leave no trace. */
export function writeTableQuery(
  query: TableQuery,
  params: URLSearchParams,
  filterNames: readonly string[],
  defaultSort: TableSort | null = null,
): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of [SORT, PAGE, SEARCH, ...filterNames]) next.delete(name)
  if (query.sort !== null && !sameSort(query.sort, defaultSort))
    next.set(SORT, sortText(query.sort))
  if (query.page > 1) next.set(PAGE, String(query.page))
  if (query.search !== '') next.set(SEARCH, query.search)
  for (const name of filterNames) {
    for (const value of query.filters[name] ?? []) next.append(name, value)
  }
  return next
}

/** Upwards, downwards, then as the list came. */
export function nextSort(sort: TableSort | null, column: string): TableSort | null {
  if (sort?.column !== column) return { column, descending: false }
  return sort.descending ? null : { column, descending: true }
}

/** True when a search or a filter is set: an empty list then means "none matches", not "none yet". */
export function isNarrowed(query: TableQuery): boolean {
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

function sameSort(a: TableSort, b: TableSort | null): boolean {
  return a.column === b?.column && a.descending === b.descending
}
