import { type Range, useVirtualizer } from '@tanstack/react-virtual'
import {
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useIsNarrow } from '#shared/ui/useMedia.ts'
import { ColumnHead, HEAD_EXTRA_PX } from './ColumnHead.tsx'
import type { SheetHead } from './headRow.ts'
import { type CellPlace, HEAD_ROW } from './selection.ts'
import { SheetRow } from './SheetRow.tsx'
import type { SheetStore } from './sheetStore.ts'
import type { ColumnFilter, SheetSort } from './sheetQuestion.ts'
import { RULER, useDigitWidth } from './useDigitWidth.ts'
import { cellHands, type SheetSelection } from './useSelection.ts'

/** Height of a row (theme --lk-control-h-sm). */
const ROW_PX = 30
const NUMBERS_PX = 56
/** Padding and border of a cell, and a pixel for what the browser rounds. */
const CELL_EXTRA_PX = 26
const COLUMN_MIN_PX = 64
const COLUMN_MAX_PX = 340
/** On a phone a column of labels leaves room for one of figures; a figure of crores fits. */
const NARROW_COLUMN_MAX_PX = 190

type SheetGridProps = {
  gridRef: RefObject<HTMLDivElement | null>
  store: SheetStore
  head: SheetHead | null
  name: string
  isBusy: boolean
  sort: SheetSort | null
  filters: Readonly<Record<number, ColumnFilter>>
  /** Column whose filter is open. */
  openColumn: number | null
  selection: SheetSelection
  /** A cell that was picked, by its row in the file. */
  onPick?: ((place: CellPlace, text: string) => void) | undefined
  /** Left out until the whole sheet is there to be asked. */
  onSort?: ((column: number) => void) | undefined
  onFilter: (column: number, button: HTMLElement | null) => void
  onCopy: () => void
  /** In place of the rows where there are none. */
  none: ReactNode
}

/** The cells in view of a sheet of any size; cell text is text. One stop of Tab, in which the arrows move. */
export function SheetGrid(props: SheetGridProps) {
  const { gridRef, store, head, name, sort, filters, selection, onPick, onSort } = props
  const { rows, columns, lengths } = store.table
  const activeId = useId()
  const drag = useRef(false)
  const isNarrow = useIsNarrow()
  const [picked, setPicked] = useState<CellPlace | null>(null)
  const [rulerRef, digitPx] = useDigitWidth()
  const columnWidth = (index: number) => {
    const cells = Math.ceil((lengths[index] ?? 0) * digitPx) + CELL_EXTRA_PX
    const heads = (head?.names[index] ?? '').length * digitPx
    const most = isNarrow ? NARROW_COLUMN_MAX_PX : COLUMN_MAX_PX
    return Math.min(most, Math.max(COLUMN_MIN_PX, cells, Math.ceil(heads) + HEAD_EXTRA_PX))
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
  useLayoutEffect(() => columnVirtual.measure(), [columnVirtual, digitPx, isNarrow, lengths])
  useSyncExternalStore(store.subscribe, store.version)

  const rowItems = rowVirtual.getVirtualItems()
  const columnItems = columnVirtual.getVirtualItems()
  const rowRange = rangeOf(rowItems)
  const columnRange = rangeOf(columnItems)
  useEffect(() => {
    store.need({
      fromRow: rowRange.startIndex,
      toRow: rowRange.endIndex + 1,
      fromColumn: columnRange.startIndex,
      toColumn: columnRange.endIndex + 1,
    })
  }, [store, rowRange.startIndex, rowRange.endIndex, columnRange.startIndex, columnRange.endIndex])

  const hands = cellHands({
    selection,
    drag,
    store,
    rowsInView: Math.max(1, Math.floor((gridRef.current?.clientHeight ?? 0) / ROW_PX) - 1),
    reveal: ({ row, column }) => {
      if (row !== HEAD_ROW) rowVirtual.scrollToIndex(row)
      columnVirtual.scrollToIndex(column)
    },
    onPick: ({ row, column }) => {
      const text = store.cell(row, column)?.text ?? ''
      const [fileRow] = store.fileRows(row, row + 1)
      if (onPick === undefined || fileRow === undefined || text === '') return
      setPicked({ row: fileRow, column })
      onPick({ row: fileRow, column }, text)
    },
    onHead: (column) => onSort?.(column),
    onFilter: (column) => props.onFilter(column, null),
    onCopy: props.onCopy,
  })
  const { active, rect } = selection
  const isActiveThere =
    columnItems.some(({ index }) => index === active.column) &&
    (active.row === HEAD_ROW || rowItems.some(({ index }) => index === active.row))
  const fileRows = store.fileRows(rowRange.startIndex, rowRange.endIndex + 1)
  const marks = { rect, active, activeId, picked, isChoosable: onPick !== undefined }
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
      onKeyDown={hands.onKeyDown}
      onPointerDown={hands.onPointerDown}
      onPointerOver={hands.onPointerOver}
      onClick={hands.onClick}
    >
      <span ref={rulerRef} className="sheet-ruler" aria-hidden="true">
        {RULER}
      </span>
      <div className="sheet-head" role="row" aria-rowindex={1} style={{ width }}>
        <span className="sheet-number" role="columnheader" style={{ width: NUMBERS_PX }}>
          <span className="visually-hidden">Row</span>
        </span>
        {columnItems.map(({ index, start, size }) => (
          <ColumnHead
            key={index}
            index={index}
            name={head?.names[index] ?? ''}
            left={start}
            width={size}
            descending={sort?.column === index ? sort.descending : null}
            isFiltered={filters[index] !== undefined}
            isOpen={props.openColumn === index}
            id={active.row === HEAD_ROW && active.column === index ? activeId : undefined}
            onSort={onSort === undefined ? undefined : () => onSort(index)}
            onFilter={(button) => props.onFilter(index, button)}
          />
        ))}
      </div>
      {rows === 0 && props.none}
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
            marks={marks}
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
