import { useRef, type PointerEvent, type RefObject, useLayoutEffect, useEffect } from 'react'
import { useStore } from '../../hooks/useStore.ts'
import { useDocumentedShortcuts } from '../../shortcuts/useShortcuts.ts'
import type { Column } from '../column.ts'
import { densityStore, ROW_PX } from '../density.ts'
import type { TableSort } from '../query/tableQuery.ts'
import { OPENABLE_ROW_SHORTCUTS, ROW_SHORTCUTS } from '../tableShortcuts.ts'
import type { RowWindow, RowWindowing } from './rowWindow.ts'
import { TableHeader } from './TableHeader.tsx'
import { TableRow } from './TableRow.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'
import { useRowNavigation } from './useRowNavigation.ts'

/** Marks hidden columns, for the shadow of a pinned one. Reads the layout once per scroll or change of size. */
function useScrollEdges(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current
    const table = element?.querySelector('table') ?? null
    if (element === null || table === null) return undefined
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      const left = element.querySelector('thead .pin-start')?.getBoundingClientRect().left
      const isPinned = left !== undefined && left < element.getBoundingClientRect().left + 1
      element.toggleAttribute('data-hidden-start', scrollLeft > 0 && isPinned)
      element.toggleAttribute('data-hidden-end', scrollLeft + clientWidth < scrollWidth - 1)
    }
    const observer = new ResizeObserver(mark)
    observer.observe(element)
    observer.observe(table)
    element.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', mark)
    }
  }, [frame])
}

type ScrollToOpenRowOptions<Row> = {
  rows: readonly Row[]
  rowKey: (row: Row) => string
  openRowKey: string | null
  frame: RefObject<HTMLElement | null>
  rowPx: number
}

/** The frame, not the page, once when the row opens by a link or was just created. */
function useScrollToOpenRow<Row>(options: ScrollToOpenRowOptions<Row>): void {
  const { rows, rowKey, openRowKey, frame, rowPx } = options
  const shown = useRef<string | null>(null)
  useEffect(() => {
    if (openRowKey === shown.current) return
    if (openRowKey === null) shown.current = null
    const index = rows.findIndex((row) => rowKey(row) === openRowKey)
    if (index === -1 || frame.current === null) return
    shown.current = openRowKey
    scrollTo(frame.current, index * rowPx, rowPx)
  }, [rows, rowKey, openRowKey, frame, rowPx])
}

function scrollTo(frame: HTMLElement, top: number, height: number): void {
  const seen = frame.clientHeight - (frame.querySelector('thead')?.offsetHeight ?? 0)
  const isSeen = top >= frame.scrollTop && top + height <= frame.scrollTop + seen
  if (!isSeen) frame.scrollTop = top - (seen - height) / 2
}

function useScrollToTopOnChange(frame: RefObject<HTMLElement | null>, resetKey: string): void {
  const shown = useRef(resetKey)
  useLayoutEffect(() => {
    if (shown.current === resetKey) return
    shown.current = resetKey
    scrollToTop(frame.current)
  }, [frame, resetKey])
}

function scrollToTop(element: HTMLElement | null): void {
  if (element !== null) element.scrollTop = 0
}

type TableGridProps<Row> = {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  openRowKey: string | null
  newRowKey: string | null
  /** A change scrolls to the top. */
  queryKey: string
  sort: TableSort | null
  onSort?: ((sort: TableSort | null) => void) | undefined
  onOpen?: ((row: Row) => void) | undefined
  /** Rows on earlier pages. */
  before: number
  total: number
  isLoading: boolean
  windowing: RowWindowing
  maxHeight?: string | undefined
}

export function TableGrid<Row>(props: TableGridProps<Row>) {
  const frame = useRef<HTMLDivElement>(null)
  const { windowing: Windowing } = props
  const rowPx = ROW_PX[useStore(densityStore)]
  useScrollEdges(frame)
  return (
    <Windowing count={props.rows.length} scroller={frame} rowPx={rowPx}>
      {(view) => <Grid {...props} frame={frame} rowPx={rowPx} view={view} />}
    </Windowing>
  )
}

type GridProps<Row> = TableGridProps<Row> & {
  frame: RefObject<HTMLDivElement | null>
  rowPx: number
  view: RowWindow
}

function Grid<Row>({ frame, rowPx, view, ...props }: GridProps<Row>) {
  const { label, columns, rows, before, total, rowKey, openRowKey, newRowKey } = props
  const { sort, onSort, onOpen, isLoading } = props
  const openAt = (index: number) => {
    const row = rows[index]
    if (row !== undefined) onOpen?.(row)
  }
  const keys = useRowNavigation({
    count: rows.length,
    queryKey: props.queryKey,
    frame,
    scrollTo: view.scrollTo,
    onOpen: openAt,
  })
  useDocumentedShortcuts(onOpen === undefined ? ROW_SHORTCUTS : OPENABLE_ROW_SHORTCUTS)
  useScrollToTopOnChange(frame, props.queryKey)
  useScrollToOpenRow({ rows, rowKey, openRowKey: openRowKey ?? newRowKey, frame, rowPx })
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
        <TableHeader columns={columns} sort={sort} onSort={onSort} />
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
                  isOpen={key === openRowKey}
                  isNew={key === newRowKey}
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

function Spacer({ height }: { height: number }) {
  return height <= 0 ? null : <tr aria-hidden="true" className="table-spacer" style={{ height }} />
}

function showWhole({ target }: PointerEvent): void {
  const cell = target instanceof Element ? target.closest('td') : null
  if (cell === null) return
  // A pinned cell's shadow is outside of it. A text for screen readers alone is one pixel wide.
  const isTruncated = [cell, ...cell.querySelectorAll('*')].some(
    ({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth,
  )
  if (isTruncated) cell.title = cell.innerText
}
