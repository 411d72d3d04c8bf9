import type { ReactNode } from 'react'
import { plural } from '#shared/lib/plural.ts'
import { FilterChips, type FilterChip } from './FilterChips.tsx'
import type { Column } from './table/column.ts'
import { CardSkeleton } from './table/CardSkeleton.tsx'
import { NoRows, type TableEmpty } from './table/NoRows.tsx'
import { TableCards } from './table/TableCards.tsx'
import { TableCount } from './table/TableCount.tsx'
import { TableFoot } from './table/TableFoot.tsx'
import { TableGrid } from './table/TableGrid.tsx'
import { TableNotice } from './table/TableNotice.tsx'
import { isNarrowed } from './table/tableQuery.ts'
import { useShownRows, type TablePaging } from './table/useShownRows.ts'
import { useIsNarrow } from './useMedia.ts'
import type { TableUrl } from './useTableUrl.ts'
import './Skeleton.css'
import './DataTable.css'

/** How the list stands. A failed one keeps the rows that it had. */
export type TableLoad =
  | { kind: 'loading' }
  | { kind: 'ready' }
  | { kind: 'failed'; message: string; keptFrom: number | null; retry: () => void }

type DataTableProps<Row> = {
  /** Accessible name: 'Clients List'. */
  label: string
  /** ['case', 'cases']. */
  noun: readonly [string, string]
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  table: TableUrl
  load: TableLoad
  /** Left out: all rows in one scrolling list. */
  paging?: TablePaging
  /** Whether a row passes the filters of the address bar; a function at module level. Rows from the server have passed. */
  passes?: (row: Row, filters: TableUrl['query']['filters']) => boolean
  chips?: readonly FilterChip[]
  /** Inside the panel above the rows, in every state: a ListHead. There is then no row of chips above the panel. */
  head?: ReactNode
  /** 'count' says how many of how many and where the rest is; for a list that scrolls. */
  foot?: 'pages' | 'count'
  /** Key of the row whose record stands open beside the list. */
  openKey?: string | null
  onOpen?: (row: Row) => void
  /** CSS length. */
  maxHeight?: string
  empty: TableEmpty
}

const NO_CHIPS: readonly FilterChip[] = []

/** A list with all its states: loading, nothing yet, nothing that matches, failed, and rows that sort, page, and open. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { noun, rows, table, load, paging, passes, columns, head, chips = NO_CHIPS } = props
  const view = useShownRows({ rows, columns, query: table.query, paging, passes })
  const isEmpty = view.shown.length === 0 && load.kind === 'ready'
  const isFewer = isNarrowed(table.query)
  const matching = `${plural(view.total, ...noun)} ${view.total === 1 ? 'matches' : 'match'}`
  return (
    <div className="data-table">
      {head === undefined && (chips.length > 0 || table.query.search !== '') && (
        <FilterChips chips={chips} onReset={table.reset}>
          {load.kind !== 'loading' && matching}
        </FilterChips>
      )}
      <div className="panel panel-table">
        {head}
        {load.kind === 'failed' && (
          <TableNotice message={load.message} keptFrom={load.keptFrom} onRetry={load.retry} />
        )}
        <p role="status" className="visually-hidden">
          {load.kind === 'loading' && `Loading ${noun[1]}`}
          {load.kind === 'ready' && head !== undefined && isFewer && matching}
        </p>
        {isEmpty ? (
          <NoRows
            noun={noun}
            isNarrowed={isFewer}
            without={paging?.kind === 'server' ? null : rows.length}
            empty={props.empty}
            onReset={table.reset}
          />
        ) : (
          <Rows {...props} shown={view.shown} asked={view.asked} />
        )}
        {view.shown.length > 0 && <Foot {...props} view={view} isFewer={isFewer} />}
      </div>
    </div>
  )
}

type FootProps<Row> = DataTableProps<Row> & {
  view: ReturnType<typeof useShownRows>
  isFewer: boolean
}

function Foot<Row>({ view, isFewer, ...props }: FootProps<Row>) {
  const { rows, table, paging, onOpen } = props
  return props.foot === 'count' ? (
    <TableCount found={view.total} total={rows.length} isNarrowed={isFewer} />
  ) : (
    <TableFoot
      page={view.page}
      pages={view.pages}
      pageSize={paging?.size ?? view.total}
      total={view.total}
      onPage={table.setPage}
      canOpen={onOpen !== undefined}
    />
  )
}

type RowsProps<Row> = DataTableProps<Row> & { shown: readonly Row[]; asked: string }

/** The rows, or their skeleton: a table, or cards where that would be too wide. */
function Rows<Row extends object>({ shown, asked, ...props }: RowsProps<Row>) {
  const { label, columns, rowKey, table, load, paging, onOpen, maxHeight, openKey = null } = props
  const isNarrow = useIsNarrow()
  const isLoading = load.kind === 'loading'
  if (isNarrow && shown.length === 0) return isLoading ? <CardSkeleton /> : null
  const common = { label, columns, rows: shown, rowKey, onOpen, openKey }
  return isNarrow ? (
    <TableCards {...common} />
  ) : (
    <TableGrid
      {...common}
      asked={asked}
      sort={table.query.sort}
      onSort={paging?.kind === 'server' ? undefined : table.setSort}
      isLoading={isLoading}
      maxHeight={maxHeight}
    />
  )
}
