import {
  extendTo,
  HEAD_ROW,
  selectCell,
  selectSpan,
  type CellPlace,
  type Selection,
  type SheetSize,
} from './selection.ts'

/** What of a press counts here. Ctrl is Command on a Mac. */
export type Press = { key: string; isShift: boolean; isCtrl: boolean; isAlt: boolean }
/** The sheet, and how many of its rows are in view. */
export type KeyView = SheetSize & { rowsInView: number }

type Move = (place: CellPlace, view: KeyView) => CellPlace

const LAST = Number.MAX_SAFE_INTEGER
const down =
  (rows: number): Move =>
  ({ row, column }) => ({ row: row + rows, column })
const right =
  (columns: number): Move =>
  ({ row, column }) => ({ row, column: column + columns })

const MOVES: Record<string, Move> = {
  ArrowUp: down(-1),
  ArrowDown: down(1),
  ArrowLeft: right(-1),
  ArrowRight: right(1),
  PageUp: ({ row, column }, { rowsInView }) => ({ row: Math.max(0, row - rowsInView), column }),
  PageDown: ({ row, column }, { rowsInView }) => ({ row: row + rowsInView, column }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }) => ({ row, column: LAST }),
}

/** To the edge of the sheet. */
const CTRL_MOVES: Record<string, Move> = {
  ArrowUp: ({ column }) => ({ row: 0, column }),
  ArrowDown: ({ column }) => ({ row: LAST, column }),
  ArrowLeft: ({ row }) => ({ row, column: 0 }),
  ArrowRight: ({ row }) => ({ row, column: LAST }),
  Home: () => ({ row: 0, column: 0 }),
  End: () => ({ row: LAST, column: LAST }),
}

/** The selection after a press, as spreadsheets have it; null where the key is none of theirs. */
export function pressKey(selection: Selection, press: Press, view: KeyView): Selection | null {
  const { key, isShift, isCtrl, isAlt } = press
  if (isAlt) return null
  if (key === 'Escape' && (selection.span !== 'cells' || selection.anchor !== selection.active))
    return selectCell(selection.active)
  if (isCtrl && key.toLowerCase() === 'a') return selectSpan(selection, 'all')
  if (key === ' ' && isCtrl) return selectSpan(selection, 'columns')
  if (key === ' ' && isShift) return selectSpan(selection, 'rows')
  const move = (isCtrl ? CTRL_MOVES : MOVES)[key]
  if (move === undefined) return null
  const place = within(move(selection.active, view), view, isShift)
  return isShift ? extendTo(selection, place) : selectCell(place)
}

/** The heads can be reached by the arrows, but not selected. */
function within(place: CellPlace, view: KeyView, isShift: boolean): CellPlace {
  const top = isShift && view.rows > 0 ? 0 : HEAD_ROW
  return {
    row: Math.min(Math.max(top, place.row), view.rows - 1),
    column: Math.max(0, Math.min(place.column, view.columns - 1)),
  }
}
