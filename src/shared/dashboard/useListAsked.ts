import { useCallback, useMemo, useState } from 'react'
import { filterNames, type ListFilter } from '#shared/records/list/filters.ts'
import type { PageAsked } from '#shared/records/list/page.ts'
import { usePagedTable, type PagedTable } from '#shared/records/list/usePagedTable.ts'
import {
  filterProblem,
  textForKey,
  withoutOddRanges,
  type FilterProblem,
  type SoughtKey,
} from './filterDraft.ts'
import type { ListAsked } from './listBody.ts'

/** A dashboard's list as data; at module level. */
export type DashboardList = {
  /** All that narrow the list. */
  filters: readonly ListFilter[]
  searchKeys: readonly SoughtKey[]
}

export type ListTable = Omit<PagedTable, 'asked'> & {
  asked: ListAsked
  /** Why the address bar cannot be asked for as it stands; null where it can. */
  refused: FilterProblem | null
}

/** The question that can be asked: without ranges of days that are none. Null where the search is none. */
function askable(
  { filters, searchKeys }: DashboardList,
  { search, ...address }: PageAsked,
): PageAsked | null {
  const asked = { ...address, filters: withoutOddRanges(filters, address.filters) }
  const sought = searchKeys.find(({ value }) => value === search?.by)?.sought
  if (search === null || sought === undefined) return { ...asked, search }
  const text = sought(search.text)
  if (text === null) return null
  return { ...asked, search: text === '' ? null : { ...search, text } }
}

/** The page of one sub-client's list that the address bar names. What cannot be asked leaves the question as it was. */
export function useListAsked(list: DashboardList, subClientId: string): ListTable {
  const { filters: offered, searchKeys } = list
  const names = useMemo(() => filterNames(offered), [offered])
  const keys = useMemo(() => searchKeys.map(({ value }) => value), [searchKeys])
  const table = usePagedTable({ filterNames: names, searchKeys: keys })
  const wanted = useMemo(() => askable(list, table.asked), [list, table.asked])
  const [last, setLast] = useState<PageAsked>(
    () =>
      wanted ?? {
        ...table.asked,
        filters: withoutOddRanges(offered, table.asked.filters),
        search: null,
      },
  )
  if (wanted !== null && wanted !== last) setLast(wanted)
  const asked = useMemo(() => ({ ...(wanted ?? last), subClientId }), [wanted, last, subClientId])
  const { query, held, setSearch } = table.table
  const { by, setBy: setKey, narrow } = table
  const { search, filters } = query
  const setBy = useCallback(
    (key: string) => {
      const text = textForKey(searchKeys, key, search)
      if (text === search) {
        setKey(key)
        return
      }
      setSearch(text) // what was typed and is not in the address bar yet
      narrow({ filters, by: key, text })
    },
    [searchKeys, search, filters, setKey, setSearch, narrow],
  )
  const refused = useMemo(
    () => filterProblem({ filters, by, text: held.search }, list),
    [filters, by, held.search, list],
  )
  return useMemo(() => ({ ...table, setBy, asked, refused }), [table, setBy, asked, refused])
}
