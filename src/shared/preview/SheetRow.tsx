import type { VirtualItem } from '@tanstack/react-virtual'
import type { SheetStore } from './sheetStore.ts'
import { type CellPick, type CellPlace, CELL_ATTRIBUTE, cellKey } from './useCellPick.ts'

type SheetRowProps = {
  index: number
  top: number
  numbersWidth: number
  /** The columns in view. */
  columns: readonly VirtualItem[]
  cell: SheetStore['cell']
  cells?: CellPick
  /** Width of a digit. */
  digitPx: number
}

/** Some letters are wider than a digit: what might be cut has its whole text as a hint. */
const WIDE = 1.15
const PADDING_PX = 25

/** One row of a sheet: its number, and the cells in view. */
export function SheetRow({
  index,
  top,
  numbersWidth,
  columns,
  cell,
  cells = null,
  digitPx,
}: SheetRowProps) {
  return (
    <div className="sheet-row" role="row" aria-rowindex={index + 2} style={{ top }}>
      <span className="sheet-number" role="rowheader" style={{ width: numbersWidth }}>
        {index + 1}
      </span>
      {columns.map((column) => {
        const shown = cell(index, column.index)
        const text = shown?.text ?? ''
        const place = { row: index, column: column.index }
        return (
          <span
            key={column.index}
            className={classOf(shown?.isNumber === true, cells !== null && text !== '')}
            role={cells === null ? 'cell' : 'gridcell'}
            {...choosing(cells, place)}
            aria-colindex={column.index + 2}
            title={text.length * digitPx * WIDE > column.size - PADDING_PX ? text : undefined}
            style={{ left: column.start, width: column.size }}
          >
            {shown === undefined ? <span className="skeleton-bar" /> : text}
          </span>
        )
      })}
    </div>
  )
}

const classOf = (isNumber: boolean, isChoosable: boolean) =>
  `sheet-cell${isNumber ? ' num' : ''}${isChoosable ? ' is-choosable' : ''}`

/** Nothing for a sheet that is only looked at. */
function choosing(cells: CellPick, place: CellPlace) {
  if (cells === null) return {}
  const isSame = (other: CellPlace | null) =>
    other !== null && other.row === place.row && other.column === place.column
  return {
    [CELL_ATTRIBUTE]: cellKey(place),
    tabIndex: isSame(cells.active) ? 0 : -1,
    'aria-selected': isSame(cells.picked),
    onClick: () => cells.pick(place),
  }
}
