import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import {
  EMPTY_QUERY,
  readTableQuery,
  writeTableQuery,
  type TableQuery,
  type TableSort,
} from './table/tableQuery.ts'
import { useAddressQuery } from './useAddressQuery.ts'

/** A pause in typing after which the search goes to the address bar. */
const SETTLE_MS = 250

export type TableUrl = {
  /** What is shown: `search` as it is typed. */
  query: TableQuery
  /** What the address bar says: `search` once typing has paused. A server is asked this. */
  held: TableQuery
  setSort: (sort: TableSort | null) => void
  /** `replace`: without a step for Back. */
  setPage: (page: number, options?: { replace?: boolean }) => void
  /** At once on the screen, in the address bar after a pause, without a step for Back. */
  setSearch: (search: string) => void
  /** An empty list takes the filter away. */
  setFilter: (name: string, values: readonly string[]) => void
  /** Several filters in one step of the history. */
  setFilters: (filters: Readonly<Record<string, readonly string[]>>) => void
  /** Takes search and filters away; the order stays. */
  reset: () => void
}

/**
 * Sort, page, search and filters of a list, held by the address bar: Back, reload and a sent link keep them.
 * @param filterNames parameters that are filters; a list at module level.
 * @param defaultSort the order when the address names none; at module level too.
 */
export function useTableUrl(
  filterNames: readonly string[],
  defaultSort: TableSort | null = null,
): TableUrl {
  const { params, change, isBehind } = useAddressQuery()
  const held = useMemo(
    () => readTableQuery(params, filterNames, defaultSort),
    [params, filterNames, defaultSort],
  )
  const { typed: search, type, noteWritten } = useTypedSearch(held.search)
  // The same filters stay the same object when something else in the address changes: 50,000 rows are not narrowed anew.
  const filterText = writeTableQuery(
    { ...EMPTY_QUERY, filters: held.filters },
    new URLSearchParams(),
    filterNames,
  ).toString()
  const filters = useMemo(
    () => readTableQuery(new URLSearchParams(filterText), filterNames).filters,
    [filterText, filterNames],
  )
  const settled = useMemo(() => ({ ...held, filters }), [held, filters])
  const query = useMemo(() => ({ ...settled, search }), [settled, search])

  const write = useCallback(
    (parts: Partial<TableQuery>, replace = false) => {
      if (parts.search !== undefined) noteWritten(parts.search)
      change(
        (now) => {
          const next = { ...readTableQuery(now, filterNames, defaultSort), page: 1, ...parts }
          return writeTableQuery(next, now, filterNames, defaultSort)
        },
        { replace },
      )
    },
    [change, filterNames, defaultSort, noteWritten],
  )

  useEffect(() => {
    if (search === held.search) return undefined
    const timer = setTimeout(() => {
      // Another page, or this one with a record, may be on its way: nobody asked to come back. With its arrival we run anew.
      if (!isBehind()) write({ search }, true)
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [search, held.search, write, isBehind])

  return useMemo(
    () => ({
      query,
      held: settled,
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

/** What is being typed, which runs ahead of the address bar. A search that others put there (Back, a link) overrides it. */
function useTypedSearch(held: string) {
  const [typed, type] = useState(held)
  const onTheWay = useRef<string[]>([])
  const known = useRef(held)

  const noteWritten = useCallback((search: string) => {
    if (search !== known.current) onTheWay.current.push(search)
  }, [])

  useEffect(() => {
    if (held === known.current) return
    known.current = held
    const ours = onTheWay.current.indexOf(held)
    onTheWay.current = ours === -1 ? [] : onTheWay.current.slice(ours + 1)
    if (ours === -1) type(held)
  }, [held])

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
