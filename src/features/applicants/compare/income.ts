import { addDays, addMonths } from '#shared/platform/lib/day.ts'
import { amountAt, type Account } from './accounts.ts'
import { computeAverages, monthsBetween } from './averages.ts'
import type { ComparedAmount, CreditMatch, Income, IncomeMonth } from './comparison.ts'
import { matchTexts } from './normalise.ts'
import type { AccountTransaction } from './readAccount.ts'
import {
  findCreditsWithoutPayslip,
  groupCredits,
  matchCredits,
  TOLERANCE_PAISE,
  type Credit,
  type IncomeFacts,
  type ComparedPayslip,
  type SalaryTaxCredit,
} from './salaryCredits.ts'

/** `salaries` are the matched credits. */
export type ComparedIncome = { income: Income | null; salaries: ReadonlySet<AccountTransaction> }

export function compareIncome(facts: IncomeFacts): ComparedIncome {
  const creditsByMonth = groupCredits(facts)
  const payslips = withoutCopies(facts.payslips)
  const matches = matchCredits(payslips, creditsByMonth)
  const used = new Set([...matches.values()].map(({ transaction }) => transaction))
  const withoutPayslip = findCreditsWithoutPayslip(facts, payslips, creditsByMonth, used)
  const months = [
    ...payslips.map((payslip) => {
      const match = matches.get(payslip)
      return toMonth(
        payslip,
        match === undefined ? null : toCreditMatch(match, match.reason),
        facts,
      )
    }),
    ...withoutPayslip.map(({ month, employer, credit }) =>
      toMonth(
        { month, employer, gross: null, deductions: null, net: null },
        toCreditMatch(credit, 'employer'),
        facts,
      ),
    ),
  ].toSorted((a, b) => (a.month < b.month ? -1 : Number(a.month > b.month)))
  for (const { credit } of withoutPayslip) used.add(credit.transaction)
  const [first, last] = [months[0]?.month, months.at(-1)?.month]
  if (first === undefined || last === undefined) return { income: null, salaries: used }
  const known = new Set(months.map(({ month }) => month))
  return {
    income: {
      months,
      averages: computeAverages(months),
      missing: monthsBetween(first, last).filter((month) => !known.has(month)),
    },
    salaries: used,
  }
}

const toMonth = (
  payslip: Pick<IncomeMonth, 'month' | 'employer' | 'gross' | 'deductions' | 'net'>,
  credit: CreditMatch | null,
  { taxCredits, accounts }: IncomeFacts,
): IncomeMonth => ({
  ...payslip,
  credit,
  taxCredit: findTaxCredit(taxCredits, payslip),
  result: resultOf(payslip, credit, accounts),
})

const netValue = ({ net }: ComparedPayslip) => (net === 'notRead' ? net : net.value)

/** The same payslip sent twice counts once. */
function withoutCopies(payslips: readonly ComparedPayslip[]): ComparedPayslip[] {
  return payslips.filter(
    (payslip, at) =>
      payslips.findIndex(
        (other) =>
          other.month === payslip.month &&
          netValue(other) === netValue(payslip) &&
          matchTexts('employer', other.employer, payslip.employer) !== null,
      ) === at,
  )
}

const toCreditMatch = (
  { account, transaction }: Credit,
  reason: CreditMatch['reason'],
): CreditMatch => ({
  amount: amountAt(transaction, 'credit'),
  day: transaction.valueDay,
  narration: transaction.narration,
  account: account.title,
  reason,
})

function resultOf(
  { month, net }: Pick<IncomeMonth, 'month' | 'net'>,
  credit: CreditMatch | null,
  accounts: readonly Account[],
): IncomeMonth['result'] {
  if (net === null) return { kind: 'noPayslip' }
  if (net === 'notRead') return { kind: 'notRead' }
  if (credit === null) {
    const last = addDays(addMonths(`${month}-01`, 1), -1)
    const isCovered = accounts.some(({ from, to }) => from <= last && to >= last)
    return { kind: isCovered ? 'noCredit' : 'notCovered' }
  }
  const paise = credit.amount.value - net.value
  return Math.abs(paise) <= TOLERANCE_PAISE ? { kind: 'matches' } : { kind: 'differs', paise }
}

/** All credits of the month by the same deductor, by name or by the TAN of one with that name. */
function findTaxCredit(
  taxCredits: readonly SalaryTaxCredit[],
  { month, employer }: Pick<ComparedPayslip, 'month' | 'employer'>,
): IncomeMonth['taxCredit'] {
  const named = taxCredits.filter(
    ({ deductor }) => matchTexts('employer', deductor, employer) !== null,
  )
  const tans = new Set(named.map(({ tan }) => tan).filter((tan) => tan !== ''))
  const rows = taxCredits.filter(
    (row) => row.day.startsWith(month) && (named.includes(row) || tans.has(row.tan)),
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
