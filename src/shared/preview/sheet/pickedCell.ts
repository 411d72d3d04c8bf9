import type { PickedCell } from '../viewerProps.ts'
import type { CellPlace } from './selection.ts'
import type { SheetStore } from './sheetStore.ts'

/** So many labels tell where in a document a row stands; each one more is searched for in all of its pages. */
const LABELS_BEFORE = 8

const textAt = (store: SheetStore, { row, column }: CellPlace): string =>
  store.cell(row, column)?.text ?? ''

/** What is told of a cell that was picked. Its place is that in the file, whatever is shown. */
export function pickedCell(
  store: SheetStore,
  sheet: string,
  place: CellPlace,
  text: string,
): PickedCell {
  const label = textAt(store, { row: place.row, column: 0 })
  return {
    sheet,
    text,
    label: label === '' || place.column === 0 ? sheet : label,
    nth: nthOf(store, place, text),
    before: textsBefore(store, place),
  }
}

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
