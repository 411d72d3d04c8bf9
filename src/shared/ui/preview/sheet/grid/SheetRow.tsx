import type { VirtualItem } from '@tanstack/react-virtual'
import { type CellPosition, type CellRect, rectContains } from '../selection/selection.ts'
import { CELL_ATTRIBUTE, cellKey, ROW_ATTRIBUTE } from '../selection/useCellHandlers.ts'
import type { SheetStore } from './sheetStore.ts'

export type GridHighlight = {
  rect: CellRect
  active: CellPosition
  activeId: string
  /** The row is that of the file. */
  picked: CellPosition | null
  isPickable: boolean
}

type SheetRowProps = {
  index: number
  /** Zero-based row in the file. */
  fileRow: number
  top: number
  numbersWidth: number
  columns: readonly VirtualItem[]
  cell: SheetStore['cell']
  highlight: GridHighlight
  digitPx: number
}

/** Some letters are wider than a digit: text that may be cut gets a tooltip. */
const WIDE = 1.15
const PADDING_PX = 25

export function SheetRow(props: SheetRowProps) {
  const { index, fileRow, top, numbersWidth, columns, cell, highlight, digitPx } = props
  const { rect, active, picked } = highlight
  return (
    <div className="sheet-row" role="row" aria-rowindex={index + 2} style={{ top }}>
      <span
        className="sheet-number"
        role="rowheader"
        {...{ [ROW_ATTRIBUTE]: index }}
        style={{ width: numbersWidth }}
      >
        {fileRow + 1}
      </span>
      {columns.map((column) => {
        const shown = cell(index, column.index)
        const text = shown?.text ?? ''
        const position = { row: index, column: column.index }
        const isActive = isSame(active, position)
        const isPicked = isSame(picked, { row: fileRow, column: column.index })
        return (
          <span
            key={column.index}
            id={isActive ? highlight.activeId : undefined}
            className={classOf({
              num: shown?.isNumber === true,
              'is-choosable': highlight.isPickable && text !== '',
              'is-active': isActive,
              'is-picked': isPicked,
            })}
            role="gridcell"
            {...{ [CELL_ATTRIBUTE]: cellKey(position) }}
            aria-selected={rectContains(rect, position)}
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

const isSame = (one: CellPosition | null, other: CellPosition): boolean =>
  one !== null && one.row === other.row && one.column === other.column

const classOf = (flags: Record<string, boolean>): string =>
  ['sheet-cell', ...Object.keys(flags).filter((name) => flags[name] === true)].join(' ')
