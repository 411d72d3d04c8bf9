import { type Range, useVirtualizer } from '@tanstack/react-virtual'
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useIsNarrow } from '#shared/ui/hooks/useMediaQuery.ts'
import { useStore } from '#shared/ui/hooks/useStore.ts'
import { ColumnHeader, HEADER_EXTRA_PX } from './ColumnHeader.tsx'
import type { SheetHeader } from './headerRow.ts'
import { type CellPosition, HEADER_ROW } from './selection.ts'
import type { ColumnFilter, SheetSort } from './sheetQuery.ts'
import { SheetRow } from './SheetRow.tsx'
import type { SheetStore } from './sheetStore.ts'
import { RULER, useDigitWidth } from './useDigitWidth.ts'
import { cellHandlers, type SheetSelection } from './useSelection.ts'

/** theme --lk-control-h-sm */
const ROW_PX = 30
const NUMBERS_PX = 56
/** Padding and border of a cell, and a pixel for rounding. */
const CELL_EXTRA_PX = 26
const COLUMN_MIN_PX = 64
const COLUMN_MAX_PX = 340
/** Leaves room for a second column on a phone; fits an amount in crores. */
const NARROW_COLUMN_MAX_PX = 190

type SheetGridProps = {
  gridRef: RefObject<HTMLDivElement | null>
  store: SheetStore
  header: SheetHeader | null
  name: string
  isBusy: boolean
  sort: SheetSort | null
  filters: Readonly<Record<number, ColumnFilter>>
  openColumn: number | null
  selection: SheetSelection
  /** Scrolled to when it changes. */
  target: CellPosition | null
  /** The row is that of the file. */
  onPick?: ((position: CellPosition, text: string) => void) | undefined
  /** Missing until the whole sheet is loaded. */
  onSort?: ((column: number) => void) | undefined
  onFilter: (column: number, button: HTMLElement | null) => void
  onCopy: () => void
  emptyState: ReactNode
}

/** The visible cells of a sheet of any size. One tab stop, with arrow keys inside. */
export function SheetGrid(props: SheetGridProps) {
  const { gridRef, store, header, name, sort, filters, selection, target, onPick, onSort } = props
  const { rows, columns, textLengths } = store.table
  const activeId = useId()
  const drag = useRef(false)
  const isNarrow = useIsNarrow()
  const [picked, setPicked] = useState<CellPosition | null>(null)
  const [rulerRef, digitPx] = useDigitWidth()
  const columnWidth = (index: number) => {
    const cells = Math.ceil((textLengths[index] ?? 0) * digitPx) + CELL_EXTRA_PX
    const headerWidth = (header?.names[index] ?? '').length * digitPx
    const maxWidth = isNarrow ? NARROW_COLUMN_MAX_PX : COLUMN_MAX_PX
    return Math.min(
      maxWidth,
      Math.max(COLUMN_MIN_PX, cells, Math.ceil(headerWidth) + HEADER_EXTRA_PX),
    )
  }
  const rowVirtual = useVirtualizer({
    count: rows,
    getScrollElement: () => gridRef.current,
    estimateSize: () => ROW_PX,
    overscan: 8,
    scrollMargin: ROW_PX,
    scrollPaddingStart: ROW_PX,
  })
  const columnVirtual = useVirtualizer({
    horizontal: true,
    count: columns,
    getScrollElement: () => gridRef.current,
    estimateSize: columnWidth,
    overscan: 2,
    scrollMargin: NUMBERS_PX,
    scrollPaddingStart: NUMBERS_PX,
  })
  useLayoutEffect(() => columnVirtual.measure(), [columnVirtual, digitPx, isNarrow, textLengths])
  useStore(store.version)
  const scrollToTarget = useEffectEvent(({ row, column }: CellPosition) => {
    rowVirtual.scrollToIndex(row, { align: 'center' })
    columnVirtual.scrollToIndex(column)
  })
  useEffect(() => {
    if (target !== null) scrollToTarget(target)
  }, [target])

  const rowItems = rowVirtual.getVirtualItems()
  const columnItems = columnVirtual.getVirtualItems()
  const rowRange = rangeOf(rowItems)
  const columnRange = rangeOf(columnItems)
  useEffect(() => {
    store.ensureLoaded({
      fromRow: rowRange.startIndex,
      toRow: rowRange.endIndex + 1,
      fromColumn: columnRange.startIndex,
      toColumn: columnRange.endIndex + 1,
    })
  }, [store, rowRange.startIndex, rowRange.endIndex, columnRange.startIndex, columnRange.endIndex])

  const handlers = cellHandlers({
    selection,
    drag,
    store,
    rowsInView: Math.max(1, Math.floor((gridRef.current?.clientHeight ?? 0) / ROW_PX) - 1),
    scrollTo: ({ row, column }) => {
      if (row !== HEADER_ROW) rowVirtual.scrollToIndex(row)
      columnVirtual.scrollToIndex(column)
    },
    onPick: ({ row, column }) => {
      const text = store.cell(row, column)?.text ?? ''
      const [fileRow] = store.fileRows(row, row + 1)
      if (onPick === undefined || fileRow === undefined || text === '') return
      setPicked({ row: fileRow, column })
      onPick({ row: fileRow, column }, text)
    },
    onHeader: (column) => onSort?.(column),
    onFilter: (column) => props.onFilter(column, null),
    onCopy: props.onCopy,
  })
  const { active, rect } = selection
  const isActiveThere =
    columnItems.some(({ index }) => index === active.column) &&
    (active.row === HEADER_ROW || rowItems.some(({ index }) => index === active.row))
  const fileRows = store.fileRows(rowRange.startIndex, rowRange.endIndex + 1)
  const marks = { rect, active, activeId, picked, isPickable: onPick !== undefined }
  const width = NUMBERS_PX + columnVirtual.getTotalSize()
  return (
    <div
      ref={gridRef}
      className="sheet-scroll"
      tabIndex={0}
      role="grid"
      aria-label={name}
      aria-rowcount={rows + 1}
      aria-colcount={columns + 1}
      aria-multiselectable="true"
      aria-busy={props.isBusy}
      aria-activedescendant={isActiveThere ? activeId : undefined}
      aria-keyshortcuts="Control+A Control+C Control+Space Shift+Space Alt+ArrowDown"
      onKeyDown={handlers.onKeyDown}
      onPointerDown={handlers.onPointerDown}
      onPointerOver={handlers.onPointerOver}
      onClick={handlers.onClick}
    >
      <span ref={rulerRef} className="sheet-ruler" aria-hidden="true">
        {RULER}
      </span>
      <div className="sheet-header" role="row" aria-rowindex={1} style={{ width }}>
        <span className="sheet-number" role="columnheader" style={{ width: NUMBERS_PX }}>
          <span className="visually-hidden">Row</span>
        </span>
        {columnItems.map(({ index, start, size }) => (
          <ColumnHeader
            key={index}
            index={index}
            name={header?.names[index] ?? ''}
            left={start}
            width={size}
            descending={sort?.column === index ? sort.descending : null}
            isFiltered={filters[index] !== undefined}
            isOpen={props.openColumn === index}
            id={active.row === HEADER_ROW && active.column === index ? activeId : undefined}
            onSort={onSort === undefined ? undefined : () => onSort(index)}
            onFilter={(button) => props.onFilter(index, button)}
          />
        ))}
      </div>
      {rows === 0 && props.emptyState}
      <div
        className="sheet-body"
        role="rowgroup"
        style={{ width, height: rowVirtual.getTotalSize() }}
      >
        {rowItems.map(({ index, start }, at) => (
          <SheetRow
            key={index}
            index={index}
            fileRow={fileRows[at] ?? index}
            top={start - ROW_PX}
            numbersWidth={NUMBERS_PX}
            columns={columnItems}
            cell={store.cell}
            highlight={marks}
            digitPx={digitPx}
          />
        ))}
      </div>
    </div>
  )
}

function rangeOf(items: readonly { index: number }[]): Pick<Range, 'startIndex' | 'endIndex'> {
  return { startIndex: items[0]?.index ?? 0, endIndex: items.at(-1)?.index ?? 0 }
}
