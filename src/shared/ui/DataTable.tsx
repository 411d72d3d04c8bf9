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
import { allRows, type RowWindowing } from './table/rowWindow.ts'
import { TableStrip } from './table/TableStrip.tsx'
import { isNarrowed } from './table/tableQuery.ts'
import { useShownRows, type TablePaging } from './table/useShownRows.ts'
import { useIsNarrow } from './useMedia.ts'
import type { TableUrl } from './useTableUrl.ts'
import './DataTable.css'

/**
 * The state of a list. 'turning' keeps the rows of the page before while another one is on its way; a failed list keeps the
 * rows that it had, and `missing` says what was asked for where that is not what they are.
 */
export type TableLoad =
  | { kind: 'loading' }
  | { kind: 'turning' }
  | { kind: 'ready' }
  | {
      kind: 'failed'
      message: string
      keptFrom: number | null
      missing?: string | null
      retry: () => void
    }

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
  /**
   * 'count' says how many of how many and where the rest is; for a list that scrolls. 'strip' has a button for each page; for
   * short pages.
   */
  foot?: 'pages' | 'count' | 'strip'
  /** Key of the row whose record stands open beside the list. */
  openKey?: string | null
  /** Key of a row that has just come into the list: it is scrolled to and marked. */
  newKey?: string | null
  onOpen?: (row: Row) => void
  /** `WindowedRows` for a list that may be long; left out, every row is a node. */
  windowing?: RowWindowing
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
  /** The rows are not those that are asked for. */
  const isOther = load.kind === 'failed' ? (load.missing ?? null) !== null : load.kind !== 'ready'
  const matching = `${plural(view.total, ...noun)} ${view.total === 1 ? 'matches' : 'match'}`
  return (
    <div className="data-table">
      {head === undefined && (chips.length > 0 || table.query.search !== '') && (
        <FilterChips chips={chips} onReset={table.reset}>
          {!isOther && matching}
        </FilterChips>
      )}
      <div className="panel panel-table">
        {head}
        {load.kind === 'failed' && <TableNotice {...load} onRetry={load.retry} />}
        <p role="status" className="visually-hidden">
          {load.kind === 'loading' && `Loading ${noun[1]}`}
          {load.kind === 'turning' && `Loading page ${view.page}`}
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
          <Rows {...props} view={view} />
        )}
        {view.shown.length > 0 && <Foot {...props} view={view} isFewer={isFewer} />}
      </div>
    </div>
  )
}

type View<Row extends object> = ReturnType<typeof useShownRows<Row>>

type FootProps<Row extends object> = DataTableProps<Row> & {
  view: View<Row>
  isFewer: boolean
}

function Foot<Row extends object>({ view, isFewer, ...props }: FootProps<Row>) {
  const { rows, table, onOpen, foot = 'pages' } = props
  if (foot === 'count')
    return <TableCount found={view.total} total={rows.length} isNarrowed={isFewer} />
  const at = {
    page: view.page,
    pages: view.pages,
    before: view.before,
    shown: view.shown.length,
    total: view.total,
    onPage: (page: number) => table.setPage(page),
  }
  return foot === 'strip' ? (
    <TableStrip {...at} />
  ) : (
    <TableFoot {...at} canOpen={onOpen !== undefined} />
  )
}

type RowsProps<Row extends object> = DataTableProps<Row> & { view: View<Row> }

/** The rows, or their skeleton: a table, or cards where that would be too wide. */
function Rows<Row extends object>({ view, ...props }: RowsProps<Row>) {
  const { shown, before, asked } = view
  const { label, columns, rowKey, table, load, paging, onOpen, maxHeight } = props
  const { openKey = null, newKey = null } = props
  const { windowing = allRows } = props
  const isNarrow = useIsNarrow()
  const isLoading = load.kind === 'loading' || load.kind === 'turning'
  if (isNarrow && shown.length === 0) return isLoading ? <CardSkeleton /> : null
  const common = {
    label,
    columns,
    rows: shown,
    before,
    rowKey,
    onOpen,
    openKey,
    newKey,
    isLoading,
    windowing,
  }
  return isNarrow ? (
    <TableCards {...common} />
  ) : (
    <TableGrid
      {...common}
      asked={asked}
      total={view.total}
      sort={table.query.sort}
      onSort={paging?.kind === 'server' && !paging.isSorted ? undefined : table.setSort}
      maxHeight={maxHeight}
    />
  )
}
