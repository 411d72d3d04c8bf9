import { useRef, type PointerEvent, type RefObject } from 'react'
import { useToldKeys } from '../keys/useKeys.ts'
import type { Column } from './column.ts'
import { TableSkeleton } from './TableSkeleton.tsx'
import { TableHead } from './TableHead.tsx'
import { OPENING_ROW_KEYS, ROW_KEYS } from './tableKeys.ts'
import type { TableSort } from './tableQuery.ts'
import type { RowWindow, RowWindowing } from './rowWindow.ts'
import { TableRow } from './TableRow.tsx'
import { useFromTop } from './useFromTop.ts'
import { useOpenInView } from './useOpenInView.ts'
import { useRowKeys } from './useRowKeys.ts'

/** Height of a row with its hairline, as theme.css has it (--lk-row). */
const ROW_PX = 40

type TableGridProps<Row> = {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  openKey: string | null
  newKey: string | null
  /** What order and search the rows answer to: another one is read from its top. */
  asked: string
  sort: TableSort | null
  onSort?: ((sort: TableSort | null) => void) | undefined
  onOpen?: ((row: Row) => void) | undefined
  /** How many rows come before the first: pages that are not shown. */
  before: number
  /** How many rows there are in all. */
  total: number
  isLoading: boolean
  windowing: RowWindowing
  /** CSS length. */
  maxHeight?: string | undefined
}

/** The table itself, scrolling in its own frame under a sticky head. */
export function TableGrid<Row>(props: TableGridProps<Row>) {
  const frame = useRef<HTMLDivElement>(null)
  const { windowing: Windowing } = props
  return (
    <Windowing count={props.rows.length} scroller={frame} rowPx={ROW_PX}>
      {(view) => <Grid {...props} frame={frame} view={view} />}
    </Windowing>
  )
}

type GridProps<Row> = TableGridProps<Row> & {
  frame: RefObject<HTMLDivElement | null>
  view: RowWindow
}

function Grid<Row>({ frame, view, ...props }: GridProps<Row>) {
  const { label, columns, rows, before, total, rowKey, openKey, newKey } = props
  const { sort, onSort, onOpen, isLoading } = props
  const openAt = (index: number) => {
    const row = rows[index]
    if (row !== undefined) onOpen?.(row)
  }
  const keys = useRowKeys({
    count: rows.length,
    of: props.asked,
    frame,
    scrollTo: view.scrollTo,
    open: openAt,
  })
  useToldKeys(onOpen === undefined ? ROW_KEYS : OPENING_ROW_KEYS)
  useFromTop(frame, props.asked)
  useOpenInView({ rows, rowKey, openKey: openKey ?? newKey, frame, rowPx: ROW_PX })
  const tabStop = view.indexes.includes(keys.active) ? keys.active : view.indexes[0]
  const hasSkeleton = isLoading && rows.length === 0
  return (
    <div
      ref={frame}
      className="table-frame"
      style={{ maxHeight: props.maxHeight }}
      onKeyDown={keys.onKeyDown}
      onPointerOver={showWhole}
    >
      <table
        className={view.isVirtual ? 'table table-dense table-fixed' : 'table table-dense'}
        aria-label={label}
        aria-busy={isLoading}
        aria-rowcount={hasSkeleton ? undefined : total + 1}
      >
        <colgroup>
          {columns.map((column) => (
            <col key={column.id} style={{ width: column.width }} />
          ))}
        </colgroup>
        <TableHead columns={columns} sort={sort} onSort={onSort} />
        {hasSkeleton ? (
          <TableSkeleton columns={columns} />
        ) : (
          <tbody>
            <Spacer height={view.before} />
            {view.indexes.map((index) => {
              const row = rows[index]
              if (row === undefined) return null
              const key = rowKey(row)
              return (
                <TableRow
                  key={key}
                  isOpen={key === openKey}
                  isNew={key === newKey}
                  row={row}
                  columns={columns}
                  index={index}
                  number={before + index}
                  isTabStop={index === tabStop}
                  onOpen={onOpen}
                />
              )
            })}
            <Spacer height={view.after} />
          </tbody>
        )}
      </table>
    </div>
  )
}

/** Stands for the rows that are no nodes. */
function Spacer({ height }: { height: number }) {
  return height <= 0 ? null : <tr aria-hidden="true" className="table-spacer" style={{ height }} />
}

/** A text that its cell cuts off is shown whole by the browser's own hint. */
function showWhole({ target }: PointerEvent): void {
  const cell = target instanceof Element ? target.closest('td') : null
  if (cell !== null && cell.scrollWidth > cell.clientWidth) cell.title = cell.innerText
}
