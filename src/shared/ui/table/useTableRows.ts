import { useMemo } from 'react'
import type { Column } from './column.ts'
import { matches, searchIndex, searchWords } from './searchIndex.ts'
import { sortedOrder } from './sortRows.ts'
import type { TableSort } from './tableQuery.ts'

/**
 * All rows in their order, then those that hold every word of the search. A keystroke neither sorts nor reads a row's
 * texts again, a new order does not read the texts again, and an address that says the same is no new order.
 */
export function useTableRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: TableSort | null,
  search: string,
): readonly Row[] {
  const sortBy = columns.find(({ id }) => id === sort?.column)?.sortBy
  const descending = sort?.descending ?? false
  const order = useMemo(
    () => (sortBy === undefined ? null : sortedOrder(rows, sortBy, descending)),
    [rows, sortBy, descending],
  )
  const sorted = useMemo(() => inOrder(rows, order), [rows, order])
  const texts = useMemo(() => searchIndex(rows, columns), [rows, columns])
  const sortedTexts = useMemo(() => inOrder(texts, order), [texts, order])
  return useMemo(() => {
    const words = searchWords(search)
    return words.length === 0
      ? sorted
      : sorted.filter((_, at) => matches(sortedTexts[at] ?? '', words))
  }, [sorted, sortedTexts, search])
}

/** A list as an order has it; null leaves it as it is. */
function inOrder<Item>(list: readonly Item[], order: readonly number[] | null): readonly Item[] {
  return order === null ? list : order.flatMap((index) => list[index] ?? [])
}
