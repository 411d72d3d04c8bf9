import table from 'bootstrap-icons/icons/table.svg?raw'
import close from 'bootstrap-icons/icons/x-lg.svg?raw'
import { useEffect, useRef, useState } from 'react'
import { formatInr } from '#shared/platform/lib/numbers/money.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { formatDay } from '#shared/platform/lib/time/day.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { Skeleton } from '#shared/ui/components/Skeleton.tsx'
import { ValueButton } from '#shared/ui/components/values/ValueButton.tsx'
import type { SheetRequest } from '#shared/ui/preview/viewerProps.ts'
import type { SelectedValue } from '../selectedValue.ts'
import type { Entry } from './entries.ts'
import { FIGURES, totalOf, type FigureName, type FigureValue } from './figures.ts'
import type { Month } from './monthChecks.ts'
import type { Entries } from './useAccountFigures.ts'

type RowsFacts = {
  figure: FigureName
  month: Month
  value: FigureValue | null
  count: number
  total: number
  sheets: readonly string[]
}

/** 'the sheets Apr and May' */
const sheetsIn = (sheets: readonly string[]): string =>
  sheets.length === 1
    ? `the sheet ${sheets[0]}`
    : `the sheets ${sheets.slice(0, -1).join(', ')} and ${sheets.at(-1)}`

/** `isCorrect` is false if the workbook has another sum. */
function checkRowsSum(input: RowsFacts): { isCorrect: boolean; summary: string } {
  const { figure, month, value, count, total, sheets } = input
  const { entryNoun, months } = FIGURES[figure]
  const sum = `${plural(count, entryNoun)} on ${sheetsIn(sheets)} come to ${formatInr(total)}`
  if (months > 1) {
    return {
      isCorrect: true,
      summary: `${sum} in three months: ${formatInr(value?.rupees ?? null)} each.`,
    }
  }
  if (figure !== 'credits' && figure !== 'debits') return { isCorrect: true, summary: `${sum}.` }
  const shownRupees = month[figure].rupees
  if (shownRupees !== null && Math.abs(Math.abs(shownRupees) - total) < 0.005)
    return { isCorrect: true, summary: `${sum}.` }
  const shownText = shownRupees === null ? 'nothing' : formatInr(shownRupees)
  return { isCorrect: false, summary: `${sum}, but the month shows ${shownText}.` }
}

type FigureRowsProps = {
  figure: FigureName
  month: Month
  value: FigureValue | null
  source: Entries
  rows: readonly Entry[]
  selected: string | null
  onSelect: (value: SelectedValue, precedingTexts: readonly string[]) => void
  onOpenSheet: (request: Omit<SheetRequest, 'nonce'>) => void
  onClose: () => void
}

/** A longer list would hide the months after it. */
const FIRST_ROWS = 10
/** More rows would block the page; the workbook has all of them. */
const ROWS_MAX = 200

export function FigureRows(props: FigureRowsProps) {
  const { figure, month, source, rows, onOpenSheet, onClose } = props
  const title = `${FIGURES[figure].label} of ${month.month}`
  const sheets = [...new Set(rows.map(({ sheet }) => sheet))]
  return (
    <section className="sum-rows" aria-label={`Rows of ${title}`}>
      <div className="sum-rows-header">
        <h3>{title}</h3>
        {sheets.map((sheet) => (
          <button
            key={sheet}
            type="button"
            className="btn btn-secondary btn-sm"
            onClick={() =>
              onOpenSheet({
                sheet,
                rows: rows.flatMap((entry) => (entry.sheet === sheet ? [entry.row - 1] : [])),
                label: title,
              })
            }
          >
            <Icon of={table} />
            {sheets.length === 1 ? 'Show in the workbook' : `Show ${sheet} in the workbook`}
          </button>
        ))}
        <button type="button" className="btn btn-ghost btn-sm btn-icon" onClick={onClose}>
          <Icon of={close} label={`Close ${title}`} />
        </button>
      </div>
      {source.kind === 'reading' && <Skeleton lines={3} label="Reading the rows" />}
      {source.kind === 'none' && (
        <p className="small muted">The workbook does not list the entries behind this sum.</p>
      )}
      {source.kind === 'read' && <Rows {...props} sheets={sheets} />}
    </section>
  )
}

function Rows({
  figure,
  month,
  value,
  rows,
  sheets,
  selected,
  onSelect,
}: FigureRowsProps & { sheets: readonly string[] }) {
  const { isCorrect, summary } = checkRowsSum({
    figure,
    month,
    value,
    count: rows.length,
    total: totalOf(rows, figure),
    sheets,
  })
  const [isWhole, setIsWhole] = useState(false)
  const listed = rows.slice(0, isWhole ? ROWS_MAX : FIRST_ROWS)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <>
      <p className={isCorrect ? 'small muted' : 'small t-danger'} role="status">
        {summary}
      </p>
      <div
        ref={list}
        className="sum-rows-list"
        tabIndex={0}
        role="group"
        aria-label={`Entries of ${FIGURES[figure].label} of ${month.month}`}
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
            {listed.map((entry) => (
              <Row
                key={`${entry.sheet} ${entry.row}`}
                {...{ entry, figure, selected, onSelect }}
                isOnlySheet={sheets.length === 1}
              />
            ))}
          </tbody>
        </table>
      </div>
      {!isWhole && rows.length > FIRST_ROWS && (
        <button
          type="button"
          className="btn btn-secondary btn-sm sum-rows-all"
          onClick={() => setIsWhole(true)}
        >
          Show all {rows.length} rows
        </button>
      )}
      {isWhole && rows.length > ROWS_MAX && (
        <p className="small muted">
          The first {ROWS_MAX} are listed here; {sheetsIn(sheets)}{' '}
          {sheets.length === 1 ? 'has' : 'have'} all of them.
        </p>
      )}
    </>
  )
}

type RowProps = Pick<FigureRowsProps, 'figure' | 'selected' | 'onSelect'> & {
  entry: Entry
  isOnlySheet: boolean
}

function Row({ entry, figure, isOnlySheet, selected, onSelect }: RowProps) {
  const { sheet, row, day, narration } = entry
  const text = formatInr(FIGURES[figure].amountOf(entry))
  const path = `${figure}:${sheet}:${row}`
  const label = `${narration}, ${formatDay(day)}`
  return (
    <tr className={selected === path ? 'is-on' : undefined}>
      <th scope="row">
        {narration}
        <span className="sum-rows-position small muted">
          {formatDay(day)} · {isOnlySheet ? '' : `${sheet}, `}row {row}
        </span>
      </th>
      <td className="num">
        <ValueButton
          label={label}
          text={text}
          isSelected={selected === path}
          onSelect={() => onSelect({ path, label, text }, [day, narration])}
        />
      </td>
    </tr>
  )
}
