import { cellClass, type BoneShape, type Column } from './column.ts'

type TableBonesProps<Row> = { columns: readonly Column<Row>[]; rows?: number }

const TEXT_WIDTHS = ['78%', '96%', '64%', '88%', '72%', '92%'] as const

/** Rows of the real columns while the first answer is awaited: same height, no jump. */
export function TableBones<Row>({ columns, rows = 6 }: TableBonesProps<Row>) {
  return (
    <tbody aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          {columns.map((column) => (
            <td key={column.id} className={cellClass(column)}>
              <Bone shape={shape(column)} row={row} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

function shape<Row>(column: Column<Row>): BoneShape {
  return column.bone ?? (column.pinned === true ? 'button' : 'text')
}

function Bone({ shape, row }: { shape: BoneShape; row: number }) {
  const width = shape === 'text' ? TEXT_WIDTHS[row % TEXT_WIDTHS.length] : undefined
  return <span className={`bone bone-${shape}`} style={{ width }} />
}
