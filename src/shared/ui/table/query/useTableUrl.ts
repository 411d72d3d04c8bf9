import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchQuery } from '#shared/ui/hooks/useSearchQuery.ts'
import {
  EMPTY_QUERY,
  readTableQuery,
  writeTableQuery,
  type TableQuery,
  type TableSort,
  type UrlFilter,
} from './tableQuery.ts'

/** After this pause in typing, the search is written to the URL. */
const SETTLE_MS = 250

export type TableUrl = {
  /** `search` as typed. */
  query: TableQuery
  /** `search` after a pause. Server requests use this one. */
  urlQuery: TableQuery
  setSort: (sort: TableSort | null) => void
  /** `replace`: without a history entry. */
  setPage: (page: number, options?: { replace?: boolean }) => void
  /** The screen at once, the URL after a pause, without a history entry. */
  setSearch: (search: string) => void
  setFilter: (name: string, values: readonly string[]) => void
  setFilters: (filters: Readonly<Record<string, readonly string[]>>) => void
  /** Keeps the order. */
  reset: () => void
}

/** Back, reload and shared links keep them. Define both parameters at module level. */
export function useTableUrl(
  urlFilters: readonly UrlFilter[],
  defaultSort: TableSort | null = null,
): TableUrl {
  const { params, update, isNavigationPending } = useSearchQuery()
  const urlSearch = useMemo(
    () => readTableQuery(params, urlFilters, defaultSort),
    [params, urlFilters, defaultSort],
  )
  const { typed: search, type, noteWritten } = useTypedSearch(urlSearch.search)
  // Equal filters keep the same object when another parameter changes, so that 50,000 rows are not filtered again.
  const filterText = writeTableQuery(
    { ...EMPTY_QUERY, filters: urlSearch.filters },
    new URLSearchParams(),
    urlFilters,
  ).toString()
  const filters = useMemo(
    () => readTableQuery(new URLSearchParams(filterText), urlFilters).filters,
    [filterText, urlFilters],
  )
  const settled = useMemo(() => ({ ...urlSearch, filters }), [urlSearch, filters])
  const query = useMemo(() => ({ ...settled, search }), [settled, search])

  const write = useCallback(
    (parts: Partial<TableQuery>, replace = false) => {
      if (parts.search !== undefined) noteWritten(parts.search)
      update(
        (now) => {
          const next = { ...readTableQuery(now, urlFilters, defaultSort), page: 1, ...parts }
          return writeTableQuery(next, now, urlFilters, defaultSort)
        },
        { replace },
      )
    },
    [update, urlFilters, defaultSort, noteWritten],
  )

  useEffect(() => {
    if (search === urlSearch.search) return undefined
    const timer = setTimeout(() => {
      // A pending navigation would be cancelled by this write; the effect runs again when it is done.
      if (!isNavigationPending()) write({ search }, true)
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [search, urlSearch.search, write, isNavigationPending])

  return useMemo(
    () => ({
      query,
      urlQuery: settled,
      setSort: (sort) => write({ sort }),
      setPage: (page, { replace = false } = {}) => write({ page, search }, replace),
      setSearch: type,
      setFilter: (name, values) =>
        write({ search, filters: withFilter(query.filters, name, values) }),
      setFilters: (filters) => write({ search, filters }),
      reset: () => {
        type('')
        write({ search: '', filters: {} })
      },
    }),
    [query, settled, search, type, write],
  )
}

/** Ahead of the URL. A search set by others (Back, a link) overrides it. */
function useTypedSearch(urlSearch: string) {
  const [typed, type] = useState(urlSearch)
  const pendingWrites = useRef<string[]>([])
  const known = useRef(urlSearch)

  const noteWritten = useCallback((search: string) => {
    if (search !== known.current) pendingWrites.current.push(search)
  }, [])

  useEffect(() => {
    if (urlSearch === known.current) return
    known.current = urlSearch
    const pendingIndex = pendingWrites.current.indexOf(urlSearch)
    pendingWrites.current = pendingIndex === -1 ? [] : pendingWrites.current.slice(pendingIndex + 1)
    if (pendingIndex === -1) type(urlSearch)
  }, [urlSearch])

  return { typed, type, noteWritten }
}

function withFilter(
  filters: TableQuery['filters'],
  name: string,
  values: readonly string[],
): TableQuery['filters'] {
  const { [name]: _, ...others } = filters
  return values.length === 0 ? others : { ...others, [name]: values }
}
