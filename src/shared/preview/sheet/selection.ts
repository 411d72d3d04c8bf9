/** A cell by its place in the rows that are shown; row -1 is the heads. */
export type CellPlace = { row: number; column: number }

/** Cells from one corner to the other, whole columns, whole rows, or all; `active` is where the keys are. */
export type Selection = {
  span: 'cells' | 'columns' | 'rows' | 'all'
  anchor: CellPlace
  active: CellPlace
}

export type SheetSize = { rows: number; columns: number }
/** Ends are exclusive. */
export type CellRect = { fromRow: number; toRow: number; fromColumn: number; toColumn: number }

export const HEAD_ROW = -1

export const selectCell = (place: CellPlace): Selection => ({
  span: 'cells',
  anchor: place,
  active: place,
})

export const SELECTED_FIRST = selectCell({ row: 0, column: 0 })

/** From where it began up to another place. */
export const extendTo = ({ span, anchor }: Selection, active: CellPlace): Selection => ({
  span: span === 'all' ? 'cells' : span,
  anchor,
  active,
})

export const selectSpan = (selection: Selection, span: Selection['span']): Selection => ({
  ...selection,
  span,
})

/** The cells that are selected; none while the keys are at the heads, or where no row is shown. */
export function rectOf({ span, anchor, active }: Selection, size: SheetSize): CellRect {
  const isWide = span === 'rows' || span === 'all'
  const isTall = span === 'columns' || span === 'all'
  return {
    fromRow: isTall ? 0 : Math.max(0, Math.min(anchor.row, active.row)),
    toRow: isTall ? size.rows : Math.min(size.rows, Math.max(anchor.row, active.row) + 1),
    fromColumn: isWide ? 0 : Math.min(anchor.column, active.column),
    toColumn: isWide
      ? size.columns
      : Math.min(size.columns, Math.max(anchor.column, active.column) + 1),
  }
}

export const holds = (rect: CellRect, { row, column }: CellPlace): boolean =>
  row >= rect.fromRow && row < rect.toRow && column >= rect.fromColumn && column < rect.toColumn

export const cellCount = (rect: CellRect): number =>
  Math.max(0, rect.toRow - rect.fromRow) * Math.max(0, rect.toColumn - rect.fromColumn)

/** What stays selected when other rows are shown: whole columns and everything; of cells only where the keys are. */
export function carryOver(selection: Selection, size: SheetSize): Selection {
  const within = (place: CellPlace): CellPlace => ({
    row: Math.min(place.row, Math.max(0, size.rows - 1)),
    column: Math.min(place.column, Math.max(0, size.columns - 1)),
  })
  const { span } = selection
  if (span === 'columns' || span === 'all')
    return { span, anchor: within(selection.anchor), active: within(selection.active) }
  return selectCell(
    within({ row: Math.min(selection.active.row, 0), column: selection.active.column }),
  )
}
