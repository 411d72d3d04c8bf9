import {
  extendSelection,
  HEADER_ROW,
  selectCell,
  selectSpan,
  type CellPosition,
  type Selection,
  type SheetSize,
} from './selection.ts'

/** Ctrl is Command on a Mac. */
export type SheetKeyPress = { key: string; isShift: boolean; isCtrl: boolean; isAlt: boolean }
export type GridView = SheetSize & { rowsInView: number }

type Move = (position: CellPosition, view: GridView) => CellPosition

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

const CTRL_MOVES: Record<string, Move> = {
  ArrowUp: ({ column }) => ({ row: 0, column }),
  ArrowDown: ({ column }) => ({ row: LAST, column }),
  ArrowLeft: ({ row }) => ({ row, column: 0 }),
  ArrowRight: ({ row }) => ({ row, column: LAST }),
  Home: () => ({ row: 0, column: 0 }),
  End: () => ({ row: LAST, column: LAST }),
}

/** The selection after a key press, as in spreadsheets; null for other keys. */
export function selectionAfterKey(
  selection: Selection,
  press: SheetKeyPress,
  view: GridView,
): Selection | null {
  const { key, isShift, isCtrl, isAlt } = press
  if (isAlt) return null
  if (key === 'Escape' && (selection.span !== 'cells' || selection.anchor !== selection.active))
    return selectCell(selection.active)
  if (isCtrl && key.toLowerCase() === 'a') return selectSpan(selection, 'all')
  if (key === ' ' && isCtrl) return selectSpan(selection, 'columns')
  if (key === ' ' && isShift) return selectSpan(selection, 'rows')
  const move = (isCtrl ? CTRL_MOVES : MOVES)[key]
  if (move === undefined) return null
  const position = clampToGrid(move(selection.active, view), view, isShift)
  return isShift ? extendSelection(selection, position) : selectCell(position)
}

/** Arrow keys can reach the header but not select it. */
function clampToGrid(position: CellPosition, view: GridView, isShift: boolean): CellPosition {
  const top = isShift && view.rows > 0 ? 0 : HEADER_ROW
  return {
    row: Math.min(Math.max(top, position.row), view.rows - 1),
    column: Math.max(0, Math.min(position.column, view.columns - 1)),
  }
}
