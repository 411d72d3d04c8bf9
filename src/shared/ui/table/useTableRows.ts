import {
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type Row as TableRow,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { Column } from './column.ts'
import { matches, searchIndex, searchWords } from './searchIndex.ts'
import type { TableSort } from './tableQuery.ts'

const FEATURES = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() })

const COLLATOR = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' })

/** Numbers by size, texts as a person sorts them (case aside, 'Unit 9' before 'Unit 10'). */
export function compareValues(a: unknown, b: unknown): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : COLLATOR.compare(String(a), String(b))
}

/** All rows sorted, then those that hold every word of the search. The text index outlives keystrokes. */
export function useTableRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: TableSort | null,
  search: string,
): readonly Row[] {
  const sorted = useSortedRows(rows, columns, sort)
  const index = useMemo(() => searchIndex(sorted, columns), [sorted, columns])
  return useMemo(() => {
    const words = searchWords(search)
    return words.length === 0 ? sorted : sorted.filter((_, at) => matches(index[at] ?? '', words))
  }, [sorted, index, search])
}

function useSortedRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: TableSort | null,
): readonly Row[] {
  const definitions = useMemo(() => columns.map(toDefinition), [columns])
  const sorting = useMemo(
    () => (sort === null ? [] : [{ id: sort.column, desc: sort.descending }]),
    [sort],
  )
  const state = useMemo(() => ({ sorting }), [sorting])
  const table = useTable({ features: FEATURES, columns: definitions, data: rows, state })
  const model = table.getRowModel().rows
  return useMemo(() => model.map((row) => row.original), [model])
}

function toDefinition<Row extends object>(column: Column<Row>): ColumnDef<typeof FEATURES, Row> {
  const { id, sortBy } = column
  return {
    id,
    accessorFn: (row: Row) => sortBy?.(row) ?? undefined,
    enableSorting: sortBy !== undefined,
    sortUndefined: 'last',
    sortFn: (
      a: TableRow<typeof FEATURES, Row>,
      b: TableRow<typeof FEATURES, Row>,
      column: string,
    ) => compareValues(a.getValue(column), b.getValue(column)),
  }
}
