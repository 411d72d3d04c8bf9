import { useState } from 'react'
import type { SheetStore } from '../grid/sheetStore.ts'
import { adaptSelection, selectedRect, type Selection, INITIAL_SELECTION } from './selection.ts'

const NO_CELLS = { fromRow: 0, toRow: 0, fromColumn: 0, toColumn: 0 }

type SelectionState = { store: SheetStore; selection: Selection }

/** When the rows change, whole columns stay selected. Null before the first press. */
export function useSelection(store: SheetStore) {
  const [stored, setStored] = useState<SelectionState | null>(null)
  const size = store.table
  const selection =
    stored === null || stored.store === store
      ? stored?.selection
      : adaptSelection(stored.selection, size)
  const current = selection ?? INITIAL_SELECTION
  return {
    active: current.active,
    rect: selection === undefined ? NO_CELLS : selectedRect(selection, size),
    current,
    select: (next: Selection) => setStored({ store, selection: next }),
    selectColumn: (column: number) => {
      const position = { row: 0, column }
      setStored({ store, selection: { span: 'columns', anchor: position, active: position } })
    },
  }
}
export type SheetSelection = ReturnType<typeof useSelection>
