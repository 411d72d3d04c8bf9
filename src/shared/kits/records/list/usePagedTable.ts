import { useCallback, useMemo, useState } from 'react'
import { useSearchQuery } from '#shared/ui/hooks/useSearchQuery.ts'
import { useTableUrl, type TableUrl } from '#shared/ui/table/useTableUrl.ts'
import {
  readTableQuery,
  writeTableQuery,
  type TableQuery,
  type TableSort,
} from '#shared/ui/table/tableQuery.ts'
import type { PageRequest } from './page.ts'

/** URL parameter of the search key; the first key is not written. */
const SEARCH_KEY_PARAM = 'by'

/** URL state and request of a paged list: the URL's query is requested, once typing has paused. */
export type PagedTable = {
  table: TableUrl
  request: PageRequest
  /** The current search key, one of `searchKeys`. */
  searchKey: string
  /** Searches the typed text by the other key, from the first page. */
  setSearchKey: (key: string) => void
  /** Sets filters and search in one history entry. */
  applySearchAndFilters: (to: SearchAndFilters, options?: { replace?: boolean }) => void
  /** Number of repeated requests of the same query: a failed list is then reloaded. */
  repeatCount: number
}

/** Filters by name, and the search with its key. */
export type SearchAndFilters = { filters: TableQuery['filters']; searchKey: string; text: string }

type PagedTableOptions = {
  /** At module level, like the next two. */
  filterNames: readonly string[]
  searchKeys: readonly string[]
  defaultSort?: TableSort | null
}

function withSearchKey(params: URLSearchParams, key: string, first: string): URLSearchParams {
  const next = new URLSearchParams(params)
  if (key === first) next.delete(SEARCH_KEY_PARAM)
  else next.set(SEARCH_KEY_PARAM, key)
  return next
}

/** Page, order, search and filters of a paged list, stored in the URL. */
export function usePagedTable(options: PagedTableOptions): PagedTable {
  const { filterNames, searchKeys, defaultSort = null } = options
  const table = useTableUrl(filterNames, defaultSort)
  const { params, update } = useSearchQuery()
  const first = searchKeys[0] ?? ''
  const searchKey = searchKeys.find((key) => key === params.get(SEARCH_KEY_PARAM)) ?? first

  const { page, sort, filters, search } = table.urlQuery
  const text = search.trim()
  const request = useMemo(
    () => ({ page, sort, filters, search: text === '' ? null : { searchKey: searchKey, text } }),
    [page, sort, filters, text, searchKey],
  )
  const setSearchKey = useCallback(
    (key: string) =>
      update((now) => {
        const next = withSearchKey(now, key, first)
        next.delete('page')
        return next
      }),
    [update, first],
  )
  const [repeatCount, setRepeatCount] = useState(0)
  const applySearchAndFilters = useCallback(
    (to: SearchAndFilters, options?: { replace?: boolean }) => {
      const isNew = update((now) => {
        const current = readTableQuery(now, filterNames, defaultSort)
        const query = { ...current, page: 1, filters: to.filters, search: to.text.trim() }
        return withSearchKey(
          writeTableQuery(query, now, filterNames, defaultSort),
          to.searchKey,
          first,
        )
      }, options)
      if (!isNew) setRepeatCount((count) => count + 1)
    },
    [update, filterNames, defaultSort, first],
  )
  return { table, request, searchKey, setSearchKey, applySearchAndFilters, repeatCount }
}
