import { memo, type MouseEvent } from 'react'
import { cellClass, type Column } from './column.ts'

type TableRowProps<Row> = {
  row: Row
  columns: readonly Column<Row>[]
  /** From 0, of the rows that are shown. */
  index: number
  /** From 0, of all rows: pages before this one count. */
  number: number
  isTabStop: boolean
  /** Its record stands open beside the list. */
  isOpen: boolean
  /** It has just come into the list. */
  isNew: boolean
  onOpen?: ((row: Row) => void) | undefined
}

/** What has a click of its own. */
const OWN_CLICK = 'a, button, input, select, textarea, label'

function TableRowCells<Row>(props: TableRowProps<Row>) {
  const { row, columns, index, number, isTabStop, isOpen, isNew, onOpen } = props
  const open = (event: MouseEvent<HTMLElement>) => {
    const inner = event.target instanceof Element ? event.target.closest(OWN_CLICK) : null
    // Who marks a text to copy it does not want to leave the list.
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

/** One row; rendered again only when something of its own changed. The cast keeps the type parameter, which memo drops. */
export const TableRow = memo(TableRowCells) as typeof TableRowCells
