import { useMemo } from 'react'
import type { Column } from '../column.ts'
import { matchesAllWords, searchIndex, searchWords } from './searchIndex.ts'
import { sortedIndexes } from './sortRows.ts'
import type { TableQuery, TableSort } from './tableQuery.ts'

/** Memoized: a keystroke neither sorts nor reads texts again, and a new order does not read texts again. */
function useTableRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: TableSort | null,
  search: string,
): readonly Row[] {
  const sortBy = columns.find(({ id }) => id === sort?.column)?.sortBy
  const descending = sort?.descending ?? false
  const order = useMemo(
    () => (sortBy === undefined ? null : sortedIndexes(rows, sortBy, descending)),
    [rows, sortBy, descending],
  )
  const sorted = useMemo(() => inOrder(rows, order), [rows, order])
  const texts = useMemo(() => searchIndex(rows, columns), [rows, columns])
  const sortedTexts = useMemo(() => inOrder(texts, order), [texts, order])
  return useMemo(() => {
    const words = searchWords(search)
    return words.length === 0
      ? sorted
      : sorted.filter((_, at) => matchesAllWords(sortedTexts[at] ?? '', words))
  }, [sorted, sortedTexts, search])
}

/** A list in the given order; null keeps its order. */
function inOrder<Item>(list: readonly Item[], order: readonly number[] | null): readonly Item[] {
  if (order === null) return list
  const ordered: Item[] = []
  for (const index of order) {
    const item = list[index]
    if (item !== undefined) ordered.push(item)
  }
  return ordered
}

/**
 * 'client': all rows are here. 'server': one filtered and sorted page; `page` is its number while another one loads.
 * `isSorted`: the server can sort.
 */
export type TablePaging =
  | { kind: 'client'; size: number }
  | { kind: 'server'; size: number; total: number; page?: number; isSorted?: boolean }

type PagedRowsOptions<Row> = {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  query: TableQuery
  paging: TablePaging | undefined
  matchesFilters: ((row: Row, filters: TableQuery['filters']) => boolean) | undefined
}

/** A page past the end is the last one. */
export function usePagedRows<Row extends object>({
  rows,
  columns,
  query,
  paging,
  matchesFilters,
}: PagedRowsOptions<Row>) {
  const { sort, search, filters, page: requestedPage } = query
  const isServer = paging?.kind === 'server'
  const filteredRows = useMemo(
    () =>
      matchesFilters === undefined || isServer
        ? rows
        : rows.filter((row) => matchesFilters(row, filters)),
    [rows, matchesFilters, filters, isServer],
  )
  const found = useTableRows(filteredRows, columns, isServer ? null : sort, isServer ? '' : search)
  const total = paging?.kind === 'server' ? paging.total : found.length
  const size = paging?.size ?? Math.max(total, 1)
  const pages = Math.max(1, Math.ceil(total / size))
  const page = Math.min(requestedPage, pages)
  const shown = useMemo(
    () => (isServer ? found : found.slice((page - 1) * size, page * size)),
    [found, isServer, page, size],
  )
  const shownPage = paging?.kind === 'server' ? (paging.page ?? page) : page
  const before = paging === undefined ? 0 : (shownPage - 1) * size
  // Changes when other rows are requested, not when the list itself changes.
  const queryKey = JSON.stringify([sort, search, filters, page])
  return { found, shown, pages, page, before, total, queryKey }
}
