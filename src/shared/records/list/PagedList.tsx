import reload from 'bootstrap-icons/icons/arrow-clockwise.svg?raw'
import type { ReactNode } from 'react'
import { formatCount, plural } from '#shared/lib/plural.ts'
import { DataTable } from '#shared/ui/DataTable.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import type { Column } from '#shared/ui/table/column.ts'
import type { TableEmpty } from '#shared/ui/table/NoRows.tsx'
import { filterChips, type ListFilter } from './filters.ts'
import { SearchBy, type SearchKey } from './SearchBy.tsx'
import type { PagedRows } from './usePagedList.ts'
import type { PagedTable } from './usePagedTable.ts'
import './list.css'

type PagedListProps<Row> = {
  /** Accessible name: 'Cases'. */
  label: string
  /** ['case', 'cases']. */
  noun: readonly [string, string]
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  paged: PagedTable
  list: PagedRows<Row>
  searchKeys: readonly SearchKey[]
  filters: readonly ListFilter[]
  /** Beside the search: what sets the filters. */
  children?: ReactNode
  /** At the right of the tools: what is done with the list as a whole. */
  end?: ReactNode
  /** Left out: the list's own. */
  onReload?: () => void
  /** Beside the icon, where there is room for it: 'Reload Dashboard'. Left out: the icon alone. */
  reloadLabel?: string
  /** The server can sort: columns with `sortBy` are asked of it. */
  isSorted?: boolean
  /** Key of the row whose record stands open. */
  openKey?: string | null
  onOpen?: (row: Row) => void
  empty: TableEmpty
}

/** A list of which the server sends one page at a time (look 06, 14): search by one key, filters as chips, pages. */
export function PagedList<Row extends object>(props: PagedListProps<Row>) {
  const { paged, list, searchKeys, filters, isSorted = false, children, end, ...table } = props
  const { onReload = () => void list.reload(), reloadLabel, ...shown } = table
  const { setSearch, query } = paged.table
  return (
    <div className="paged-list">
      <div className="list-tools">
        <SearchBy
          keys={searchKeys}
          by={paged.by}
          onBy={paged.setBy}
          text={query.search}
          onText={setSearch}
        />
        {children}
        <ReloadButton label={reloadLabel} onClick={onReload} />
        {end !== undefined && <div className="list-tools-end">{end}</div>}
      </div>
      {list.seen !== null && (
        <p className="list-seen" role="status">
          Looked through the newest {formatCount(list.seen.rows)} of {formatCount(list.seen.of)}{' '}
          {shown.noun[1]}. An older one may fit too: narrow the list by its dates.
        </p>
      )}
      {list.unread > 0 && (
        <p className="list-seen" role="status">
          {plural(list.unread, ...shown.noun)} of this page cannot be shown: the server sent no id,
          or a value that does not fit.
        </p>
      )}
      <DataTable
        {...shown}
        table={paged.table}
        rows={list.rows}
        load={list.load}
        paging={{ ...list.paging, isSorted }}
        chips={filterChips(filters, paged.table)}
      />
    </div>
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
      <span className="tool-word">{label}</span>
    </button>
  )
}
