import { memo, type MouseEvent } from 'react'
import { cellClass, type Column } from '../column.ts'

type TableRowProps<Row> = {
  row: Row
  columns: readonly Column<Row>[]
  /** Zero-based among the shown rows. */
  index: number
  /** Zero-based among all rows, including earlier pages. */
  number: number
  isTabStop: boolean
  isOpen: boolean
  isNew: boolean
  onOpen?: ((row: Row) => void) | undefined
}

/** Elements with their own click. */
const INTERACTIVE = 'a, button, input, select, textarea, label'

function TableRowCells<Row>(props: TableRowProps<Row>) {
  const { row, columns, index, number, isTabStop, isOpen, isNew, onOpen } = props
  const open = (event: MouseEvent<HTMLElement>) => {
    const inner = event.target instanceof Element ? event.target.closest(INTERACTIVE) : null
    // Selecting text to copy it must not open the row.
    if (inner === null && getSelection()?.isCollapsed !== false) onOpen?.(row)
  }
  return (
    <tr
      data-row={index}
      aria-rowindex={number + 2}
      tabIndex={isTabStop ? 0 : -1}
      aria-current={isOpen || undefined}
      className={rowClass({ opens: onOpen !== undefined, 'is-on': isOpen, 'is-new': isNew })}
      onClick={onOpen === undefined ? undefined : open}
    >
      {columns.map((column) => (
        <td key={column.id} className={cellClass(column)}>
          {column.cell(row, number)}
        </td>
      ))}
    </tr>
  )
}

function rowClass(marks: Readonly<Record<string, boolean>>): string | undefined {
  const classes = Object.keys(marks).filter((name) => marks[name])
  return classes.length === 0 ? undefined : classes.join(' ')
}

/** Rendered again only when its own props change. The cast restores the type parameter that memo drops. */
export const TableRow = memo(TableRowCells) as typeof TableRowCells
