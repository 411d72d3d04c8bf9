import { useCallback, useMemo, useState } from 'react'
import type { PageAsked } from '#shared/records/list/page.ts'
import type { SearchKey } from '#shared/records/list/SearchBy.tsx'
import { usePagedTable, type PagedTable } from '#shared/records/list/usePagedTable.ts'
import type { ListAsked } from './listBody.ts'

/** A key that a dashboard's list is searched by. */
export type SoughtKey = SearchKey & {
  /** What is asked for; null where the text is none that can be. Left out: the text as it is. */
  sought?: (text: string) => string | null
}

/** A dashboard's list as data; at module level. */
export type DashboardList = { filterNames: readonly string[]; searchKeys: readonly SoughtKey[] }

export type ListTable = Omit<PagedTable, 'asked'> & {
  asked: ListAsked
  /** What the address bar searches for and nobody is asked, for it is no phone number; null where all is asked. */
  refused: string | null
}

/** What stays of a search text when another key is chosen: nothing where that key cannot be searched for it. */
export function textForKey(keys: readonly SoughtKey[], by: string, text: string): string {
  const sought = keys.find(({ value }) => value === by)?.sought
  return text.trim() !== '' && sought?.(text) === null ? '' : text
}

function askable(keys: readonly SoughtKey[], { search, ...asked }: PageAsked): PageAsked | null {
  const sought = keys.find(({ value }) => value === search?.by)?.sought
  if (search === null || sought === undefined) return { ...asked, search }
  const text = sought(search.text)
  if (text === null) return null
  return { ...asked, search: text === '' ? null : { ...search, text } }
}

/** The page of one sub-client's list that the address bar names. What cannot be asked leaves the question as it was. */
export function useListAsked(list: DashboardList, subClientId: string): ListTable {
  const { filterNames, searchKeys } = list
  const keys = useMemo(() => searchKeys.map(({ value }) => value), [searchKeys])
  const table = usePagedTable({ filterNames, searchKeys: keys })
  const wanted = useMemo(() => askable(searchKeys, table.asked), [searchKeys, table.asked])
  const [last, setLast] = useState<PageAsked>(wanted ?? { ...table.asked, search: null })
  if (wanted !== null && wanted !== last) setLast(wanted)
  const asked = useMemo(() => ({ ...(wanted ?? last), subClientId }), [wanted, last, subClientId])
  const { query, setSearch } = table.table
  const { setBy: setKey, narrow } = table
  const { search, filters } = query
  const setBy = useCallback(
    (by: string) => {
      const text = textForKey(searchKeys, by, search)
      if (text === search) {
        setKey(by)
        return
      }
      setSearch(text) // what was typed and is not in the address bar yet
      narrow({ filters, by, text })
    },
    [searchKeys, search, filters, setKey, setSearch, narrow],
  )
  const refused = wanted === null ? (table.asked.search?.text ?? null) : null
  return useMemo(() => ({ ...table, setBy, asked, refused }), [table, setBy, asked, refused])
}
