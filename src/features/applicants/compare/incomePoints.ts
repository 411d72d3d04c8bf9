import type { MonthKey } from '#shared/kits/facts/documentFacts.ts'
import { formatDay } from '#shared/platform/lib/day.ts'
import { formatMonths, formatPaise } from '../model/labels.ts'
import { isSamePay } from './averages.ts'
import { isSameCompany } from './companyName.ts'
import {
  pointOf,
  type ComparedAmount,
  type Comparison,
  type Income,
  type IncomeMonth,
  type OpenPoint,
  type Question,
  type Sourced,
} from './comparison.ts'
import { daysNotCovered } from './salary/coverage.ts'
import { lastDayOf, monthAfter, salaryDays, type Days } from './salary/facts.ts'
import { namesPayrollAgent } from './salary/narration.ts'

type IncomeFacts = Pick<Comparison, 'income' | 'conduct'>

export const toSource = (amount: ComparedAmount): Sourced<string> => ({
  value: formatPaise(amount.value),
  job: amount.job,
  source: amount.source,
})

/** Of the newest document: older months that are missing are no question. */
const ASKED_MONTHS = 12
/** From so many months on, differences in one direction have one cause. */
const ONE_CAUSE_MONTHS = 3

export function incomePoints(facts: IncomeFacts): OpenPoint[] {
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
    ...(noStatement ? [] : coveragePoints(rowsOf('notCovered'), months, since)),
    ...byEmployer(rowsOf('notRead')).flatMap((rows) => unreadPoints(rows, months)),
    ...byEmployer(payslipsMissing(months, since)).flatMap((rows) => payslipPoints(rows, months)),
    ...missingPoints(income, since),
    ...matchPoints(months),
  ]
}

function firstAskedMonth({ income, conduct }: IncomeFacts): MonthKey {
  const newest = [
    ...(income?.months ?? []).map(({ month }) => month),
    ...conduct.map(({ to }) => to.slice(0, 7)),
  ].reduce((latest, month) => (month > latest ? month : latest), '')
  return monthAfter(newest, 1 - ASKED_MONTHS)
}

const monthsOf = (rows: readonly IncomeMonth[]): readonly MonthKey[] =>
  rows.map(({ month }) => month)

const firstOf = (rows: readonly IncomeMonth[]): MonthKey => rows[0]?.month ?? ''
const lastOf = (rows: readonly IncomeMonth[]): MonthKey => rows.at(-1)?.month ?? ''

function byEmployer(rows: readonly IncomeMonth[]): IncomeMonth[][] {
  const groups: IncomeMonth[][] = []
  for (const row of rows) {
    const group = groups.find(([first]) => first && isSameCompany(first.employer, row.employer))
    if (group === undefined) groups.push([row])
    else group.push(row)
  }
  return groups
}

/** Amounts of the rows where each stands. */
const sourcesOf = (rows: readonly IncomeMonth[]): Sourced<string>[] =>
  rows
    .slice(0, SHOWN_ROWS)
    .flatMap(({ net, gross, credit, cash }) => {
      const pay = net === 'notRead' || net === null ? gross : net
      return [pay === 'notRead' ? null : pay, credit?.amount, cash]
    })
    .flatMap((amount) => (amount ? [toSource(amount)] : []))
const SHOWN_ROWS = 6

/** One point for rows of one cause: a single month keeps the id of its row. */
function pointOfRows(
  rows: readonly IncomeMonth[],
  all: readonly IncomeMonth[],
  name: string,
  kind: OpenPoint['kind'],
  text: string,
  question: Question,
): OpenPoint {
  const [row] = rows
  const isOnlyEmployer = byEmployer(all).length === 1
  const id =
    rows.length === 1 && row !== undefined
      ? `${idOfRow(row, all)}:${name}`
      : isOnlyEmployer
        ? name
        : `${name}:${row?.employer ?? ''}`
  const say = `${formatMonths(monthsOf(rows))}: ${text}`
  return pointOf('income', id, kind, say, sourcesOf(rows), question)
}

function idOfRow({ month, employer, net }: IncomeMonth, all: readonly IncomeMonth[]): string {
  if (all.filter((other) => other.month === month).length === 1) return month
  return `${month}:${employer}:${net === 'notRead' || net === null ? '' : net.value}`
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
      ask: `Ask for the statement of the salary account of ${formatDays(days)}.`,
    },
  )
}

/** Lower or higher credits of several months are one point where they have one cause. */
function differencePoints(rows: readonly IncomeMonth[], all: readonly IncomeMonth[]): OpenPoint[] {
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
    ask: `Ask why the bank shows ${direction === 'lower' ? 'less' : 'more'} than the payslip: an advance, a recovery, a bonus or another account.`,
  })
}

/** No credit, a second payslip, or cash. */
function creditPoints(rows: readonly IncomeMonth[], facts: IncomeFacts): OpenPoint[] {
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
      ask: 'Ask which of the two payslips is right, and why there are two.',
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
      ask: 'Ask whether the salary is paid in cash, and for a letter of the employer that says so.',
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
    ask: `Ask where the salary of ${formatMonths(monthsOf(rows))} was paid, and for the statement of that account.`,
  })
}

function coveragePoints(
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
      ask: `Ask for the statement of ${open}.`,
    })
  })
}

/** In order, without gaps between those that touch. */
function joinDays(days: readonly Days[]): Days[] {
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
        ask: `Ask for a better copy of ${whose} of ${formatMonths(monthsOf(own))}.`,
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
      ask: `Ask for the ${rows.length === 1 ? 'payslip' : 'payslips'} of ${formatMonths(monthsOf(rows))}.`,
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
        ask: `Ask for the payslips of ${months}, and for the statement of ${formatDays(days)}.`,
      },
    ),
  ]
}

/** Credits that were taken for the salary with less than the name of the employer. */
function matchPoints(months: readonly IncomeMonth[]): OpenPoint[] {
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
      ask: 'Ask for a statement that shows the sender, or a letter of the employer.',
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
      ask: `Ask who ${sender} is and why it pays the salary.`,
    },
  )
}

const formatDays = ({ from, to }: Days): string =>
  from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`
