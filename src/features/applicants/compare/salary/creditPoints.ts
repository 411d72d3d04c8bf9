import type { MonthKey } from '#shared/kits/facts/documentFacts.ts'
import { formatDay } from '#shared/platform/lib/time/day.ts'
import { formatMonths, formatPaise } from '../../model/labels.ts'
import { daysNotCovered, type Period } from '../accounts/gaps.ts'
import { pointOf, type Comparison, type IncomeMonth, type OpenPoint } from '../comparison.ts'
import { isSamePay } from './averages.ts'
import { salaryDays } from './facts.ts'
import { namesPayrollAgent } from './narration.ts'
import {
  byEmployer,
  firstOf,
  formatDays,
  lastOf,
  monthsOf,
  pointOfRows,
  toSource,
} from './pointOfRows.ts'

type IncomeFacts = Pick<Comparison, 'income' | 'conduct'>

/** From so many months on, differences in one direction have one cause. */
const ONE_CAUSE_MONTHS = 3

/** Lower or higher credits of several months are one point where they have one cause. */
export function differencePoints(
  rows: readonly IncomeMonth[],
  all: readonly IncomeMonth[],
): OpenPoint[] {
  return byEmployer(rows).flatMap((own) =>
    (['lower', 'higher'] as const).flatMap((direction) => {
      const within = own.filter((row) => directionOf(row) === direction)
      const differences = new Set(within.map(differenceOf))
      const isOneCause = differences.size === 1 || within.length >= ONE_CAUSE_MONTHS
      const groups = isOneCause ? [within] : within.map((row) => [row])
      return groups.flatMap((group) =>
        group.length === 0 ? [] : [differencePoint(group, all, direction)],
      )
    }),
  )
}

const differenceOf = ({ result }: IncomeMonth) => (result.kind === 'differs' ? result.paise : 0)
const directionOf = (row: IncomeMonth) => (differenceOf(row) < 0 ? 'lower' : 'higher')

function differencePoint(
  rows: readonly IncomeMonth[],
  all: readonly IncomeMonth[],
  direction: 'lower' | 'higher',
): OpenPoint {
  const amounts = [...new Set(rows.map((row) => Math.abs(differenceOf(row))))].toSorted(
    (a, b) => a - b,
  )
  const [least = 0, most = least] = [amounts[0], amounts.at(-1)]
  const by = least === most ? formatPaise(least) : `${formatPaise(least)} to ${formatPaise(most)}`
  const isOne = rows.length === 1
  const text = isOne
    ? `the salary credit is ${by} ${direction} than the net pay of the payslip.`
    : `the salary credits are ${by} ${direction} than the net pay of the payslips.`
  return pointOfRows(rows, all, isOne ? 'differs' : `differs:${direction}`, 'differs', text, {
    why:
      direction === 'lower'
        ? 'The income counts the lower amount.'
        : 'The income counts the net pay, which is lower.',
    ask: `Please explain why the bank shows ${direction === 'lower' ? 'less' : 'more'} than the payslip: an advance, a recovery, a bonus or another account.`,
  })
}

/** No credit, a second payslip, or cash. */
export function creditPoints(rows: readonly IncomeMonth[], facts: IncomeFacts): OpenPoint[] {
  const all = facts.income?.months ?? []
  const isSecond = (row: IncomeMonth) =>
    all.some((other) => other !== row && other.credit !== null && isSamePay(other, row))
  const seconds = rows.filter(isSecond)
  const inCash = all.filter(({ cash }) => cash !== undefined)
  const others = rows.filter((row) => !isSecond(row) && row.cash === undefined)
  return [
    ...seconds.map((row) => secondPayslipPoint(row, all)),
    ...(inCash.length === 0 ? [] : [cashPoint(inCash)]),
    ...byEmployer(others).map((own) => noCreditPoint(own, all, facts)),
  ]
}

function secondPayslipPoint(row: IncomeMonth, all: readonly IncomeMonth[]): OpenPoint {
  const net = row.net === 'notRead' || row.net === null ? null : row.net.value
  return pointOfRows(
    [row],
    all,
    'noCredit',
    'differs',
    `a second payslip has a net pay of ${formatPaise(net)}.`,
    {
      why: 'A month has one payslip of an employer; only the one with a credit counts.',
      ask: 'Please say which of the two payslips is right, and why there are two.',
    },
  )
}

function cashPoint(rows: readonly IncomeMonth[]): OpenPoint {
  const deposits = rows.flatMap(({ cash }) => cash ?? [])
  const days = deposits.map(({ day }) => formatDay(day)).join(', ')
  return pointOf(
    'income',
    'cash',
    'differs',
    `${formatMonths(monthsOf(rows))}: no salary credit, but cash of exactly the net pay was paid in on ${days}.`,
    deposits.map(toSource),
    {
      why: 'Anybody can pay in cash: it does not show who paid the salary.',
      ask: 'If the salary is paid in cash, please send a letter of the employer that says so.',
    },
  )
}

function noCreditPoint(
  rows: readonly IncomeMonth[],
  all: readonly IncomeMonth[],
  { conduct }: IncomeFacts,
): OpenPoint {
  const { from } = salaryDays(firstOf(rows))
  const { to } = salaryDays(lastOf(rows))
  const accounts = conduct.filter((account) => account.from <= to && account.to >= from)
  const until = accounts.reduce(
    (latest, account) => (account.to > latest ? account.to : latest),
    from,
  )
  const names = accounts.map(({ account }) => account).join(' and ')
  const text = `no salary credit found in ${names} until ${formatDay(until < to ? until : to)}.`
  return pointOfRows(rows, all, 'noCredit', 'missing', text, {
    why: 'The payslip says that a salary was paid, and the statement does not show it.',
    ask: `Please say where the salary of ${formatMonths(monthsOf(rows))} was paid, and send the statement of that account.`,
  })
}

export function coveragePoints(
  rows: readonly IncomeMonth[],
  all: readonly IncomeMonth[],
  since: MonthKey,
): OpenPoint[] {
  const due = rows.filter(
    ({ result, month }) => result.kind === 'notCovered' && result.isDue && month >= since,
  )
  return byEmployer(due).map((own) => {
    const days = own.flatMap(({ result }) => (result.kind === 'notCovered' ? result.days : []))
    const open = joinDays(days).map(formatDays).join(' and ')
    const text = `no statement covers ${open}, when the salary is expected.`
    return pointOfRows(own, all, 'notCovered', 'missing', text, {
      why: 'Nothing shows that the salary was paid.',
      ask: `Please send the statement of ${open}.`,
    })
  })
}

/** In order, without gaps between those that touch. */
function joinDays(days: readonly Period[]): Period[] {
  const [from, to] = [
    days.map((one) => one.from).toSorted()[0] ?? '',
    days
      .map((one) => one.to)
      .toSorted()
      .at(-1) ?? '',
  ]
  const covered = daysNotCovered({ from, to }, days)
  return daysNotCovered({ from, to }, covered)
}

/** Credits that were taken for the salary with less than the name of the employer. */
export function matchPoints(months: readonly IncomeMonth[]): OpenPoint[] {
  const byReason = (reason: NonNullable<IncomeMonth['credit']>['reason']) =>
    months.filter(({ credit }) => credit?.reason === reason)
  const byAmount = byReason('amount')
  const paidByOthers = byEmployer(
    byReason('agent').filter(({ credit }) => credit && !namesPayrollAgent(credit.narration)),
  )
  return [
    ...(byAmount.length === 0 ? [] : [amountPoint(byAmount)]),
    ...paidByOthers.map((rows) => senderPoint(rows)),
  ]
}

function amountPoint(rows: readonly IncomeMonth[]): OpenPoint {
  const narrations = [...new Set(rows.map(({ credit }) => credit?.narration ?? ''))]
  const shown = narrations.slice(0, 2).map((text) => `“${text}”`)
  return pointOf(
    'income',
    'byAmount',
    'differs',
    `${formatMonths(monthsOf(rows))}: found by the amount alone, no narration names the employer (${shown.join(', ')}).`,
    rows.flatMap(({ credit }) => (credit === null ? [] : [toSource(credit.amount)])),
    {
      why: 'Anybody could have sent this amount.',
      ask: 'Please send a statement that shows the sender, or a letter of the employer.',
    },
  )
}

function senderPoint(rows: readonly IncomeMonth[]): OpenPoint {
  const [row] = rows
  const sender = row?.credit?.sender ?? ''
  return pointOf(
    'income',
    `paidBy:${sender}`,
    'differs',
    `${formatMonths(monthsOf(rows))}: the salary was sent by ${sender}, not by ${row?.employer ?? ''}.`,
    rows.flatMap(({ credit }) => (credit === null ? [] : [toSource(credit.amount)])),
    {
      why: 'Somebody else than the employer of the payslips pays the salary.',
      ask: `Please say who ${sender} is and why it pays the salary.`,
    },
  )
}
