import reload from 'bootstrap-icons/icons/arrow-clockwise.svg?raw'
import { useMemo, type ReactNode } from 'react'
import { formatCount, plural } from '#shared/platform/lib/text/plural.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { Column } from '#shared/ui/table/column.ts'
import { DataTable } from '#shared/ui/table/DataTable.tsx'
import type { TableEmpty } from '#shared/ui/table/grid/NoRows.tsx'
import type { TableUrl } from '#shared/ui/table/query/useTableUrl.ts'
import { filterChips, type ListFilter } from './filters.ts'
import { KeyedSearch, type SearchKey } from './KeyedSearch.tsx'
import { suggestSearchKey } from './suggestSearchKey.ts'
import type { PagedListState } from './usePagedList.ts'
import type { PagedTable } from './usePagedTable.ts'
import './list.css'

type PagedListProps<Row> = {
  label: string
  noun: readonly [string, string]
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  paged: PagedTable
  list: PagedListState<Row>
  searchKeys: readonly SearchKey[]
  filters: readonly ListFilter[]
  children?: ReactNode
  endActions?: ReactNode
  onReload?: () => void
  /** Default: only the icon. */
  reloadLabel?: string
  /** The server sorts by columns with `sortBy`. */
  canSort?: boolean
  openRowKey?: string | null
  onOpen?: (row: Row) => void
  empty: TableEmpty
}

/** A list that the server sends page by page (look 06, 14), with keyed search, filter chips and pagination. */
export function PagedList<Row extends object>(props: PagedListProps<Row>) {
  const {
    paged,
    list,
    searchKeys,
    filters,
    canSort = false,
    children,
    endActions,
    onReload = () => void list.reload(),
    reloadLabel,
    ...shown
  } = props
  const { setSearch, query } = paged.table
  const table = useAppliedTable(paged)
  return (
    <div className="paged-list">
      <div className="list-tools">
        <KeyedSearch
          keys={searchKeys}
          selectedKey={paged.searchKey}
          onKeyChange={paged.setSearchKey}
          text={query.search}
          onTextChange={setSearch}
        />
        {children}
        <ReloadButton label={reloadLabel} onClick={onReload} />
        {endActions !== undefined && <div className="list-tools-end">{endActions}</div>}
      </div>
      <SearchSuggestion keys={searchKeys} paged={paged} />
      {list.searched !== null && (
        <p className="list-loaded-at" role="status">
          Looked through the newest {formatCount(list.searched.rows)} of{' '}
          {formatCount(list.searched.of)} {shown.noun[1]}. An older one may fit too: narrow the list
          by its dates.
        </p>
      )}
      {list.unreadableCount > 0 && (
        <p className="list-loaded-at" role="status">
          {plural(list.unreadableCount, ...shown.noun)} of this page cannot be shown because the
          server sent incomplete data.
        </p>
      )}
      <DataTable
        {...shown}
        table={table}
        rows={list.rows}
        load={list.load}
        paging={{ ...list.paging, isSorted: canSort }}
        chips={filterChips(filters, paged.table)}
      />
    </div>
  )
}

/** The table of what was requested: a text that is not searched for matches nothing. */
function useAppliedTable({ table, request }: PagedTable): TableUrl {
  const { filters, search } = request
  return useMemo(
    () => ({ ...table, query: { ...table.query, filters, search: search?.text ?? '' } }),
    [table, filters, search],
  )
}

type SearchSuggestionProps = { keys: readonly SearchKey[]; paged: PagedTable }

/** Offers the field of a phone number or a reference that was typed under another one. */
function SearchSuggestion({ keys, paged }: SearchSuggestionProps) {
  const { table, searchKey, applySearchAndFilters } = paged
  const { search, filters } = table.urlQuery
  const suggestion = suggestSearchKey(keys, searchKey, search.trim())
  if (suggestion === null) return null
  const { key, text } = suggestion
  const current = keys.find(({ value }) => value === searchKey)?.label ?? ''
  return (
    <p className="list-loaded-at" role="status">
      {search.trim()} does not look like a {current}.{' '}
      <button
        type="button"
        className="link-button"
        onClick={() => applySearchAndFilters({ filters, searchKey: key.value, text })}
      >
        Search by {key.label}
      </button>
    </p>
  )
}

type ReloadButtonProps = { label: string | undefined; onClick: () => void }

function ReloadButton({ label, onClick }: ReloadButtonProps) {
  if (label === undefined)
    return (
      <button type="button" className="btn btn-secondary btn-icon" onClick={onClick}>
        <Icon of={reload} label="Reload" />
      </button>
    )
  return (
    <button type="button" className="btn btn-secondary" onClick={onClick}>
      <Icon of={reload} />
      <span className="toolbar-label">{label}</span>
    </button>
  )
}
