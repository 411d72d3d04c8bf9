import { useEffect, useMemo } from 'react'
import { usePagedTable } from '#shared/kits/records/list/usePagedTable.ts'
import { formatDay } from '#shared/platform/lib/time/day.ts'
import type { FilterChip } from '#shared/ui/components/FilterChips.tsx'
import type { TableUrl } from '#shared/ui/table/query/useTableUrl.ts'
import { validSearchOrNull, SEARCH_KEY_VALUES, searchKey, type JobSearch } from '../search.ts'
import { pageCount, pagePosition, type PagePosition } from './blocks.ts'
import { NEWEST_FIRST, nextSort } from './jobRows.ts'

const LIST = { urlFilters: [], searchKeys: SEARCH_KEY_VALUES, defaultSort: NEWEST_FIRST }

export type ChecksTable = {
  table: TableUrl
  search: JobSearch | null
  searchInput: JobSearch
  setSearch: (search: JobSearch) => void
  pagePosition: PagePosition
  repeatCount: number
}

export function useChecksTable(): ChecksTable {
  const { table, request, searchKey: key, applySearchAndFilters, repeatCount } = usePagedTable(LIST)
  const search = useMemo(() => validSearchOrNull(request.search), [request.search])
  const { setSort } = table
  const { sort } = table.query
  const text = search?.text ?? ''
  return {
    table: useMemo(
      () => ({
        ...table,
        query: { ...table.query, search: text },
        setSort: (next) => setSort(nextSort(sort, next)),
      }),
      [table, text, setSort, sort],
    ),
    search,
    searchInput: { searchKey: key, text: search?.text ?? '' },
    setSearch: (next) => applySearchAndFilters({ filters: {}, ...next }),
    pagePosition: pagePosition(table.query.page),
    repeatCount: repeatCount,
  }
}

export const searchChips = (search: JobSearch | null, table: TableUrl): FilterChip[] =>
  search === null
    ? []
    : [
        {
          key: search.searchKey,
          label: searchKey(search.searchKey).label,
          value: formatDay(search.text),
          onRemove: table.reset,
        },
      ]

/** For an old link or a shorter list. */
export function useClampedPage({ table }: ChecksTable, total: number, isKnown: boolean): void {
  const last = pageCount(total)
  const { setPage } = table
  const isPastEnd = isKnown && table.query.page > last
  useEffect(() => {
    if (isPastEnd) setPage(last, { replace: true })
  }, [isPastEnd, last, setPage])
}
