import close from 'bootstrap-icons/icons/x-lg.svg?raw'
import { useEffect, useRef } from 'react'
import { formatDay } from '#shared/lib/day.ts'
import { formatInr } from '#shared/lib/money.ts'
import { plural } from '#shared/lib/plural.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { ValueButton } from '#shared/ui/ValueButton.tsx'
import type { Month } from './addsUp.ts'
import { entriesOf, totalOf, type Entry, type Sum } from './entries.ts'
import { useEntries, type EntryList } from './useEntries.ts'

/** A value to find in the statement, behind the values that are printed before it. */
export type SelectEntry = (
  place: string,
  label: string,
  text: string,
  behind: readonly string[],
) => void

type SumRowsProps = {
  workbook: Blob
  month: Month
  sum: Sum
  selected: string | null
  onSelect: SelectEntry
  onClose: () => void
}

const NAMES: Record<Sum, { title: string; one: string }> = {
  credits: { title: 'Credits', one: 'credit' },
  debits: { title: 'Debits', one: 'debit' },
}

/** The rows of the workbook that a month's credits or debits are the sum of; each is found in the statement. */
export function SumRows({ workbook, month, sum, selected, onSelect, onClose }: SumRowsProps) {
  const entries = useEntries(workbook)
  const title = `${NAMES[sum].title} of ${month.month}`
  return (
    <section className="sum-rows" aria-label={`Rows of ${title}`}>
      <div className="sum-rows-head">
        <h3>{title}</h3>
        <button type="button" className="btn btn-ghost btn-sm btn-icon" onClick={onClose}>
          <Icon of={close} label={`Close ${title}`} />
        </button>
      </div>
      {entries.kind === 'reading' && <Skeleton lines={3} label="Reading the rows" />}
      {entries.kind === 'none' && (
        <p className="small muted">The workbook does not list the entries that it sums.</p>
      )}
      {entries.kind === 'read' && (
        <Rows
          key={title}
          list={entries.list}
          month={month}
          sum={sum}
          selected={selected}
          onSelect={onSelect}
        />
      )}
    </section>
  )
}

type RowsProps = Pick<SumRowsProps, 'month' | 'sum' | 'selected' | 'onSelect'> & { list: EntryList }

function Rows({ list: { sheet, entries }, month, sum, selected, onSelect }: RowsProps) {
  const rows = entriesOf(entries, month.month, sum)
  const { one } = NAMES[sum]
  const total = totalOf(rows, sum)
  const stated = month[sum].rupees
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const isSame = stated !== null && Math.abs(Math.abs(stated) - total) < 0.005
  return (
    <>
      <p className={isSame ? 'small muted' : 'small t-danger'} role="status">
        {plural(rows.length, one)} on the sheet {sheet} come to {formatInr(total)}
        {isSame ? '.' : `, the month says ${stated === null ? 'nothing' : formatInr(stated)}.`}
      </p>
      <div
        ref={list}
        className="sum-rows-list"
        tabIndex={0}
        role="group"
        aria-label={`Entries of ${month.month}`}
      >
        <table className="table table-dense">
          <thead>
            <tr>
              <th scope="col">Entry</th>
              <th scope="col" className="num">
                Amount (₹)
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((entry) => (
              <Row key={entry.row} {...{ entry, sum, selected, onSelect }} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

type RowProps = Pick<SumRowsProps, 'sum' | 'selected' | 'onSelect'> & { entry: Entry }

function Row({ entry: { row, day, narration, ...amounts }, sum, selected, onSelect }: RowProps) {
  const text = formatInr(amounts[sum])
  const place = `${sum}:${row}`
  const label = `${narration}, ${formatDay(day)}`
  return (
    <tr className={selected === place ? 'is-on' : undefined}>
      <th scope="row">
        {narration}
        <span className="sum-rows-place small muted">
          {formatDay(day)} · row {row}
        </span>
      </th>
      <td className="num">
        <ValueButton
          label={label}
          text={text}
          isSelected={selected === place}
          onSelect={() => onSelect(place, label, text, [day, narration])}
        />
      </td>
    </tr>
  )
}
