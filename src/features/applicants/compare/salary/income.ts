import type { MonthKey } from '#shared/kits/facts/documentFacts.ts'
import { compareTexts } from '#shared/platform/lib/text/compareTexts.ts'
import { addDays } from '#shared/platform/lib/time/day.ts'
import { amountAt } from '../accounts/accounts.ts'
import { daysNotCovered, type Period } from '../accounts/gaps.ts'
import type { AccountTransaction } from '../accounts/readAccount.ts'
import type { ComparedAmount, CreditMatch, Income, IncomeMonth } from '../comparison.ts'
import { isSameCompany } from '../people/companyName.ts'
import { computeAverages, monthsBetween } from './averages.ts'
import { creditKey, toDated } from './creditKeys.ts'
import {
  lastDayOf,
  salaryDays,
  TOLERANCE_PAISE,
  type IncomeFacts,
  type SalaryTaxCredit,
} from './facts.ts'
import { matchSalaries, type MatchedSalaries, type PaidEmployer } from './matchSalaries.ts'
import { paymentKind, senderOf } from './narration.ts'
import { expectedDay, type PayHabit, type Slot } from './slots.ts'

/** `salaries` are the matched credits. */
export type ComparedIncome = { income: Income | null; salaries: ReadonlySet<AccountTransaction> }

export function compareIncome(facts: IncomeFacts): ComparedIncome {
  const { paid, cash } = matchSalaries(facts)
  const rows = paid.flatMap((one) =>
    one.slots.map((slot) => ({ slot, row: toMonth(slot, one, facts, cash) })),
  )
  const months = rows
    .map(({ row }) => row)
    .toSorted((a, b) => compareTexts(a.month, b.month) || compareTexts(a.employer, b.employer))
  const salaries = new Set(
    rows.flatMap(({ slot }) => slot.credits.map(({ transaction }) => transaction)),
  )
  const [first, last] = [months[0]?.month, months.at(-1)?.month]
  if (first === undefined || last === undefined) return { income: null, salaries }
  const known = new Set(months.map(({ month }) => month))
  const income = {
    months,
    averages: computeAverages(months),
    missing: monthsBetween(first, last).filter((month) => !known.has(month)),
    others: paid.flatMap(toOthers),
    isFromStatementOnly: facts.payslips.length + facts.taxCredits.length === 0,
  }
  return { income, salaries }
}

const toOthers = ({ employer, others }: PaidEmployer) =>
  others.map((credit) => ({
    employer: employer.name,
    kind: paymentKind(credit.transaction.narration) ?? 'Other payment',
    amount: toDated(credit),
    key: creditKey(credit),
  }))

function toMonth(
  slot: Slot,
  paid: PaidEmployer,
  facts: IncomeFacts,
  cash: MatchedSalaries['cash'],
): IncomeMonth {
  const { month, payslip } = slot
  const credit = toCreditMatch(slot)
  const deposit = cash.get(slot)
  return {
    month,
    employer: payslip?.employer || paid.employer.name,
    gross: payslip?.gross ?? null,
    deductions: payslip?.deductions ?? null,
    net: payslip?.net ?? null,
    credit,
    ...(deposit === undefined ? {} : { cash: toDated(deposit) }),
    taxCredit: findTaxCredit(facts.taxCredits, slot, paid),
    result: resultOf(slot, credit, paid, facts),
  }
}

function toCreditMatch({ credits, reason }: Slot): CreditMatch | null {
  const [first] = credits
  if (first === undefined || reason === null) return null
  const { account, transaction } = first
  const paise = credits.reduce((sum, one) => sum + one.transaction.credit, 0)
  return {
    amount: { ...amountAt(transaction, 'credit'), value: paise },
    day: transaction.valueDay,
    narration: transaction.narration,
    account: account.title,
    reason,
    sender: senderOf(transaction.narration),
    key: creditKey(first),
    ...(credits.length > 1 ? { parts: credits.map(toDated) } : {}),
  }
}

function resultOf(
  { month, payslip }: Slot,
  credit: CreditMatch | null,
  { slots, habit }: PaidEmployer,
  { accounts }: Pick<IncomeFacts, 'accounts'>,
): IncomeMonth['result'] {
  if (payslip === null) return { kind: 'noPayslip' }
  if (payslip.net === 'notRead') return { kind: 'notRead' }
  if (credit !== null) {
    const paise = credit.amount.value - payslip.net.value
    return Math.abs(paise) <= TOLERANCE_PAISE ? { kind: 'matches' } : { kind: 'differs', paise }
  }
  const covered = coveredDays(accounts)
  const days = daysNotCovered(expectedDays(month, habit), covered)
  // Of two payslips of a month, the second.
  const isPaid = slots.some((slot) => slot.month === month && slot.reason !== null)
  if (days.length === 0 || isPaid) return { kind: 'noCredit' }
  const newest = slots.reduce(
    (latest, slot) => (slot.payslip !== null && slot.month > latest ? slot.month : latest),
    month,
  )
  return { kind: 'notCovered', days, isDue: isDue(month, newest, habit, covered) }
}

/** A salary comes this many days earlier or later than usual. */
const SPARE_DAYS = 3

/** The days in which a salary is expected, as the other months of the employer say. */
function expectedDays(month: MonthKey, { lags }: PayHabit): Period {
  const [first, last] = [lags[0], lags.at(-1)]
  if (first === undefined || last === undefined) return salaryDays(month)
  const end = lastDayOf(month)
  return { from: addDays(end, first - SPARE_DAYS), to: addDays(end, last + SPARE_DAYS) }
}

/** The days that the statements of the accounts cover. */
const coveredDays = (
  accounts: readonly (Period & { gaps: readonly Period[] })[],
): readonly Period[] => accounts.flatMap(({ from, to, gaps }) => daysNotCovered({ from, to }, gaps))

/**
 * Whether a statement should have shown the salary. Not for the newest payslip of an employer who pays in the next month,
 * where the statement goes on until then.
 */
function isDue(
  month: MonthKey,
  newest: MonthKey,
  habit: PayHabit,
  periods: readonly Period[],
): boolean {
  if (month !== newest || habit.lags.length === 0) return true
  const end = lastDayOf(month)
  if (expectedDay(month, habit) <= end) return true
  const { to } = expectedDays(addDays(`${month}-01`, -1).slice(0, 7), habit)
  return periods.every((period) => period.to < to)
}

/** All credits of the month by the same deductor, by name or by the TAN of one with that name. */
function findTaxCredit(
  taxCredits: readonly SalaryTaxCredit[],
  { month }: Slot,
  { employer }: PaidEmployer,
): IncomeMonth['taxCredit'] {
  const rows = taxCredits.filter(
    ({ day, deductor, tan }) =>
      day.startsWith(month) && (employer.tans.has(tan) || isSameCompany(deductor, employer.name)),
  )
  if (rows.length === 0) return null
  const parts = {
    credit: rows.flatMap(({ credit }) => credit ?? []),
    tax: rows.flatMap(({ tax }) => tax ?? []),
  }
  const sums = { credit: sumOf(parts.credit), tax: sumOf(parts.tax) }
  return rows.length === 1 ? sums : { ...sums, parts }
}

/** With the place of the first one. */
function sumOf([first, ...others]: readonly ComparedAmount[]): ComparedAmount | null {
  return first === undefined
    ? null
    : { ...first, value: others.reduce((paise, { value }) => paise + value, first.value) }
}
