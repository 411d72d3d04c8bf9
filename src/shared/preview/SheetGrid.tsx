import { useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useIsNarrow } from '#shared/ui/useMedia.ts'
import { SheetRow } from './SheetRow.tsx'
import type { SheetStore } from './sheetStore.ts'
import { columnName } from './sheetTable.ts'
import { useCellPick } from './useCellPick.ts'
import { RULER, useDigitWidth } from './useDigitWidth.ts'
import type { PickedCell } from './viewerProps.ts'

/** Height of a row (theme --lk-control-h-sm). */
const ROW_PX = 30
const NUMBERS_PX = 56
/** Padding and border of a cell, and a pixel for what the browser rounds. */
const CELL_EXTRA_PX = 26
const COLUMN_MIN_PX = 64
const COLUMN_MAX_PX = 340
/** On a phone a column of labels leaves room for one of figures; a figure of crores fits. */
const NARROW_COLUMN_MAX_PX = 190

const columnWidth = (characters: number, digitPx: number, most: number) =>
  Math.min(most, Math.max(COLUMN_MIN_PX, Math.ceil(characters * digitPx) + CELL_EXTRA_PX))

type SheetGridProps = {
  store: SheetStore
  name: string
  onPick?: ((cell: PickedCell) => void) | undefined
}

/** The cells in view of a sheet of any size; cell text is text. */
export function SheetGrid({ store, name, onPick }: SheetGridProps) {
  const scrollRef = useRef<HTMLDivElement>(null)
  const { rows, columns, lengths } = store.table
  const isNarrow = useIsNarrow()
  const [rulerRef, digitPx] = useDigitWidth()
  const rowVirtual = useVirtualizer({
    count: rows,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => ROW_PX,
    overscan: 8,
    scrollMargin: ROW_PX,
  })
  const columnVirtual = useVirtualizer({
    horizontal: true,
    count: columns,
    getScrollElement: () => scrollRef.current,
    estimateSize: (index) =>
      columnWidth(lengths[index] ?? 0, digitPx, isNarrow ? NARROW_COLUMN_MAX_PX : COLUMN_MAX_PX),
    overscan: 2,
    scrollMargin: NUMBERS_PX,
  })
  useLayoutEffect(() => columnVirtual.measure(), [columnVirtual, digitPx, isNarrow])
  useSyncExternalStore(store.subscribe, store.version)
  const { cells, onKeyDown } = useCellPick({
    store,
    sheet: name,
    scrollRef,
    reveal: ({ row, column }) => {
      rowVirtual.scrollToIndex(row)
      columnVirtual.scrollToIndex(column)
    },
    onPick,
  })

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

  if (rows === 0) {
    return (
      <div className="preview-well">
        <div className="blank">
          <p>This sheet is empty.</p>
        </div>
      </div>
    )
  }
  const width = NUMBERS_PX + columnVirtual.getTotalSize()
  return (
    <div
      ref={scrollRef}
      className="sheet-scroll"
      tabIndex={cells === null ? 0 : -1}
      role={cells === null ? 'table' : 'grid'}
      onKeyDown={onKeyDown}
      aria-label={name}
      aria-rowcount={rows + 1}
      aria-colcount={columns + 1}
    >
      <span ref={rulerRef} className="sheet-ruler" aria-hidden="true">
        {RULER}
      </span>
      <div className="sheet-head" role="row" aria-rowindex={1} style={{ width }}>
        <span className="sheet-number" role="columnheader" style={{ width: NUMBERS_PX }}>
          <span className="visually-hidden">Row</span>
        </span>
        {columnItems.map(({ index, start, size }) => (
          <span
            key={index}
            className="sheet-cell"
            role="columnheader"
            aria-colindex={index + 2}
            style={{ left: start, width: size }}
          >
            {columnName(index)}
          </span>
        ))}
      </div>
      <div
        className="sheet-body"
        role="rowgroup"
        style={{ width, height: rowVirtual.getTotalSize() }}
      >
        {rowItems.map(({ index, start }) => (
          <SheetRow
            key={index}
            index={index}
            top={start - ROW_PX}
            numbersWidth={NUMBERS_PX}
            columns={columnItems}
            cell={store.cell}
            cells={cells}
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
