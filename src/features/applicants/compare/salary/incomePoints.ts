import type { MonthKey } from '#shared/kits/facts/documentFacts.ts'
import { addDays, type Day } from '#shared/platform/lib/time/day.ts'
import { formatMonths, formatPaise } from '../../model/labels.ts'
import { isOld } from '../accounts/conductPoints.ts'
import { daysNotCovered, type Period } from '../accounts/gaps.ts'
import {
  pointOf,
  type Comparison,
  type Income,
  type IncomeMonth,
  type OpenPoint,
} from '../comparison.ts'
import { isSameCompany } from '../people/companyName.ts'
import { coveragePoints, creditPoints, differencePoints, matchPoints } from './creditPoints.ts'
import { lastDayOf, monthAfter, salaryDays } from './facts.ts'
import { byEmployer, firstOf, formatDays, lastOf, monthsOf, pointOfRows } from './pointOfRows.ts'

type IncomeFacts = Pick<Comparison, 'income' | 'conduct'>

/** Of the newest document: older months that are missing are no question. */
const ASKED_MONTHS = 12
/** `day`: of the comparison. */
export function incomePoints(facts: IncomeFacts, day: Day): OpenPoint[] {
  const { income, conduct } = facts
  if (income === null) return []
  const { months } = income
  const paid = months.filter(({ net }) => net !== null)
  const noStatement = conduct.length === 0 && paid.length > 0
  const since = firstAskedMonth(facts)
  const rowsOf = (kind: IncomeMonth['result']['kind']) =>
    months.filter(({ result }) => result.kind === kind)
  return [
    ...(noStatement ? [statementPoint(paid)] : []),
    ...differencePoints(rowsOf('differs'), months),
    ...creditPoints(rowsOf('noCredit'), facts),
    ...(noStatement
      ? []
      : coveragePoints(unexplained(rowsOf('notCovered'), facts, day), months, since)),
    ...byEmployer(rowsOf('notRead')).flatMap((rows) => unreadPoints(rows, months)),
    ...byEmployer(payslipsMissing(months, since)).flatMap((rows) => payslipPoints(rows, months)),
    ...missingPoints(income, since),
    ...matchPoints(months),
  ]
}

/**
 * Without the days that are still to come, and without the months of which a point of the account asks for the statement: a
 * gap in it, or its end long ago.
 */
function unexplained(
  rows: readonly IncomeMonth[],
  { conduct }: IncomeFacts,
  day: Day,
): readonly IncomeMonth[] {
  const last = conduct.reduce((latest, { to }) => (to > latest ? to : latest), '')
  const asked = [
    ...conduct.flatMap(({ gaps }) => gaps),
    ...(isOld(last, day) ? [{ from: addDays(last, 1), to: day }] : []),
  ]
  const isAsked = (days: Period) => daysNotCovered(days, asked).length === 0
  return rows.flatMap((row) => {
    if (row.result.kind !== 'notCovered') return []
    const days = row.result.days.flatMap((one) => pastOf(one, day))
    return days.every(isAsked) ? [] : [{ ...row, result: { ...row.result, days } }]
  })
}

/** Before the comparison; all of them where its day is not known. */
function pastOf({ from, to }: Period, day: Day): Period[] {
  if (day === '' || to < day) return [{ from, to }]
  return from < day ? [{ from, to: addDays(day, -1) }] : []
}

function firstAskedMonth({ income, conduct }: IncomeFacts): MonthKey {
  const newest = [
    ...(income?.months ?? []).map(({ month }) => month),
    ...conduct.map(({ to }) => to.slice(0, 7)),
  ].reduce((latest, month) => (month > latest ? month : latest), '')
  return monthAfter(newest, 1 - ASKED_MONTHS)
}

function statementPoint(rows: readonly IncomeMonth[]): OpenPoint {
  const months = formatMonths([firstOf(rows), lastOf(rows)], true)
  const days = { from: salaryDays(firstOf(rows)).from, to: salaryDays(lastOf(rows)).to }
  return pointOf(
    'income',
    'noStatement',
    'missing',
    `No bank statement shows the salary credits of ${months}.`,
    [],
    {
      why: 'Payslips alone do not show that the salary is paid.',
      ask: `Please send the statement of the salary account of ${formatDays(days)}.`,
    },
  )
}

function unreadPoints(rows: readonly IncomeMonth[], all: readonly IncomeMonth[]): OpenPoint[] {
  const hasGross = (row: IncomeMonth) => row.gross !== null && row.gross !== 'notRead'
  return [rows.filter(hasGross), rows.filter((row) => !hasGross(row))].flatMap((own, index) => {
    if (own.length === 0) return []
    const what = index === 0 ? 'net pay' : 'amounts'
    const whose = own.length === 1 ? 'the payslip' : 'the payslips'
    // Stored notes know an unread payslip by this name.
    const name = own.length === 1 || index === 1 ? 'noPayslip' : 'netUnread'
    return [
      pointOfRows(own, all, name, 'unread', `the ${what} of ${whose} could not be read.`, {
        why: 'The payslip cannot be compared with the salary credit.',
        ask: `Please send a better copy of ${whose} of ${formatMonths(monthsOf(own))}.`,
      }),
    ]
  })
}

/** Months with a credit between two payslips of the employer: nobody sends all payslips. */
function payslipsMissing(months: readonly IncomeMonth[], since: MonthKey): IncomeMonth[] {
  return months.filter((row) => {
    if (row.result.kind !== 'noPayslip' || row.month < since) return false
    const payslips = months.filter(
      (other) => other.net !== null && isSameCompany(other.employer, row.employer),
    )
    return firstOf(payslips) < row.month && row.month < lastOf(payslips)
  })
}

function payslipPoints(rows: readonly IncomeMonth[], all: readonly IncomeMonth[]): OpenPoint[] {
  const [row] = rows
  if (row === undefined) return []
  const credit = formatPaise(row.credit?.amount.value ?? null)
  const text =
    rows.length === 1
      ? `a salary credit of ${credit}, but no payslip.`
      : 'salary credits, but no payslips.'
  return [
    pointOfRows(rows, all, 'noPayslip', 'missing', text, {
      why: 'Payslips of earlier and later months were sent.',
      ask: `Please send the ${rows.length === 1 ? 'payslip' : 'payslips'} of ${formatMonths(monthsOf(rows))}.`,
    }),
  ]
}

function missingPoints({ missing }: Income, since: MonthKey): OpenPoint[] {
  const asked = missing.filter((month) => month >= since)
  const [first] = asked
  if (first === undefined) return []
  const months = formatMonths(asked)
  const days = { from: `${first}-01`, to: lastDayOf(asked.at(-1) ?? first) }
  return [
    pointOf(
      'income',
      asked.length === 1 ? `${first}:missing` : 'missing',
      'missing',
      `${months}: no payslip and no salary credit.`,
      [],
      {
        why: 'The income of these months is not known.',
        ask: `Please send the payslips of ${months}, and the statement of ${formatDays(days)}.`,
      },
    ),
  ]
}
