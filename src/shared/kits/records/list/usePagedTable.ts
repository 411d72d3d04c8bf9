import { useCallback, useMemo, useState } from 'react'
import { useSearchQuery } from '#shared/ui/hooks/useSearchQuery.ts'
import {
  readTableQuery,
  writeTableQuery,
  type TableQuery,
  type TableSort,
  type UrlFilter,
} from '#shared/ui/table/query/tableQuery.ts'
import { useTableUrl, type TableUrl } from '#shared/ui/table/query/useTableUrl.ts'
import type { PageRequest } from './page.ts'

/** The first key is not written to the URL. */
const SEARCH_KEY_PARAM = 'by'

/** The URL's query is requested once typing has paused. */
export type PagedTable = {
  table: TableUrl
  request: PageRequest
  searchKey: string
  /** Keeps the typed text; opens the first page. */
  setSearchKey: (key: string) => void
  applySearchAndFilters: (to: SearchAndFilters, options?: { replace?: boolean }) => void
  /** How often the same query was requested again: a failed list is then reloaded. */
  repeatCount: number
}

export type SearchAndFilters = { filters: TableQuery['filters']; searchKey: string; text: string }

type PagedTableOptions = {
  /** Define it at module level, like the next two. */
  urlFilters: readonly UrlFilter[]
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
  const { urlFilters, searchKeys, defaultSort = null } = options
  const table = useTableUrl(urlFilters, defaultSort)
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
        const current = readTableQuery(now, urlFilters, defaultSort)
        const query = { ...current, page: 1, filters: to.filters, search: to.text.trim() }
        return withSearchKey(
          writeTableQuery(query, now, urlFilters, defaultSort),
          to.searchKey,
          first,
        )
      }, options)
      if (!isNew) setRepeatCount((count) => count + 1)
    },
    [update, urlFilters, defaultSort, first],
  )
  return { table, request, searchKey, setSearchKey, applySearchAndFilters, repeatCount }
}
