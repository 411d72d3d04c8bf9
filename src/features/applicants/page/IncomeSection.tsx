import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?raw'
import cross from 'bootstrap-icons/icons/x-lg.svg?raw'
import { formatDay } from '#shared/platform/lib/day.ts'
import { Chip, type Tone } from '#shared/ui/components/Chip.tsx'
import type { ComparedAmount, Comparison, Income, IncomeMonth } from '../compare/comparison.ts'
import { formatMonth, formatPaise, MATCH_REASONS } from '../model/labels.ts'
import { Parts } from './Parts.tsx'
import { Section, TableScroll, Unavailable } from './Section.tsx'
import { SourceAmount } from './SourceValue.tsx'

type Result = IncomeMonth['result']

const RESULTS: Record<Result['kind'], { tone: Tone; icon: string; text: string }> = {
  matches: { tone: 'success', icon: check, text: 'Matches' },
  differs: { tone: 'danger', icon: cross, text: 'Off by' },
  noCredit: { tone: 'neutral', icon: hourglass, text: 'No credit found' },
  noPayslip: { tone: 'neutral', icon: hourglass, text: 'No payslip' },
  notCovered: { tone: 'neutral', icon: hourglass, text: 'Statement missing' },
}

export function IncomeSection({ comparison }: { comparison: Comparison }) {
  const { income } = comparison
  const accounts = new Set(income?.months.flatMap(({ credit }) => credit?.account ?? []))
  const hasTax = income?.months.some(({ taxCredit }) => taxCredit !== null) === true
  const from = [...accounts].join(', ')
  return (
    <Section
      id="income"
      title="Income by month"
      hint={
        from !== '' &&
        `Payslip against the salary credit in ${from}${hasTax ? ' and Form 26AS section 192' : ''}`
      }
    >
      {income === null ? (
        <Unavailable
          of="income"
          comparison={comparison}
          fallback="Add payslips or a bank statement with salary credits."
        />
      ) : (
        <>
          <IncomeTable months={income.months} hasTax={hasTax} />
          <Averages income={income} />
        </>
      )}
    </Section>
  )
}

function IncomeTable({ months, hasTax }: { months: Income['months']; hasTax: boolean }) {
  const hasEmployers = new Set(months.map(({ employer }) => employer)).size > 1
  return (
    <TableScroll label="Income by month">
      <table className="table table-dense applicant-income">
        <thead>
          <tr>
            <th scope="col">Month</th>
            {hasEmployers && <th scope="col">Employer</th>}
            {['Gross', 'Deductions', 'Net pay', 'Salary credit'].map((name) => (
              <th key={name} scope="col" className="num">
                {name} (₹)
              </th>
            ))}
            <th scope="col">Value date</th>
            {hasTax && (
              <>
                <th scope="col" className="num">
                  26AS credit (₹)
                </th>
                <th scope="col" className="num">
                  26AS tax (₹)
                </th>
              </>
            )}
            <th scope="col">Comparison</th>
          </tr>
        </thead>
        <tbody>
          {months.map((row) => (
            <MonthRow
              key={`${row.month} ${row.employer} ${row.net?.value ?? ''}`}
              row={row}
              hasTax={hasTax}
              hasEmployers={hasEmployers}
            />
          ))}
        </tbody>
      </table>
    </TableScroll>
  )
}

type MonthRowProps = { row: IncomeMonth; hasTax: boolean; hasEmployers: boolean }

function MonthRow({ row, hasTax, hasEmployers }: MonthRowProps) {
  const { gross, deductions, net, credit, taxCredit, result } = row
  const month = formatMonth(row.month)
  const amount = (name: string, value: ComparedAmount | null) => (
    <td className="num">
      <SourceAmount label={`${name} of ${month}`} amount={value} />
    </td>
  )
  const taxAmount = (name: string, of: 'credit' | 'tax') => {
    const parts = taxCredit?.parts?.[of]
    if (parts === undefined) return amount(name, taxCredit?.[of] ?? null)
    const label = `${name} of ${month}`
    return (
      <td className="num">
        <Parts label={label} parts={parts.map((part) => ({ label, amount: part }))}>
          {formatPaise(taxCredit?.[of]?.value ?? null)}
        </Parts>
      </td>
    )
  }
  const { tone, icon, text } = RESULTS[result.kind]
  return (
    <tr className={result.kind === 'differs' ? 'applicant-differs' : undefined}>
      <th scope="row">{month}</th>
      {hasEmployers && <td>{row.employer}</td>}
      {amount('Gross pay', gross)}
      {amount('Deductions', deductions)}
      {amount('Net pay', net)}
      {amount('Salary credit', credit?.amount ?? null)}
      <td>
        {credit === null ? (
          <span className="muted">–</span>
        ) : (
          <span title={credit.narration}>
            {formatDay(credit.day).slice(0, -5)}
            <span className="applicant-reason tiny muted">{MATCH_REASONS[credit.reason]}</span>
          </span>
        )}
      </td>
      {hasTax && taxAmount('Form 26AS credit', 'credit')}
      {hasTax && taxAmount('Form 26AS tax', 'tax')}
      <td>
        <Chip tone={tone} icon={icon}>
          {result.kind === 'differs' ? `${text} ${formatPaise(Math.abs(result.paise))}` : text}
        </Chip>
      </td>
    </tr>
  )
}

/** The month from which a part of an average is. */
function monthOf(months: Income['months'], part: ComparedAmount): string {
  const isPart = (amount: ComparedAmount | null | undefined) =>
    amount?.job === part.job && JSON.stringify(amount.source) === JSON.stringify(part.source)
  const found = months.find(({ net, credit }) => isPart(net) || isPart(credit?.amount))
  return found === undefined ? 'a month' : formatMonth(found.month)
}

function Averages({ income: { months: rows, averages, missing } }: { income: Income }) {
  return (
    <div className="applicant-averages">
      {averages.map(({ months, paise, parts }) => (
        <Parts
          key={months}
          label={`average of ${months} months`}
          parts={
            paise === null
              ? []
              : parts.map((amount) => ({ label: `Income of ${monthOf(rows, amount)}`, amount }))
          }
        >
          <span className="muted">Average of {months} months</span>{' '}
          {paise === null ? (
            <span className="muted">not known</span>
          ) : (
            <strong>₹{formatPaise(paise)}</strong>
          )}
        </Parts>
      ))}
      {missing.length > 0 && (
        <p className="small t-warning">
          Neither payslip nor credit: {missing.map(formatMonth).join(', ')}
        </p>
      )}
    </div>
  )
}
