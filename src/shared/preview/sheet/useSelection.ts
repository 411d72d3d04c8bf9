import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useState,
} from 'react'
import {
  carryOver,
  type CellPlace,
  extendTo,
  rectOf,
  selectCell,
  type Selection,
  SELECTED_FIRST,
} from './selection.ts'
import { pressKey } from './selectionKeys.ts'
import type { SheetStore } from './sheetStore.ts'

/** Attributes by which a press tells the cell, or the number of a row, that it met. */
export const CELL_ATTRIBUTE = 'data-cell'
export const ROW_ATTRIBUTE = 'data-row'
export const cellKey = ({ row, column }: CellPlace) => `${row}:${column}`

const NO_CELLS = { fromRow: 0, toRow: 0, fromColumn: 0, toColumn: 0 }

type Held = { store: SheetStore; selection: Selection }

/** Which cells of a sheet are selected; other rows keep whole columns selected, and nothing is before the first press. */
export function useSelection(store: SheetStore) {
  const [held, setHeld] = useState<Held | null>(null)
  const size = store.table
  const selection =
    held === null || held.store === store ? held?.selection : carryOver(held.selection, size)
  const current = selection ?? SELECTED_FIRST
  return {
    /** Where the keys are. */
    active: current.active,
    rect: selection === undefined ? NO_CELLS : rectOf(selection, size),
    current,
    select: (next: Selection) => setHeld({ store, selection: next }),
    selectColumn: (column: number) => {
      const place = { row: 0, column }
      setHeld({ store, selection: { span: 'columns', anchor: place, active: place } })
    },
  }
}
export type SheetSelection = ReturnType<typeof useSelection>

type HandsInput = {
  selection: SheetSelection
  /** Whether a drag that began on a cell goes on. */
  drag: RefObject<boolean>
  store: SheetStore
  rowsInView: number
  reveal: (place: CellPlace) => void
  onPick: (place: CellPlace) => void
  onHead: (column: number) => void
  onFilter: (column: number) => void
  onCopy: () => void
}

/** Presses, drags and keys on the cells, as spreadsheets have them. */
export function cellHands(input: HandsInput) {
  const { selection, drag, store, rowsInView, reveal } = input
  const { current, select } = selection

  const take = (event: MouseEvent, isDragged: boolean) => {
    const row = rowOf(event)
    const place = placeOf(event) ?? (row === null ? null : { row, column: 0 })
    if (place === null) return null
    const isExtended = isDragged || event.shiftKey
    if (isExtended) select(extendTo(current, place))
    else select(row === null ? selectCell(place) : { ...selectCell(place), span: 'rows' })
    return isExtended || row !== null ? null : place
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      // A finger that scrolls the sheet selects nothing: what it taps comes as a click.
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
      const next = pressKey(current, press, { ...store.table, rowsInView })
      if (next !== null) {
        done()
        if (key === 'Escape') event.stopPropagation()
        select(next)
        if (next.active !== current.active) reveal(next.active)
      } else if ((key === 'Enter' || key === ' ') && !isCtrl && !altKey) {
        done()
        if (current.active.row < 0) input.onHead(current.active.column)
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

function placeOf(event: MouseEvent): CellPlace | null {
  const [row, column] = (attributeOf(event, CELL_ATTRIBUTE) ?? '').split(':')
  return column === undefined ? null : { row: Number(row), column: Number(column) }
}

function rowOf(event: MouseEvent): number | null {
  const row = attributeOf(event, ROW_ATTRIBUTE)
  return row === null ? null : Number(row)
}
