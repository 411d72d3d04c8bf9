import { useCallback, useMemo, useState } from 'react'
import { toUrlFilters, type ListFilter } from '#shared/kits/records/list/filters.ts'
import type { PageRequest } from '#shared/kits/records/list/page.ts'
import { usePagedTable, type PagedTable } from '#shared/kits/records/list/usePagedTable.ts'
import {
  filterProblem,
  textForKey,
  withoutInvalidRanges,
  type FilterProblem,
  type DashboardSearchKey,
} from './filter/filterDraft.ts'
import type { ListRequest } from './listBody.ts'

/** Define it at module level. */
export type DashboardList = {
  filters: readonly ListFilter[]
  searchKeys: readonly DashboardSearchKey[]
}

export type ListTable = Omit<PagedTable, 'request'> & {
  request: ListRequest
  problem: FilterProblem | null
}

/** The request without invalid ranges. Null for an invalid search. */
function toValidRequest(
  { filters, searchKeys }: DashboardList,
  { search, ...address }: PageRequest,
): PageRequest | null {
  const validFilters = { ...address, filters: withoutInvalidRanges(filters, address.filters) }
  const parse = searchKeys.find(({ value }) => value === search?.searchKey)?.parse
  if (search === null || parse === undefined) return { ...validFilters, search }
  const text = parse(search.text)
  if (text === null) return null
  return { ...validFilters, search: text === '' ? null : { ...search, text } }
}

/** The page that the URL names. An invalid query keeps the previous request. */
export function useListRequest(list: DashboardList, subClientId: string): ListTable {
  const { filters: offered, searchKeys } = list
  const urlFilters = useMemo(() => toUrlFilters(offered), [offered])
  const keys = useMemo(() => searchKeys.map(({ value }) => value), [searchKeys])
  const table = usePagedTable({ urlFilters, searchKeys: keys })
  const validRequest = useMemo(() => toValidRequest(list, table.request), [list, table.request])
  const [last, setLast] = useState<PageRequest>(
    () =>
      validRequest ?? {
        ...table.request,
        filters: withoutInvalidRanges(offered, table.request.filters),
        search: null,
      },
  )
  if (validRequest !== null && validRequest !== last) setLast(validRequest)
  const request = useMemo(
    () => ({ ...(validRequest ?? last), subClientId }),
    [validRequest, last, subClientId],
  )
  const { query, urlQuery, setSearch } = table.table
  const { searchKey, setSearchKey: setKey, applySearchAndFilters } = table
  const { search, filters } = query
  const setSearchKey = useCallback(
    (key: string) => {
      const text = textForKey(searchKeys, key, search)
      if (text === search) {
        setKey(key)
        return
      }
      setSearch(text) // typed text that is not in the URL yet
      applySearchAndFilters({ filters, searchKey: key, text })
    },
    [searchKeys, search, filters, setKey, setSearch, applySearchAndFilters],
  )
  const problem = useMemo(
    () => filterProblem({ filters, searchKey, text: urlQuery.search }, list),
    [filters, searchKey, urlQuery.search, list],
  )
  return useMemo(
    () => ({ ...table, setSearchKey, request, problem }),
    [table, setSearchKey, request, problem],
  )
}
