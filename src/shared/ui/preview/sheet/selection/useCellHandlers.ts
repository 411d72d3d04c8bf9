import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import type { SheetStore } from '../grid/sheetStore.ts'
import { ROW_PX } from '../grid/useGridWindow.ts'
import { type CellPosition, extendSelection, selectCell } from './selection.ts'
import { selectionAfterKey } from './selectionKeys.ts'
import type { SheetSelection } from './useSelection.ts'

/** Attributes that tell which cell or row number was pressed. */
export const CELL_ATTRIBUTE = 'data-cell'
export const ROW_ATTRIBUTE = 'data-row'
export const cellKey = ({ row, column }: CellPosition) => `${row}:${column}`

type CellHandlersInput = {
  selection: SheetSelection
  store: SheetStore
  scrollTo: (position: CellPosition) => void
  onPick: (position: CellPosition) => void
  onHeader: (column: number) => void
  onFilter: (column: number) => void
  onCopy: () => void
}

/** Pointer and keyboard handlers of the cells, as in spreadsheets. */
export function useCellHandlers(input: CellHandlersInput) {
  const { selection, store, scrollTo } = input
  /** True while a drag that started on a cell continues. */
  const drag = useRef(false)
  const { current, select } = selection

  const selectAt = (event: MouseEvent, isDragged: boolean) => {
    const row = rowOf(event)
    const position = positionOf(event) ?? (row === null ? null : { row, column: 0 })
    if (position === null) return null
    const isExtended = isDragged || event.shiftKey
    if (isExtended) select(extendSelection(current, position))
    else select(row === null ? selectCell(position) : { ...selectCell(position), span: 'rows' })
    return isExtended || row !== null ? null : position
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      // Touch scrolling selects nothing; a tap arrives as a click.
      drag.current = event.pointerType === 'mouse' && event.button === 0
      if (drag.current) selectAt(event, false)
    },
    onPointerOver: (event: PointerEvent) => {
      drag.current &&= event.buttons === 1
      if (drag.current) selectAt(event, true)
    },
    onClick: (event: MouseEvent) => {
      const position = selectAt(event, false)
      if (position !== null) input.onPick(position)
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
      const rowsInView = Math.max(1, Math.floor(event.currentTarget.clientHeight / ROW_PX) - 1)
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

function positionOf(event: MouseEvent): CellPosition | null {
  const [row, column] = (attributeOf(event, CELL_ATTRIBUTE) ?? '').split(':')
  return column === undefined ? null : { row: Number(row), column: Number(column) }
}

function rowOf(event: MouseEvent): number | null {
  const row = attributeOf(event, ROW_ATTRIBUTE)
  return row === null ? null : Number(row)
}
