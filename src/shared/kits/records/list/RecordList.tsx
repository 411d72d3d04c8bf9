import { useCallback, type ReactNode } from 'react'
import { useIsNarrow } from '#shared/ui/hooks/useMediaQuery.ts'
import type { Column } from '#shared/ui/table/column.ts'
import { DataTable, type TableLoad } from '#shared/ui/table/DataTable.tsx'
import { WindowedRows } from '#shared/ui/table/grid/WindowedRows.tsx'
import { ListHeader } from '#shared/ui/table/ListHeader.tsx'
import { TableSearch } from '#shared/ui/table/query/TableSearch.tsx'
import type { TableUrl } from '#shared/ui/table/query/useTableUrl.ts'
import type { OpenRecord } from '../useOpenRecord.ts'

type RecordListProps<Row> = {
  title: string
  noun: readonly [string, string]
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** Define it at module level, like the columns: unchanged rows are then not rendered. */
  idOf: (row: Row) => string
  table: TableUrl
  load: TableLoad
  matchesFilters?: (row: Row, filters: TableUrl['query']['filters']) => boolean
  search: { label: string; placeholder?: string }
  filter?: ReactNode
  children?: ReactNode
  open: OpenRecord
  newKey: string | null
  /** On a phone the row then need not open the record. */
  isTitleLink?: boolean
  empty: { icon: string; description: string }
  maxHeight?: string
}

/** The list of a store in its panel (look, picture 09), loaded completely, sorted and searched in the browser. */
export function RecordList<Row extends object>(props: RecordListProps<Row>) {
  const { title, rows, idOf, table, load, search, filter, children } = props
  const { open, isTitleLink = false, empty } = props
  const isNarrow = useIsNarrow()
  const { show } = open
  const openRow = useCallback((row: Row) => show(idOf(row)), [show, idOf])
  const isKnown = load.kind === 'ready' || rows.length > 0
  return (
    <DataTable
      label={title}
      noun={props.noun}
      columns={props.columns}
      rows={rows}
      rowKey={idOf}
      table={table}
      load={load}
      matchesFilters={props.matchesFilters}
      footer="count"
      windowing={WindowedRows}
      maxHeight={props.maxHeight}
      openRowKey={open.id}
      newRowKey={props.newKey}
      onOpen={isNarrow && isTitleLink ? undefined : openRow}
      empty={{
        ...empty,
        action: (
          <button type="button" className="btn btn-primary" onClick={open.add}>
            Add the first one
          </button>
        ),
      }}
      header={
        <ListHeader
          title={title}
          count={isKnown ? rows.length : null}
          search={
            <>
              <TableSearch {...search} value={table.query.search} onChange={table.setSearch} />
              {filter}
            </>
          }
        >
          {children}
        </ListHeader>
      }
    />
  )
}
