import type { VirtualItem } from '@tanstack/react-virtual'
import type { SheetStore } from './sheetStore.ts'

type SheetRowProps = {
  index: number
  top: number
  numbersWidth: number
  /** The columns in view. */
  columns: readonly VirtualItem[]
  cell: SheetStore['cell']
}

/** One row of a sheet: its number, and the cells in view. */
export function SheetRow({ index, top, numbersWidth, columns, cell }: SheetRowProps) {
  return (
    <div className="sheet-row" role="row" aria-rowindex={index + 2} style={{ top }}>
      <span className="sheet-number" role="rowheader" style={{ width: numbersWidth }}>
        {index + 1}
      </span>
      {columns.map((column) => {
        const shown = cell(index, column.index)
        const text = shown?.text ?? ''
        return (
          <span
            key={column.index}
            className={shown?.isNumber === true ? 'sheet-cell num' : 'sheet-cell'}
            role="cell"
            aria-colindex={column.index + 2}
            title={text.length > 40 ? text : undefined}
            style={{ left: column.start, width: column.size }}
          >
            {shown === undefined ? <span className="bone" /> : text}
          </span>
        )
      })}
    </div>
  )
}
