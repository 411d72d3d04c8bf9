export type CellPosition = { row: number; column: number }

/** 'cells' between two corners; `active` is the keyboard position. */
export type Selection = {
  span: 'cells' | 'columns' | 'rows' | 'all'
  anchor: CellPosition
  active: CellPosition
}

export type SheetSize = { rows: number; columns: number }
/** Ends are exclusive. */
export type CellRect = { fromRow: number; toRow: number; fromColumn: number; toColumn: number }

export const HEADER_ROW = -1

export const selectCell = (position: CellPosition): Selection => ({
  span: 'cells',
  anchor: position,
  active: position,
})

export const INITIAL_SELECTION = selectCell({ row: 0, column: 0 })

/** Extends the selection from its start to another cell. */
export const extendSelection = ({ span, anchor }: Selection, active: CellPosition): Selection => ({
  span: span === 'all' ? 'cells' : span,
  anchor,
  active,
})

export const selectSpan = (selection: Selection, span: Selection['span']): Selection => ({
  ...selection,
  span,
})

/** The selected cells; none while the header is active, or where no row is shown. */
export function selectedRect({ span, anchor, active }: Selection, size: SheetSize): CellRect {
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

export const rectContains = (rect: CellRect, { row, column }: CellPosition): boolean =>
  row >= rect.fromRow && row < rect.toRow && column >= rect.fromColumn && column < rect.toColumn

export const cellCount = (rect: CellRect): number =>
  Math.max(0, rect.toRow - rect.fromRow) * Math.max(0, rect.toColumn - rect.fromColumn)

/** When the rows change, whole columns and everything stay; of cells only the active one. */
export function adaptSelection(selection: Selection, size: SheetSize): Selection {
  const clamp = (position: CellPosition): CellPosition => ({
    row: Math.min(position.row, Math.max(0, size.rows - 1)),
    column: Math.min(position.column, Math.max(0, size.columns - 1)),
  })
  const { span } = selection
  if (span === 'columns' || span === 'all')
    return { span, anchor: clamp(selection.anchor), active: clamp(selection.active) }
  return selectCell(
    clamp({ row: Math.min(selection.active.row, 0), column: selection.active.column }),
  )
}
