import { cellClass, type SkeletonShape, type Column } from '../column.ts'

type TableSkeletonProps<Row> = { columns: readonly Column<Row>[] }

const ROWS = 6
const TEXT_WIDTHS = ['78%', '96%', '64%', '88%', '72%', '92%'] as const

/** As high as the rows, so that nothing jumps. */
export function TableSkeleton<Row>({ columns }: TableSkeletonProps<Row>) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: ROWS }, (_, row) => (
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
