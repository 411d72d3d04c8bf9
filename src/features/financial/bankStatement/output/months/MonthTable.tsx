import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import dash from 'bootstrap-icons/icons/dash-lg.svg?raw'
import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import type { ReactNode } from 'react'
import { CheckVerdict } from '#shared/analyzer/result/CheckVerdict.tsx'
import { formatInr } from '#shared/lib/money.ts'
import { plural } from '#shared/lib/plural.ts'
import { Chip, type Tone } from '#shared/ui/Chip.tsx'
import { ValueButton } from '#shared/ui/ValueButton.tsx'
import type { SelectedValue } from '../selectedValue.ts'
import { checkMonth, type Month, type MonthCheck, type MonthFigure } from './addsUp.ts'
import type { FigureName } from './figures.ts'

type MonthTableProps = {
  months: readonly Month[]
  /** Place of the marked value. */
  selected: string | null
  /** A balance was pressed: it is printed in the statement. */
  onFind: (value: SelectedValue) => void
  /** A sum was pressed: it is made of rows. */
  onOpen: (month: number, figure: FigureName, value: SelectedValue) => void
  /** The rows of the sum that was pressed. */
  children: ReactNode
}

/** `sum`: of which entries the figure is the sum; null for a balance. */
const COLUMNS = [
  { name: 'opening', label: 'Opening', sum: null },
  { name: 'credits', label: 'Credits', sum: 'credits' },
  { name: 'debits', label: 'Debits', sum: 'debits' },
  { name: 'closing', label: 'Closing', sum: null },
] as const satisfies readonly { name: keyof Month; label: string; sum: FigureName | null }[]

const CHECKS: Record<`${MonthCheck['holds']}`, { tone: Tone; icon: string }> = {
  true: { tone: 'success', icon: check },
  false: { tone: 'danger', icon: cross },
  null: { tone: 'neutral', icon: dash },
}

/** Opening + credits − debits = closing, month by month, as the workbook gives them. */
export function MonthTable({ months, selected, onFind, onOpen, children }: MonthTableProps) {
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
                index={index}
                selected={selected}
                onFind={onFind}
                onOpen={onOpen}
              />
            ))}
          </tbody>
        </table>
      </div>
      {children}
    </section>
  )
}

/** Failing months are named before anything else, each in a sentence. */
function Verdict({ checks }: { checks: readonly MonthCheck[] }) {
  const bad = checks.flatMap(({ why }) => why ?? [])
  const unsure = checks.filter(({ holds }) => holds === null).length
  if (bad.length > 0)
    return (
      <CheckVerdict outcome="bad" reasons={bad}>
        {plural(bad.length, 'month does', 'months do')} not add up. Look at the statement before you
        rely on the figures.
      </CheckVerdict>
    )
  return unsure > 0 ? (
    <CheckVerdict outcome="unsure">
      {plural(unsure, 'month')} cannot be checked: a figure is missing.
    </CheckVerdict>
  ) : (
    <CheckVerdict outcome="good">
      {plural(checks.length, 'month')} checked: opening + credits − debits = closing.
    </CheckVerdict>
  )
}

type MonthRowProps = Pick<MonthTableProps, 'selected' | 'onFind' | 'onOpen'> & {
  month: Month
  check: MonthCheck
  index: number
}

function MonthRow({ month, check, index, selected, onFind, onOpen }: MonthRowProps) {
  const { tone, icon } = CHECKS[`${check.holds}`]
  return (
    <tr className={check.holds === false ? 'month-bad' : undefined}>
      <th scope="row">{month.month}</th>
      {COLUMNS.map(({ name, label, sum }) => {
        const text = figureText(month[name])
        const value = { place: `${index}:${name}`, label: `${label} of ${month.month}`, text }
        return (
          <td key={name} className="num">
            {text === '' ? (
              '–'
            ) : (
              <ValueButton
                label={value.label}
                text={text}
                isSelected={selected === value.place}
                hint={sum === null ? 'Find it in the statement' : 'Show the rows that it sums'}
                onSelect={() => (sum === null ? onFind(value) : onOpen(index, sum, value))}
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
