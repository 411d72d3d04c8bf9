import type { VirtualItem } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useId, useState, useLayoutEffect, useRef } from 'react'
import type { SheetHeader } from '../headerRow.ts'
import { activeFilters, type SheetQuery } from '../query/sheetQuery.ts'
import { type CellPosition, HEADER_ROW } from '../selection/selection.ts'
import { useCellHandlers } from '../selection/useCellHandlers.ts'
import type { SheetSelection } from '../selection/useSelection.ts'
import { ColumnHeader } from './ColumnHeader.tsx'
import { SheetRow } from './SheetRow.tsx'
import type { SheetStore } from './sheetStore.ts'
import { NUMBERS_PX, ROW_PX, useGridWindow } from './useGridWindow.ts'

/** Has the font weight of a selected cell. */
const RULER = '0'.repeat(20)
/** Used until the width is measured. */
const GUESS_PX = 8.5

/** Measured on an element with {@link RULER}: fonts differ, and a number must not be cut. */
function useDigitWidth(): readonly [RefObject<HTMLSpanElement | null>, number] {
  const ref = useRef<HTMLSpanElement>(null)
  const [width, setWidth] = useState(GUESS_PX)
  useLayoutEffect(() => {
    const ruler = ref.current
    if (ruler === null) return undefined
    // The font may load after the sheet, and a hidden pane has no width.
    const measure = () => {
      const measured = ruler.getBoundingClientRect().width / RULER.length
      if (measured > 0) setWidth(measured)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(ruler)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}

type SheetGridProps = {
  gridRef: RefObject<HTMLDivElement | null>
  store: SheetStore
  header: SheetHeader | null
  name: string
  isBusy: boolean
  query: SheetQuery
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
  const { gridRef, store, header, selection, target, onPick, onSort } = props
  const { rows, columns } = store.table
  const { active, rect } = selection
  const activeId = useId()
  const [picked, setPicked] = useState<CellPosition | null>(null)
  const [rulerRef, digitPx] = useDigitWidth()
  const view = useGridWindow({ gridRef, store, header, digitPx, target })
  const handlers = useCellHandlers({
    selection,
    store,
    scrollTo: view.scrollTo,
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
  const highlight = { rect, active, activeId, picked, isPickable: onPick !== undefined }
  return (
    <div
      ref={gridRef}
      className="sheet-scroll"
      tabIndex={0}
      role="grid"
      aria-label={props.name}
      aria-rowcount={rows + 1}
      aria-colcount={columns + 1}
      aria-multiselectable="true"
      aria-busy={props.isBusy}
      aria-activedescendant={view.isInView(active) ? activeId : undefined}
      aria-keyshortcuts="Control+A Control+C Control+Space Shift+Space Alt+ArrowDown"
      {...handlers}
    >
      <span ref={rulerRef} className="sheet-ruler" aria-hidden="true">
        {RULER}
      </span>
      <HeaderRow {...props} items={view.columnItems} width={view.width} activeId={activeId} />
      {rows === 0 && props.emptyState}
      <div
        className="sheet-body"
        role="rowgroup"
        style={{ width: view.width, height: view.height }}
      >
        {view.rowItems.map(({ index, start }, at) => (
          <SheetRow
            key={index}
            index={index}
            fileRow={view.fileRows[at] ?? index}
            top={start - ROW_PX}
            numbersWidth={NUMBERS_PX}
            columns={view.columnItems}
            cell={store.cell}
            highlight={highlight}
            digitPx={digitPx}
          />
        ))}
      </div>
    </div>
  )
}

type HeaderRowProps = SheetGridProps & {
  items: readonly VirtualItem[]
  width: number
  activeId: string
}

function HeaderRow(props: HeaderRowProps) {
  const { header, query, selection, items, width, activeId, onSort } = props
  const filtered = new Set(activeFilters(query).map(([column]) => column))
  const activeColumn = selection.active.row === HEADER_ROW ? selection.active.column : null
  return (
    <div className="sheet-header" role="row" aria-rowindex={1} style={{ width }}>
      <span className="sheet-number" role="columnheader" style={{ width: NUMBERS_PX }}>
        <span className="visually-hidden">Row</span>
      </span>
      {items.map(({ index, start, size }) => (
        <ColumnHeader
          key={index}
          index={index}
          name={header?.names[index] ?? ''}
          left={start}
          width={size}
          descending={query.sort?.column === index ? query.sort.descending : null}
          isFiltered={filtered.has(index)}
          isOpen={props.openColumn === index}
          id={activeColumn === index ? activeId : undefined}
          onSort={onSort && (() => onSort(index))}
          onFilter={(button) => props.onFilter(index, button)}
        />
      ))}
    </div>
  )
}
