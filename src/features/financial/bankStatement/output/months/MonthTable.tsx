import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import dash from 'bootstrap-icons/icons/dash-lg.svg?raw'
import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import { useState } from 'react'
import { formatInr } from '#shared/lib/money.ts'
import { plural } from '#shared/lib/plural.ts'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import { Chip, type Tone } from '#shared/ui/Chip.tsx'
import { Icon } from '#shared/ui/Icon.tsx'
import { ValueButton } from '#shared/ui/ValueButton.tsx'
import type { SelectedValue } from '../selectedValue.ts'
import { checkMonth, type Month, type MonthCheck, type MonthFigure } from './addsUp.ts'
import { SUMS, type Sum } from './entries.ts'
import { SumRows } from './SumRows.tsx'
import { useMonths } from './useMonths.ts'

type MonthTableProps = {
  workbook: Blob
  /** Place of the marked value. */
  selected: string | null
  onSelect: (value: SelectedValue, behind?: readonly string[]) => void
}

const COLUMNS = [
  { name: 'opening', label: 'Opening' },
  { name: 'credits', label: 'Credits' },
  { name: 'debits', label: 'Debits' },
  { name: 'closing', label: 'Closing' },
] as const

const CHECKS: Record<`${MonthCheck['holds']}`, { tone: Tone; icon: string }> = {
  true: { tone: 'success', icon: check },
  false: { tone: 'danger', icon: cross },
  null: { tone: 'neutral', icon: dash },
}

/** Opening + credits − debits = closing, month by month, as the workbook gives them. */
export function MonthTable({ workbook, selected, onSelect }: MonthTableProps) {
  const read = useMonths(workbook)
  const [opened, setOpened] = useState<{ index: number; sum: Sum } | null>(null)
  if (read.kind === 'reading') return <Skeleton lines={4} label="Checking the months" />
  if (read.kind === 'failed' || read.months.length === 0) {
    return (
      <p className="small muted">
        The workbook gives no months with opening and closing balances to check.
      </p>
    )
  }
  const { months } = read
  const openedMonth = opened === null ? undefined : months[opened.index]
  const checks = months.map((month, index) => checkMonth(month, months[index - 1]))
  return (
    <section className="panel panel-table" aria-label="Check of the months">
      <Verdict checks={checks} />
      <div className="month-scroll" tabIndex={0} role="group" aria-label="Months">
        <table className="table table-dense">
          <thead>
            <tr>
              <th scope="col">Month</th>
              {COLUMNS.map(({ name, label }) => (
                <th key={name} scope="col" className="num">
                  {label} (₹)
                </th>
              ))}
              <th scope="col">Check</th>
            </tr>
          </thead>
          <tbody>
            {months.map((month, index) => (
              <MonthRow
                key={index}
                month={month}
                check={checks[index] ?? { holds: null, says: '', why: null }}
                place={String(index)}
                selected={selected}
                onSelect={(value, sum) => {
                  setOpened(sum === null ? null : { index, sum })
                  onSelect(sum === null ? value : { ...value, isSum: true })
                }}
              />
            ))}
          </tbody>
        </table>
      </div>
      {opened !== null && openedMonth !== undefined && (
        <SumRows
          workbook={workbook}
          month={openedMonth}
          sum={opened.sum}
          selected={selected}
          onSelect={(place, label, text, behind) => onSelect({ place, label, text }, behind)}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  )
}

/** Failing months are named before anything else, each in a sentence. */
function Verdict({ checks }: { checks: readonly MonthCheck[] }) {
  const bad = checks.flatMap(({ why }) => why ?? [])
  const unsure = checks.filter(({ holds }) => holds === null).length
  if (bad.length > 0) {
    return (
      <div className="month-verdict bad" role="status">
        <Icon of={cross} />
        <div>
          <p>
            {plural(bad.length, 'month does', 'months do')} not add up. Look at the statement before
            you rely on the figures.
          </p>
          <ul>
            {bad.map((why) => (
              <li key={why}>{why}</li>
            ))}
          </ul>
        </div>
      </div>
    )
  }
  return (
    <p className={unsure > 0 ? 'month-verdict unsure' : 'month-verdict good'} role="status">
      <Icon of={unsure > 0 ? dash : check} />
      {unsure > 0
        ? `${plural(unsure, 'month')} cannot be checked: a figure is missing.`
        : `${plural(checks.length, 'month')} checked: opening + credits − debits = closing.`}
    </p>
  )
}

type MonthRowProps = Pick<MonthTableProps, 'selected'> & {
  month: Month
  check: MonthCheck
  place: string
  /** `sum`: of which entries the figure is the sum; null for a balance. */
  onSelect: (value: SelectedValue, sum: Sum | null) => void
}

function MonthRow({ month, check, place, selected, onSelect }: MonthRowProps) {
  const { tone, icon } = CHECKS[`${check.holds}`]
  return (
    <tr className={check.holds === false ? 'month-bad' : undefined}>
      <th scope="row">{month.month}</th>
      {COLUMNS.map(({ name, label }) => {
        const text = figureText(month[name])
        const at = `${place}:${name}`
        const whole = `${label} of ${month.month}`
        const sum = SUMS.find((each) => each === name) ?? null
        return (
          <td key={name} className="num">
            {text === '' ? (
              '–'
            ) : (
              <ValueButton
                label={whole}
                text={text}
                isSelected={selected === at}
                hint={sum === null ? 'Find it in the statement' : 'Show the rows that it sums'}
                onSelect={() => onSelect({ place: at, label: whole, text }, sum)}
              />
            )}
          </td>
        )
      })}
      <td>
        <Chip tone={tone} icon={icon}>
          {check.says}
        </Chip>
      </td>
    </tr>
  )
}

/** In Indian grouping; what cannot be read as an amount stays as the workbook has it. */
function figureText({ text, rupees }: MonthFigure): string {
  return rupees === null ? text : formatInr(rupees)
}
