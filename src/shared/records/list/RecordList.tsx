import { useCallback, type ReactNode } from 'react'
import { DataTable, type TableLoad } from '#shared/ui/DataTable.tsx'
import { ListHead } from '#shared/ui/ListHead.tsx'
import type { Column } from '#shared/ui/table/column.ts'
import { WindowedRows } from '#shared/ui/table/WindowedRows.tsx'
import { TableSearch } from '#shared/ui/TableSearch.tsx'
import { useIsNarrow } from '#shared/ui/useMedia.ts'
import type { TableUrl } from '#shared/ui/useTableUrl.ts'
import type { OpenRecord } from '../useOpenRecord.ts'

type RecordListProps<Row> = {
  /** 'Clients List'. */
  title: string
  /** ['client', 'clients']. */
  noun: readonly [string, string]
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** At module level, as the columns: rows are drawn anew only when something of theirs has changed. */
  idOf: (row: Row) => string
  table: TableUrl
  load: TableLoad
  passes?: (row: Row, filters: TableUrl['query']['filters']) => boolean
  search: { label: string; placeholder?: string }
  /** Beside the search: a filter. */
  filter?: ReactNode
  /** At the right of the title: a switch. */
  children?: ReactNode
  open: OpenRecord
  /** Of a record that was just made. */
  newKey: string | null
  /** The title of a card is a link by itself: on a phone the row need not open it too. */
  isTitleLink?: boolean
  /** What a list says that has nothing yet. */
  empty: { icon: string; line: string }
  /** CSS length. */
  maxHeight?: string
}

/** The list of a store in its panel (look, picture 09): all rows are here, sorted and searched in place. */
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
      {...(props.passes === undefined ? {} : { passes: props.passes })}
      foot="count"
      windowing={WindowedRows}
      {...(props.maxHeight === undefined ? {} : { maxHeight: props.maxHeight })}
      openKey={open.id}
      newKey={props.newKey}
      {...(isNarrow && isTitleLink ? {} : { onOpen: openRow })}
      empty={{
        ...empty,
        action: (
          <button type="button" className="btn btn-primary" onClick={open.add}>
            Add the first one
          </button>
        ),
      }}
      head={
        <ListHead
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
        </ListHead>
      }
    />
  )
}
