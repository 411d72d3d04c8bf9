import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import dash from 'bootstrap-icons/icons/dash-lg.svg?raw'
import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import type { ReactNode } from 'react'
import { CheckBanner } from '#shared/kits/analyzer/result/CheckBanner.tsx'
import { formatInr } from '#shared/platform/lib/numbers/money.ts'
import { plural } from '#shared/platform/lib/text/plural.ts'
import { Chip, type Tone } from '#shared/ui/components/Chip.tsx'
import { ValueButton } from '#shared/ui/components/values/ValueButton.tsx'
import type { SelectedValue } from '../selectedValue.ts'
import type { FigureName } from './figures.ts'
import { checkMonth, type Month, type MonthCheck, type MonthFigure } from './monthChecks.ts'

type MonthTableProps = {
  months: readonly Month[]
  selected: string | null
  onFind: (value: SelectedValue) => void
  onOpen: (month: number, figure: FigureName, value: SelectedValue) => void
  children: ReactNode
}

const COLUMNS = [
  { name: 'opening', label: 'Opening', sum: null },
  { name: 'credits', label: 'Credits', sum: 'credits' },
  { name: 'debits', label: 'Debits', sum: 'debits' },
  { name: 'closing', label: 'Closing', sum: null },
] as const satisfies readonly { name: keyof Month; label: string; sum: FigureName | null }[]

const CHECKS: Record<`${MonthCheck['isCorrect']}`, { tone: Tone; icon: string }> = {
  true: { tone: 'success', icon: check },
  false: { tone: 'danger', icon: cross },
  null: { tone: 'neutral', icon: dash },
}

export function MonthTable({ months, selected, onFind, onOpen, children }: MonthTableProps) {
  const checks = months.map((month, index) => checkMonth(month, months[index - 1]))
  return (
    <section className="panel panel-table" aria-label="Check of the months">
      <ChecksSummary checks={checks} />
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
                check={checks[index] ?? { isCorrect: null, summary: '', reason: null }}
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

function ChecksSummary({ checks }: { checks: readonly MonthCheck[] }) {
  const problems = checks.flatMap(({ reason }) => reason ?? [])
  const uncheckedCount = checks.filter(({ isCorrect }) => isCorrect === null).length
  if (problems.length > 0)
    return (
      <CheckBanner outcome="failed" reasons={problems}>
        {plural(problems.length, 'month does', 'months do')} not add up. Check the statement before
        you rely on the figures.
      </CheckBanner>
    )
  return uncheckedCount > 0 ? (
    <CheckBanner outcome="inconclusive">
      {plural(uncheckedCount, 'month')} cannot be checked: a figure is missing.
    </CheckBanner>
  ) : (
    <CheckBanner outcome="passed">
      {plural(checks.length, 'month')} checked: opening + credits − debits = closing.
    </CheckBanner>
  )
}

type MonthRowProps = Pick<MonthTableProps, 'selected' | 'onFind' | 'onOpen'> & {
  month: Month
  check: MonthCheck
  index: number
}

function MonthRow({ month, check, index, selected, onFind, onOpen }: MonthRowProps) {
  const { tone, icon } = CHECKS[`${check.isCorrect}`]
  return (
    <tr className={check.isCorrect === false ? 'month-bad' : undefined}>
      <th scope="row">{month.month}</th>
      {COLUMNS.map(({ name, label, sum }) => {
        const text = figureText(month[name])
        const value = { path: `${index}:${name}`, label: `${label} of ${month.month}`, text }
        return (
          <td key={name} className="num">
            {text === '' ? (
              '–'
            ) : (
              <ValueButton
                label={value.label}
                text={text}
                isSelected={selected === value.path}
                hint={sum === null ? 'Find it in the statement' : 'Show the rows behind this sum'}
                onSelect={() => (sum === null ? onFind(value) : onOpen(index, sum, value))}
              />
            )}
          </td>
        )
      })}
      <td>
        <Chip tone={tone} icon={icon}>
          {check.summary}
        </Chip>
      </td>
    </tr>
  )
}

/** In Indian grouping; other text is unchanged. */
function figureText({ text, rupees }: MonthFigure): string {
  return rupees === null ? text : formatInr(rupees)
}
