import { useMemo } from 'react'
import type { Column } from './column.ts'
import type { TableQuery } from './tableQuery.ts'
import { useTableRows } from './useTableRows.ts'

/**
 * 'client': all rows are here. 'server': `rows` is one page, already narrowed and in its order; `page` is left out where it
 * is the one that was asked for, and differs from that while the next one is awaited. `isSorted`: the server can sort.
 */
export type TablePaging =
  | { kind: 'client'; size: number }
  | { kind: 'server'; size: number; total: number; page?: number; isSorted?: boolean }

type ShownRowsOptions<Row> = {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  query: TableQuery
  paging: TablePaging | undefined
  passes: ((row: Row, filters: TableQuery['filters']) => boolean) | undefined
}

/** The rows of the page that is shown, and how many match in all. A page past the end is the last one. */
export function useShownRows<Row extends object>({
  rows,
  columns,
  query,
  paging,
  passes,
}: ShownRowsOptions<Row>) {
  const { sort, search, filters, page: askedPage } = query
  const isServer = paging?.kind === 'server'
  const passing = useMemo(
    () => (passes === undefined || isServer ? rows : rows.filter((row) => passes(row, filters))),
    [rows, passes, filters, isServer],
  )
  const found = useTableRows(passing, columns, isServer ? null : sort, isServer ? '' : search)
  const total = paging?.kind === 'server' ? paging.total : found.length
  const size = paging?.size ?? Math.max(total, 1)
  const pages = Math.max(1, Math.ceil(total / size))
  const page = Math.min(askedPage, pages)
  const shown = useMemo(
    () => (isServer ? found : found.slice((page - 1) * size, page * size)),
    [found, isServer, page, size],
  )
  const shownPage = paging?.kind === 'server' ? (paging.page ?? page) : page
  /** How many rows are before the first that is shown. */
  const before = paging === undefined ? 0 : (shownPage - 1) * size
  // Says when other rows are shown because something else was asked for, not because the list itself changed.
  const asked = JSON.stringify([sort, search, filters, page])
  return { shown, pages, page, before, total, asked }
}
