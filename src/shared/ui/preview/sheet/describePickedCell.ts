import type { PickedCell } from '../viewerProps.ts'
import type { SheetStore } from './grid/sheetStore.ts'
import type { CellPosition } from './selection/selection.ts'

/** Each one costs a search through all pages. */
const LABELS_BEFORE = 8

const textAt = (store: SheetStore, { row, column }: CellPosition): string =>
  store.cell(row, column)?.text ?? ''

/** Describes a picked cell by its position in the file, whatever is shown. */
export function describePickedCell(
  store: SheetStore,
  sheet: string,
  position: CellPosition,
  text: string,
): PickedCell {
  const label = textAt(store, { row: position.row, column: 0 })
  return {
    sheet,
    text,
    label: label === '' || position.column === 0 ? sheet : label,
    nth: nthOf(store, position, text),
    precedingTexts: precedingTexts(store, position),
  }
}

/** Counts only the loaded cells: earlier ones of a long sheet may not be loaded. */
function nthOf(store: SheetStore, position: CellPosition, text: string): number {
  let nth = 1
  for (let row = 0; row <= position.row; row += 1) {
    const end = row === position.row ? position.column : store.table.columns
    for (let column = 0; column < end; column += 1)
      if (textAt(store, { row, column }) === text) nth += 1
  }
  return nth
}

function precedingTexts(store: SheetStore, { row, column }: CellPosition): string[] {
  const labels = Array.from({ length: row }, (_, at) => textAt(store, { row: at, column: 0 }))
    .filter((text) => text !== '')
    .slice(-LABELS_BEFORE)
  const cells = Array.from({ length: column }, (_, at) => textAt(store, { row, column: at }))
  return [...labels, ...cells].filter((text) => text !== '')
}
