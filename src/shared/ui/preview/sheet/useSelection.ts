import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useState,
} from 'react'
import {
  adaptSelection,
  type CellPosition,
  extendSelection,
  selectedRect,
  selectCell,
  type Selection,
  INITIAL_SELECTION,
} from './selection.ts'
import { selectionAfterKey } from './selectionKeys.ts'
import type { SheetStore } from './sheetStore.ts'

/** Attributes that tell which cell or row number was pressed. */
export const CELL_ATTRIBUTE = 'data-cell'
export const ROW_ATTRIBUTE = 'data-row'
export const cellKey = ({ row, column }: CellPosition) => `${row}:${column}`

const NO_CELLS = { fromRow: 0, toRow: 0, fromColumn: 0, toColumn: 0 }

type SelectionState = { store: SheetStore; selection: Selection }

/**
 * The selection of a sheet. When the rows change, whole columns stay selected; nothing is selected before the first
 * press.
 */
export function useSelection(store: SheetStore) {
  const [held, setHeld] = useState<SelectionState | null>(null)
  const size = store.table
  const selection =
    held === null || held.store === store ? held?.selection : adaptSelection(held.selection, size)
  const current = selection ?? INITIAL_SELECTION
  return {
    active: current.active,
    rect: selection === undefined ? NO_CELLS : selectedRect(selection, size),
    current,
    select: (next: Selection) => setHeld({ store, selection: next }),
    selectColumn: (column: number) => {
      const place = { row: 0, column }
      setHeld({ store, selection: { span: 'columns', anchor: place, active: place } })
    },
  }
}
export type SheetSelection = ReturnType<typeof useSelection>

type CellHandlersInput = {
  selection: SheetSelection
  /** Whether a drag that started on a cell continues. */
  drag: RefObject<boolean>
  store: SheetStore
  rowsInView: number
  scrollTo: (place: CellPosition) => void
  onPick: (place: CellPosition) => void
  onHeader: (column: number) => void
  onFilter: (column: number) => void
  onCopy: () => void
}

/** Pointer and keyboard handlers of the cells, as in spreadsheets. */
export function cellHandlers(input: CellHandlersInput) {
  const { selection, drag, store, rowsInView, scrollTo } = input
  const { current, select } = selection

  const take = (event: MouseEvent, isDragged: boolean) => {
    const row = rowOf(event)
    const place = placeOf(event) ?? (row === null ? null : { row, column: 0 })
    if (place === null) return null
    const isExtended = isDragged || event.shiftKey
    if (isExtended) select(extendSelection(current, place))
    else select(row === null ? selectCell(place) : { ...selectCell(place), span: 'rows' })
    return isExtended || row !== null ? null : place
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      // Touch scrolling selects nothing; a tap arrives as a click.
      drag.current = event.pointerType === 'mouse' && event.button === 0
      if (drag.current) take(event, false)
    },
    onPointerOver: (event: PointerEvent) => {
      drag.current &&= event.buttons === 1
      if (drag.current) take(event, true)
    },
    onClick: (event: MouseEvent) => {
      const place = take(event, false)
      if (place !== null) input.onPick(place)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.target !== event.currentTarget) return
      const { key, shiftKey, altKey } = event
      const isCtrl = event.ctrlKey || event.metaKey
      const done = () => event.preventDefault()
      if (altKey && key === 'ArrowDown') {
        done()
        input.onFilter(current.active.column)
        return
      }
      if (isCtrl && key.toLowerCase() === 'c') {
        done()
        input.onCopy()
        return
      }
      const press = { key, isShift: shiftKey, isCtrl, isAlt: altKey }
      const next = selectionAfterKey(current, press, { ...store.table, rowsInView })
      if (next !== null) {
        done()
        if (key === 'Escape') event.stopPropagation()
        select(next)
        if (next.active !== current.active) scrollTo(next.active)
      } else if ((key === 'Enter' || key === ' ') && !isCtrl && !altKey) {
        done()
        if (current.active.row < 0) input.onHeader(current.active.column)
        else {
          select(current)
          input.onPick(current.active)
        }
      }
    },
  }
}

const attributeOf = ({ target }: MouseEvent, name: string): string | null =>
  target instanceof Element ? (target.closest(`[${name}]`)?.getAttribute(name) ?? null) : null

function placeOf(event: MouseEvent): CellPosition | null {
  const [row, column] = (attributeOf(event, CELL_ATTRIBUTE) ?? '').split(':')
  return column === undefined ? null : { row: Number(row), column: Number(column) }
}

function rowOf(event: MouseEvent): number | null {
  const row = attributeOf(event, ROW_ATTRIBUTE)
  return row === null ? null : Number(row)
}
