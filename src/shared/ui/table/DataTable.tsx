import type { ReactNode } from 'react'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { FilterChips, type FilterChip } from '#shared/ui/components/FilterChips.tsx'
import { useIsNarrow } from '#shared/ui/hooks/useMediaQuery.ts'
import { useStore } from '#shared/ui/hooks/useStore.ts'
import type { TableUrl } from '#shared/ui/table/query/useTableUrl.ts'
import type { Column } from './column.ts'
import { densityStore } from './density.ts'
import { TableCount } from './footer/TableCount.tsx'
import { NumberedTableFooter, TableFooter } from './footer/TableFooter.tsx'
import { CardSkeleton } from './grid/CardSkeleton.tsx'
import { NoRows, type TableEmpty } from './grid/NoRows.tsx'
import { allRows, type RowWindowing } from './grid/rowWindow.ts'
import { TableCards } from './grid/TableCards.tsx'
import { TableGrid } from './grid/TableGrid.tsx'
import { isFiltered } from './query/tableQuery.ts'
import { usePagedRows, type TablePaging } from './query/usePagedRows.ts'
import { TableErrorNotice } from './TableErrorNotice.tsx'
import './DataTable.css'

/** A failed list keeps its rows. `failedLabel` names what was requested if that differs. */
export type TableLoad =
  | { kind: 'loading' }
  | { kind: 'changingPage' }
  | { kind: 'ready' }
  | {
      kind: 'failed'
      message: string
      lastLoadedAt: number | null
      failedLabel?: string | null
      retry: () => void
    }

type DataTableProps<Row> = {
  label: string
  noun: readonly [string, string]
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  table: TableUrl
  load: TableLoad
  /** Default: all rows in one scrolling list. */
  paging?: TablePaging
  /** Define it at module level. Server rows are filtered already. */
  matchesFilters?: ((row: Row, filters: TableUrl['query']['filters']) => boolean) | undefined
  chips?: readonly FilterChip[]
  /** Above the rows in every state, instead of the filter chips: a ListHeader. */
  header?: ReactNode
  /** The same, where its buttons act on the rows that match. */
  renderHeader?: (found: readonly Row[]) => ReactNode
  /** 'count': number of rows, for a scrolling list. 'strip': a button for each page, for short pages. */
  footer?: 'pages' | 'count' | 'strip'
  /** Its record is open beside the list. */
  openRowKey?: string | null
  /** Just added: scrolled to and highlighted. */
  newRowKey?: string | null
  onOpen?: ((row: Row) => void) | undefined
  /** `WindowedRows` for a list that may be long. Default: every row is rendered. */
  windowing?: RowWindowing
  maxHeight?: string | undefined
  empty: TableEmpty
}

const NO_CHIPS: readonly FilterChip[] = []

/** A list with all its states: loading, empty, no match, failed, and rows that can be sorted, paged and opened. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { noun, rows, table, load, paging, matchesFilters, columns, chips = NO_CHIPS } = props
  const density = useStore(densityStore)
  const view = usePagedRows({ rows, columns, query: table.query, paging, matchesFilters })
  const header = props.renderHeader?.(view.found) ?? props.header
  const isEmpty = view.shown.length === 0 && load.kind === 'ready'
  const isReduced = isFiltered(table.query)
  const isStale =
    load.kind === 'failed' ? (load.failedLabel ?? null) !== null : load.kind !== 'ready'
  const matching = `${plural(view.total, ...noun)} ${view.total === 1 ? 'matches' : 'match'}`
  return (
    <div className="data-table" data-density={density}>
      {header === undefined && (chips.length > 0 || table.query.search !== '') && (
        <FilterChips chips={chips} onReset={table.reset}>
          {!isStale && matching}
        </FilterChips>
      )}
      <div className="panel panel-table">
        {header}
        {load.kind === 'failed' && <TableErrorNotice {...load} onRetry={load.retry} />}
        <p role="status" className="visually-hidden">
          {load.kind === 'loading' && `Loading ${noun[1]}`}
          {load.kind === 'changingPage' && `Loading page ${view.page}`}
          {load.kind === 'ready' && header !== undefined && isReduced && matching}
        </p>
        {isEmpty ? (
          <NoRows
            noun={noun}
            query={table.query}
            unfilteredCount={paging?.kind === 'server' ? null : rows.length}
            empty={props.empty}
            onReset={table.reset}
          />
        ) : (
          <Rows {...props} view={view} />
        )}
        {view.shown.length > 0 && <Footer {...props} view={view} isReduced={isReduced} />}
      </div>
    </div>
  )
}

type View<Row extends object> = ReturnType<typeof usePagedRows<Row>>

type FooterProps<Row extends object> = DataTableProps<Row> & {
  view: View<Row>
  isReduced: boolean
}

function Footer<Row extends object>({ view, isReduced, ...props }: FooterProps<Row>) {
  const { rows, table, onOpen, footer = 'pages' } = props
  if (footer === 'count')
    return <TableCount found={view.total} total={rows.length} isFiltered={isReduced} />
  const at = {
    page: view.page,
    pages: view.pages,
    before: view.before,
    shown: view.shown.length,
    total: view.total,
    onPage: (page: number) => table.setPage(page),
  }
  return footer === 'strip' ? (
    <NumberedTableFooter {...at} />
  ) : (
    <TableFooter {...at} canOpen={onOpen !== undefined} />
  )
}

type RowsProps<Row extends object> = DataTableProps<Row> & { view: View<Row> }

function Rows<Row extends object>({ view, ...props }: RowsProps<Row>) {
  const { shown, before, queryKey } = view
  const { label, columns, rowKey, table, load, paging, onOpen, maxHeight } = props
  const { openRowKey = null, newRowKey = null } = props
  const { windowing = allRows } = props
  const isNarrow = useIsNarrow()
  const isLoading = load.kind === 'loading' || load.kind === 'changingPage'
  if (isNarrow && shown.length === 0) return isLoading ? <CardSkeleton /> : null
  const common = {
    label,
    columns,
    rows: shown,
    before,
    rowKey,
    onOpen,
    openRowKey: openRowKey,
    newRowKey: newRowKey,
    isLoading,
    windowing,
  }
  return isNarrow ? (
    <TableCards {...common} />
  ) : (
    <TableGrid
      {...common}
      queryKey={queryKey}
      total={view.total}
      sort={table.query.sort}
      onSort={paging?.kind === 'server' && !paging.isSorted ? undefined : table.setSort}
      maxHeight={maxHeight}
    />
  )
}
