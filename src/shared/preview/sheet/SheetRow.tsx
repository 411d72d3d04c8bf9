import type { VirtualItem } from '@tanstack/react-virtual'
import { type CellPlace, type CellRect, holds } from './selection.ts'
import type { SheetStore } from './sheetStore.ts'
import { CELL_ATTRIBUTE, cellKey, ROW_ATTRIBUTE } from './useSelection.ts'

/** How a grid's cells look: what is selected, where the keys are, what was picked. */
export type CellMarks = {
  rect: CellRect
  active: CellPlace
  activeId: string
  /** By its row in the file. */
  picked: CellPlace | null
  isChoosable: boolean
}

type SheetRowProps = {
  index: number
  /** Its row in the file, from 0. */
  fileRow: number
  top: number
  numbersWidth: number
  /** The columns in view. */
  columns: readonly VirtualItem[]
  cell: SheetStore['cell']
  marks: CellMarks
  /** Width of a digit. */
  digitPx: number
}

/** Some letters are wider than a digit: what might be cut has its whole text as a hint. */
const WIDE = 1.15
const PADDING_PX = 25

/** One row of a sheet: its number in the file, and the cells in view. */
export function SheetRow(props: SheetRowProps) {
  const { index, fileRow, top, numbersWidth, columns, cell, marks, digitPx } = props
  const { rect, active, picked } = marks
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
        const place = { row: index, column: column.index }
        const isActive = isSame(active, place)
        const isPicked = isSame(picked, { row: fileRow, column: column.index })
        return (
          <span
            key={column.index}
            id={isActive ? marks.activeId : undefined}
            className={classOf({
              num: shown?.isNumber === true,
              'is-choosable': marks.isChoosable && text !== '',
              'is-active': isActive,
              'is-picked': isPicked,
            })}
            role="gridcell"
            {...{ [CELL_ATTRIBUTE]: cellKey(place) }}
            aria-selected={holds(rect, place)}
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

const isSame = (one: CellPlace | null, other: CellPlace): boolean =>
  one !== null && one.row === other.row && one.column === other.column

const classOf = (flags: Record<string, boolean>): string =>
  ['sheet-cell', ...Object.keys(flags).filter((name) => flags[name] === true)].join(' ')
