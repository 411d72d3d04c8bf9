import type { MonthKey } from '#shared/kits/facts/documentFacts.ts'
import { formatDay } from '#shared/platform/lib/day.ts'
import { formatMonth, formatPaise } from '../model/labels.ts'
import { isSamePay } from './averages.ts'
import {
  pointOf,
  type ComparedAmount,
  type Comparison,
  type IncomeMonth,
  type OpenPoint,
  type Sourced,
} from './comparison.ts'
import { daysNotCovered, type Period } from './gaps.ts'
import { salaryDays } from './salaryCredits.ts'

type IncomeFacts = Pick<Comparison, 'income' | 'conduct'>

export const toSource = (amount: ComparedAmount): Sourced<string> => ({
  value: formatPaise(amount.value),
  job: amount.job,
  source: amount.source,
})

export function incomePoints(facts: IncomeFacts): OpenPoint[] {
  const { income } = facts
  if (income === null) return []
  const withPayslip = income.months.filter(({ result }) => result.kind !== 'noPayslip')
  const [first = '', last = ''] = [withPayslip[0]?.month, withPayslip.at(-1)?.month]
  const noStatement = facts.conduct.length === 0 && withPayslip.length > 0
  return [
    ...(noStatement ? [statementPoint(first, last)] : []),
    ...income.months
      .filter(({ result }) => !noStatement || result.kind !== 'notCovered')
      .flatMap((month) => monthPoints(month, facts, month.month > first && month.month < last)),
    ...income.missing.map((month) =>
      pointOf(
        'income',
        `${month}:missing`,
        'missing',
        `${formatMonth(month)}: no payslip and no salary credit.`,
      ),
    ),
  ]
}

function statementPoint(first: MonthKey, last: MonthKey): OpenPoint {
  const months =
    first === last ? formatMonth(first) : `${formatMonth(first)} to ${formatMonth(last)}`
  const text = `No bank statement shows the salary credits of ${months}.`
  return pointOf('income', 'noStatement', 'missing', text)
}

/** `isBetween`: there are payslips of earlier and later months. */
function monthPoints(
  row: IncomeMonth,
  { conduct, income }: IncomeFacts,
  isBetween: boolean,
): OpenPoint[] {
  const { month, employer, net, gross, credit, result } = row
  const isOnly = income?.months.filter((other) => other.month === month).length === 1
  const [netPay, grossPay] = [net, gross].map((pay) => (pay === 'notRead' ? null : pay))
  // Stored notes know an unread payslip by this name.
  const name = result.kind === 'notRead' ? 'noPayslip' : result.kind
  const id = `${month}${isOnly ? '' : `:${employer}:${netPay?.value ?? ''}`}:${name}`
  const sources = [netPay ?? grossPay, credit?.amount].flatMap((amount) =>
    amount ? [toSource(amount)] : [],
  )
  const point = (kind: OpenPoint['kind'], text: string) => [
    pointOf('income', id, kind, `${formatMonth(month)}: ${text}`, sources),
  ]
  switch (result.kind) {
    case 'matches':
      return []
    case 'differs': {
      const direction = result.paise < 0 ? 'lower' : 'higher'
      return point(
        'differs',
        `the salary credit is ${formatPaise(Math.abs(result.paise))} ${direction} than the net pay of the payslip.`,
      )
    }
    case 'noCredit': {
      const isSecond = income?.months.some(
        (other) => other.credit !== null && isSamePay(other, row),
      )
      if (isSecond === true)
        return point(
          'differs',
          `a second payslip has a net pay of ${formatPaise(netPay?.value ?? null)}.`,
        )
      const { from, to } = salaryDays(month)
      const accounts = conduct.filter((account) => account.from <= to && account.to >= from)
      const until = accounts.reduce(
        (latest, account) => (account.to > latest ? account.to : latest),
        from,
      )
      const names = accounts.map(({ account }) => account).join(' and ')
      return point(
        'missing',
        `no salary credit found in ${names} until ${formatDay(until < to ? until : to)}.`,
      )
    }
    case 'notCovered': {
      const days = daysNotCovered(salaryDays(month), conduct).map(formatDays).join(' and ')
      return point('missing', `no statement covers ${days}, when the salary is expected.`)
    }
    case 'notRead':
      return point(
        'unread',
        `the ${grossPay ? 'net pay' : 'amounts'} of the payslip could not be read.`,
      )
    case 'noPayslip':
      return isBetween && credit !== null
        ? point(
            'missing',
            `a salary credit of ${formatPaise(credit.amount.value)}, but no payslip.`,
          )
        : []
    default:
      return result satisfies never
  }
}

const formatDays = ({ from, to }: Period): string =>
  from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`
