import { expect, it } from 'vitest'
import {
  adaptSelection,
  cellCount,
  rectContains,
  selectedRect,
  selectCell,
  type Selection,
} from '#shared/ui/preview/sheet/selection/selection.ts'
import {
  selectionAfterKey,
  type SheetKeyPress,
} from '#shared/ui/preview/sheet/selection/selectionKeys.ts'

const VIEW = { rows: 100, columns: 6, rowsInView: 20 }
const press = (key: string): SheetKeyPress => {
  const parts = key.split('+')
  return {
    key: (parts.at(-1) ?? '').replace('Space', ' '),
    isShift: parts.includes('Shift'),
    isCtrl: parts.includes('Ctrl'),
    isAlt: parts.includes('Alt'),
  }
}
/** The cells that are selected after some presses, as 'rows x columns', and where the keys are then. */
function pressed(keys: string, from: Selection = selectCell({ row: 2, column: 2 })) {
  const end = keys
    .split(' ')
    .reduce<Selection>((last, key) => selectionAfterKey(last, press(key), VIEW) ?? last, from)
  const { fromRow, toRow, fromColumn, toColumn } = selectedRect(end, VIEW)
  return [`${fromRow}-${toRow} x ${fromColumn}-${toColumn}`, end.active]
}

it.each([
  ['ArrowDown', '3-4 x 2-3', { row: 3, column: 2 }],
  ['ArrowRight ArrowRight', '2-3 x 4-5', { row: 2, column: 4 }],
  ['Shift+ArrowDown Shift+ArrowRight', '2-4 x 2-4', { row: 3, column: 3 }],
  ['Shift+ArrowUp Shift+ArrowUp Shift+ArrowUp', '0-3 x 2-3', { row: 0, column: 2 }],
  ['Home', '2-3 x 0-1', { row: 2, column: 0 }],
  ['End', '2-3 x 5-6', { row: 2, column: 5 }],
  ['PageDown', '22-23 x 2-3', { row: 22, column: 2 }],
  ['PageDown PageUp PageUp', '0-1 x 2-3', { row: 0, column: 2 }],
  ['Ctrl+ArrowDown', '99-100 x 2-3', { row: 99, column: 2 }],
  ['Ctrl+Shift+ArrowDown', '2-100 x 2-3', { row: 99, column: 2 }],
  ['Ctrl+Home', '0-1 x 0-1', { row: 0, column: 0 }],
  ['Ctrl+End', '99-100 x 5-6', { row: 99, column: 5 }],
  ['Ctrl+a', '0-100 x 0-6', { row: 2, column: 2 }],
  ['Ctrl+A', '0-100 x 0-6', { row: 2, column: 2 }],
  ['Ctrl+Space', '0-100 x 2-3', { row: 2, column: 2 }],
  ['Ctrl+Space Shift+ArrowRight', '0-100 x 2-4', { row: 2, column: 3 }],
  ['Shift+Space', '2-3 x 0-6', { row: 2, column: 2 }],
  ['Shift+Space Shift+ArrowDown', '2-4 x 0-6', { row: 3, column: 2 }],
  ['Ctrl+a Escape', '2-3 x 2-3', { row: 2, column: 2 }],
  ['Ctrl+ArrowUp ArrowUp ArrowUp', '0-0 x 2-3', { row: -1, column: 2 }],
])('%s', (keys, rect, active) => {
  expect(pressed(keys)).toEqual([rect, active])
})

it.each(['b', 'Enter', 'Escape', 'Alt+ArrowDown', 'Ctrl+c', 'Tab', 'Space'])(
  'does not handle %s',
  (key) => {
    expect(selectionAfterKey(selectCell({ row: 0, column: 0 }), press(key), VIEW)).toBeNull()
  },
)

it('stays within a sheet that has no row to show', () => {
  const none = { rows: 0, columns: 6, rowsInView: 20 }
  const start = selectCell({ row: 0, column: 0 })
  const head = { row: -1, column: 0 }
  expect(selectionAfterKey(start, press('ArrowDown'), none)?.active).toEqual(head)
  expect(selectionAfterKey(start, press('Shift+ArrowDown'), none)?.active).toEqual(head)
  expect(cellCount(selectedRect(start, none))).toBe(0)
})

it('keeps selected columns after a row change, and only the active cell of others', () => {
  const column: Selection = {
    span: 'columns',
    anchor: { row: 50, column: 1 },
    active: { row: 50, column: 2 },
  }
  const few = { rows: 3, columns: 6 }
  expect(selectedRect(adaptSelection(column, few), few)).toEqual({
    fromRow: 0,
    toRow: 3,
    fromColumn: 1,
    toColumn: 3,
  })
  const cells: Selection = { ...column, span: 'cells' }
  expect(adaptSelection(cells, few)).toEqual(selectCell({ row: 0, column: 2 }))
})

it('knows which cells are in it', () => {
  const rect = { fromRow: 1, toRow: 3, fromColumn: 0, toColumn: 2 }
  expect(rectContains(rect, { row: 2, column: 1 })).toBe(true)
  expect(rectContains(rect, { row: 3, column: 1 })).toBe(false)
  expect(cellCount(rect)).toBe(4)
})
