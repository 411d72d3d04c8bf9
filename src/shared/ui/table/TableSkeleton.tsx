import { cellClass, type SkeletonShape, type Column } from './column.ts'

type TableSkeletonProps<Row> = { columns: readonly Column<Row>[]; rows?: number }

const TEXT_WIDTHS = ['78%', '96%', '64%', '88%', '72%', '92%'] as const

/** Of the same height as the rows, so that nothing jumps. */
export function TableSkeleton<Row>({ columns, rows = 6 }: TableSkeletonProps<Row>) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          {columns.map((column) => (
            <td key={column.id} className={cellClass(column)}>
              <SkeletonBar shape={shape(column)} row={row} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function shape<Row>(column: Column<Row>): SkeletonShape {
  return column.skeleton ?? (column.pin === 'end' ? 'button' : 'text')
}

function SkeletonBar({ shape, row }: { shape: SkeletonShape; row: number }) {
  const width = shape === 'text' ? TEXT_WIDTHS[row % TEXT_WIDTHS.length] : undefined
  return <span className={`skeleton-bar skeleton-${shape}`} style={{ width }} />
}
