import { useState } from 'react'
import { formatPaise } from '../model/labels.ts'
import { columnName, type Cell, type Column, type Table } from '../sections/section.ts'
import { Parts } from './Parts.tsx'
import { SourceValue } from './SourceValue.tsx'

type AmountCell = Extract<Cell, { kind: 'amount' }>
type Bar = { column: Column; cell: AmountCell }

/** The amounts of a table as bars of one scale; a press on a bar opens the same as in the table. */
export function TableBars({ table }: { table: Table }) {
  const [isOpen, setOpen] = useState(false)
  const rows = table.rows.map(({ id, cells }) => ({
    id,
    name: cells
      .flatMap((cell) => (cell?.kind === 'text' ? cell.text : []))
      .slice(0, 2)
      .join(', '),
    bars: table.columns.flatMap((column, at): Bar[] => {
      const cell = cells[at] ?? null
      return table.bars?.includes(column.label) && cell?.kind === 'amount' ? [{ column, cell }] : []
    }),
  }))
  const largest = Math.max(1, ...rows.flatMap(({ bars }) => bars.map(({ cell }) => cell.paise)))
  return (
    <details
      className="applicant-more"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>As bars</summary>
      {isOpen && (
        <ul className="applicant-bars" aria-label="Months as bars">
          {rows.map(({ id, name, bars }) => (
            <li key={id}>
              <h3>{name}</h3>
              {bars.map(({ column, cell }) => (
                <BarView
                  key={column.label}
                  name={columnName(column)}
                  label={`${columnName(column)} of ${name}`}
                  cell={cell}
                  share={Math.max(0, cell.paise) / largest}
                />
              ))}
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

type BarViewProps = { name: string; label: string; cell: AmountCell; share: number }

function BarView({ name, label, cell, share }: BarViewProps) {
  const { paise, from, parts = [] } = cell
  const text = formatPaise(paise)
  const bar = (
    <span className="applicant-bar" data-bar={name}>
      <span className="small muted">{name}</span>
      <span className="applicant-bar-track">
        <span style={{ width: `${share * 100}%` }} />
      </span>
      <span className="num">{text}</span>
    </span>
  )
  if (!from)
    return (
      <Parts label={label} parts={parts}>
        {bar}
      </Parts>
    )
  return (
    <SourceValue label={label} text={text} from={from}>
      {bar}
    </SourceValue>
  )
}
