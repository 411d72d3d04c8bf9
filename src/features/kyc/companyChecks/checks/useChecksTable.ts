import { useEffect, useMemo } from 'react'
import { usePagedTable } from '#shared/records/list/usePagedTable.ts'
import type { FilterChip } from '#shared/ui/FilterChips.tsx'
import { formatDay } from '#shared/lib/day.ts'
import type { TableUrl } from '#shared/ui/useTableUrl.ts'
import { askable, SEARCH_KEY_VALUES, searchKey, type JobSearch } from '../search.ts'
import { pagesOf, placeOf, type PagePlace } from './blocks.ts'
import { NEWEST_FIRST, turnedSort } from './listedJobs.ts'

const LIST = { filterNames: [], searchKeys: SEARCH_KEY_VALUES, defaultSort: NEWEST_FIRST }

export type ChecksTable = {
  table: TableUrl
  /** What is asked of the server. */
  search: JobSearch | null
  /** What stands in the fields of the search. */
  typed: JobSearch
  setSearch: (search: JobSearch) => void
  place: PagePlace
  repeats: number
}

/** Page, order and search of the list, held by the address bar: Back, reload and a sent link keep them. */
export function useChecksTable(): ChecksTable {
  const { table, asked, by, narrow, repeats } = usePagedTable(LIST)
  const search = useMemo(() => askable(asked.search), [asked.search])
  const { setSort } = table
  const { sort } = table.query
  return {
    table: useMemo(
      () => ({ ...table, setSort: (next) => setSort(turnedSort(sort, next)) }),
      [table, setSort, sort],
    ),
    search,
    typed: { by, text: search?.text ?? '' },
    setSearch: (next) => narrow({ filters: {}, ...next }),
    place: placeOf(table.query.page),
    repeats,
  }
}

/** The search as a chip that can be taken away. */
export const searchChips = (search: JobSearch | null, table: TableUrl): FilterChip[] =>
  search === null
    ? []
    : [
        {
          key: search.by,
          label: searchKey(search.by).label,
          value: formatDay(search.text),
          onRemove: table.reset,
        },
      ]

/** A page past the end, of an old link or a list that became shorter, leads to the last one. */
export function useNotPastEnd({ table }: ChecksTable, total: number, isKnown: boolean): void {
  const last = pagesOf(total)
  const { setPage } = table
  const isPast = isKnown && table.query.page > last
  useEffect(() => {
    if (isPast) setPage(last, { replace: true })
  }, [isPast, last, setPage])
}
