import type { Income, IncomeMonth } from '../compare/comparison.ts'
import { isSameCompany } from '../compare/people/companyName.ts'
import { ofPresentJob } from '../compare/salary/jobChange.ts'
import { namesPayrollAgent } from '../compare/salary/narration.ts'
import { formatMonth, formatMonths } from '../model/labels.ts'

/** Each once, however it is written. */
export function employersOf(months: readonly Pick<IncomeMonth, 'employer'>[]): string[] {
  const names = months.map(({ employer }) => employer).filter((name) => name !== '')
  return names.filter((name, at) => names.findIndex((other) => isSameCompany(other, name)) === at)
}

/** What the tables of the income do not say. */
export function sentencesOf({ months, missing, isFromStatementOnly }: Income): string[] {
  const [employer, ...more] = employersOf(months)
  return [
    ...(employer !== undefined && more.length === 0 ? [`Employer: ${employer}`] : []),
    ...(isFromStatementOnly === true
      ? ['The income is from the statement only: there is no payslip and no Form 26AS.']
      : []),
    ...presentJob(months),
    ...severalEmployers(months),
    ...agents(months),
    ...(missing.length === 0 ? [] : [`Neither payslip nor credit: ${formatMonths(missing)}`]),
  ]
}

function presentJob(months: readonly IncomeMonth[]): string[] {
  const present = ofPresentJob(months)
  const [first] = present
  return first === undefined || present.length === months.length
    ? []
    : [
        `The averages are of the present job only: ${first.employer} since ${formatMonth(first.month)}`,
      ]
}

function severalEmployers(months: readonly IncomeMonth[]): string[] {
  return [...new Set(months.map(({ month }) => month))].flatMap((month) => {
    const names = employersOf(months.filter((row) => row.month === month))
    return names.length < 2
      ? []
      : [
          `${formatMonth(month)} has ${names.length} employers, whose pay is added: ${names.join(', ')}`,
        ]
  })
}

function agents(months: readonly IncomeMonth[]): string[] {
  const rows = months.filter(({ credit }) => credit && namesPayrollAgent(credit.narration))
  const senders = [...new Set(rows.map(({ credit }) => credit?.sender ?? ''))]
  return senders.map(
    (sender) =>
      `${sender} sent the salary for the employer: ${formatMonths(
        rows.filter(({ credit }) => credit?.sender === sender).map(({ month }) => month),
      )}`,
  )
}
