import type { RefObject } from 'react'
import { createPortal } from 'react-dom'
import { FilterChips, type FilterChip } from '#shared/ui/components/FilterChips.tsx'
import { TableSearch } from '#shared/ui/table/query/TableSearch.tsx'
import { columnLabel } from '../grid/columnLetters.ts'
import {
  activeFilters,
  describeFilter,
  EMPTY_FILTER,
  type SheetQueryEvent,
  type SheetQuery,
} from './sheetQuery.ts'

type FilterBarProps = {
  /** In the toolbar, so that search and choice of the sheet take one line; null until it is mounted. */
  slot: HTMLElement | null
  searchRef: RefObject<HTMLDivElement | null>
  query: SheetQuery
  names: readonly string[]
  /** '4 of 12 rows' */
  rowCount: string
  onEvent: (event: SheetQueryEvent) => void
}

export function FilterBar(props: FilterBarProps) {
  const { slot, searchRef, query, names, onEvent } = props
  const labelOf = (column: number) => columnLabel(column, names[column] ?? '')
  const chips = chipsOf(query, labelOf, onEvent)
  return (
    <>
      {slot !== null &&
        createPortal(
          <div ref={searchRef} className="sheet-search">
            <TableSearch
              label="Search this sheet"
              value={query.search}
              onChange={(text) => onEvent({ kind: 'search', text })}
            />
            <output className="sheet-row-count small" aria-live="polite">
              {props.rowCount}
            </output>
          </div>,
          slot,
        )}
      {chips.length > 0 && (
        <div className="sheet-query">
          <FilterChips chips={chips} onReset={() => onEvent({ kind: 'reset' })} />
        </div>
      )}
    </>
  )
}

function chipsOf(
  query: SheetQuery,
  labelOf: (column: number) => string,
  onEvent: (event: SheetQueryEvent) => void,
): FilterChip[] {
  const { rowSubset, sort } = query
  const filters = activeFilters(query).map(([column, filter]) => ({
    key: `column ${column}`,
    label: labelOf(column),
    value: describeFilter(filter),
    onRemove: () => onEvent({ kind: 'filter', column, filter: EMPTY_FILTER }),
  }))
  return [
    ...(rowSubset === null
      ? []
      : [
          {
            key: 'given',
            label: 'Only',
            value: rowSubset.label,
            onRemove: () => onEvent({ kind: 'allRows' }),
          },
        ]),
    ...filters,
    ...(sort === null
      ? []
      : [
          {
            key: 'sort',
            label: 'Sorted by',
            value: `${labelOf(sort.column)}, ${sort.descending ? 'descending' : 'ascending'}`,
            onRemove: () => onEvent({ kind: 'sort', sort: null }),
          },
        ]),
  ]
}
