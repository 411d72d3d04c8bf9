import { type KeyboardEvent, type RefObject, useState } from 'react'
import type { SheetStore } from './sheetStore.ts'
import type { PickedCell } from './viewerProps.ts'

/** So many labels tell where in a document a row stands; each one more is searched for in all of its pages. */
const LABELS_BEFORE = 8

export type CellPlace = { row: number; column: number }

/** How the cells of a grid are chosen; null where nobody asks for them. */
export type CellPick = {
  /** The one that Tab reaches. */
  active: CellPlace
  picked: CellPlace | null
  pick: (place: CellPlace) => void
} | null

const MOVES: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Attribute by which a cell is found again after the arrows moved on. */
export const CELL_ATTRIBUTE = 'data-cell'
export const cellKey = ({ row, column }: CellPlace) => `${row}:${column}`

type CellPickInput = {
  store: SheetStore
  sheet: string
  scrollRef: RefObject<HTMLElement | null>
  /** Brings a cell into view. */
  reveal: (place: CellPlace) => void
  onPick: ((cell: PickedCell) => void) | undefined
}

/** Click, arrows and Enter on the cells of a sheet. */
export function useCellPick({ store, sheet, scrollRef, reveal, onPick }: CellPickInput) {
  const [active, setActive] = useState<CellPlace>({ row: 0, column: 0 })
  const [picked, setPicked] = useState<CellPlace | null>(null)
  if (onPick === undefined) return { cells: null, onKeyDown: undefined }

  const pick = (place: CellPlace) => {
    setActive(place)
    const text = textAt(store, place)
    if (text === '') return
    setPicked(place)
    const label = textAt(store, { row: place.row, column: 0 })
    onPick({
      sheet,
      text,
      label: label === '' || place.column === 0 ? sheet : label,
      nth: nthOf(store, place, text),
      before: textsBefore(store, place),
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key]
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      pick(active)
    }
    if (move === undefined) return
    event.preventDefault()
    const { rows, columns } = store.table
    const place = {
      row: Math.min(rows - 1, Math.max(0, active.row + move[0])),
      column: Math.min(columns - 1, Math.max(0, active.column + move[1])),
    }
    setActive(place)
    reveal(place)
    // The cell may come into the page with the scroll only.
    requestAnimationFrame(() =>
      scrollRef.current
        ?.querySelector<HTMLElement>(`[${CELL_ATTRIBUTE}="${cellKey(place)}"]`)
        ?.focus({ preventScroll: true }),
    )
  }
  const cells: CellPick = { active, picked, pick }
  return { cells, onKeyDown }
}

const textAt = (store: SheetStore, { row, column }: CellPlace): string =>
  store.cell(row, column)?.text ?? ''

/** Among the cells that are here: those before it in a long sheet may not have been fetched. */
function nthOf(store: SheetStore, place: CellPlace, text: string): number {
  let nth = 1
  for (let row = 0; row <= place.row; row += 1) {
    const end = row === place.row ? place.column : store.table.columns
    for (let column = 0; column < end; column += 1)
      if (textAt(store, { row, column }) === text) nth += 1
  }
  return nth
}

function textsBefore(store: SheetStore, { row, column }: CellPlace): string[] {
  const labels = Array.from({ length: row }, (_, at) => textAt(store, { row: at, column: 0 }))
    .filter((text) => text !== '')
    .slice(-LABELS_BEFORE)
  const cells = Array.from({ length: column }, (_, at) => textAt(store, { row, column: at }))
  return [...labels, ...cells].filter((text) => text !== '')
}
