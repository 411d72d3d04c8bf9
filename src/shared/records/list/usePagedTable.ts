import { useCallback, useMemo, useState } from 'react'
import { useAddressQuery } from '#shared/ui/useAddressQuery.ts'
import { useTableUrl, type TableUrl } from '#shared/ui/useTableUrl.ts'
import {
  readTableQuery,
  writeTableQuery,
  type TableQuery,
  type TableSort,
} from '#shared/ui/table/tableQuery.ts'
import type { PageAsked } from './page.ts'

/** The address bar's name for the key that is searched; the first one leaves no trace. */
const BY = 'by'

/** Address and question of a paged list: what the bar says is what the server is asked, once typing has paused. */
export type PagedTable = {
  table: TableUrl
  asked: PageAsked
  /** The key that is searched, one of `keys`. */
  by: string
  /** What was typed is searched by the other key, from the first page. */
  setBy: (key: string) => void
  /** Filters and search in one step of the history. */
  narrow: (to: Narrowing, options?: { replace?: boolean }) => void
  /** How often `narrow` asked for what is asked already: a list that failed is then loaded again. */
  repeats: number
}

/** All that narrows a list: its filters by name, and what is searched by which key. */
export type Narrowing = { filters: TableQuery['filters']; by: string; text: string }

type PagedTableOptions = {
  /** At module level, as the next two. */
  filterNames: readonly string[]
  /** What can be searched, one at a time. */
  searchKeys: readonly string[]
  defaultSort?: TableSort | null
}

function withBy(params: URLSearchParams, key: string, first: string): URLSearchParams {
  const next = new URLSearchParams(params)
  if (key === first) next.delete(BY)
  else next.set(BY, key)
  return next
}

/** Page, order, search and filters of a paged list, held by the address bar: Back, reload and a sent link keep them. */
export function usePagedTable(options: PagedTableOptions): PagedTable {
  const { filterNames, searchKeys, defaultSort = null } = options
  const table = useTableUrl(filterNames, defaultSort)
  const { params, change } = useAddressQuery()
  const first = searchKeys[0] ?? ''
  const by = searchKeys.find((key) => key === params.get(BY)) ?? first

  const { page, sort, filters, search } = table.held
  const text = search.trim()
  const asked = useMemo(
    () => ({ page, sort, filters, search: text === '' ? null : { by, text } }),
    [page, sort, filters, text, by],
  )
  const setBy = useCallback(
    (key: string) =>
      change((now) => {
        const next = withBy(now, key, first)
        next.delete('page')
        return next
      }),
    [change, first],
  )
  const [repeats, setRepeats] = useState(0)
  const narrow = useCallback(
    (to: Narrowing, options?: { replace?: boolean }) => {
      const isNew = change((now) => {
        const kept = readTableQuery(now, filterNames, defaultSort)
        const query = { ...kept, page: 1, filters: to.filters, search: to.text.trim() }
        return withBy(writeTableQuery(query, now, filterNames, defaultSort), to.by, first)
      }, options)
      if (!isNew) setRepeats((count) => count + 1)
    },
    [change, filterNames, defaultSort, first],
  )
  return { table, asked, by, setBy, narrow, repeats }
}
