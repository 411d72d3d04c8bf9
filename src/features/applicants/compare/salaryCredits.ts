import type { MonthKey } from '#shared/kits/facts/documentFacts.ts'
import { addDays, addMonths, type Day } from '#shared/platform/lib/day.ts'
import type { Account } from './accounts.ts'
import type { ComparedAmount, CreditMatch, PayAmount } from './comparison.ts'
import { employerWords, namesEmployer } from './employer.ts'
import { matchTexts } from './normalise.ts'
import type { AccountTransaction } from './readAccount.ts'

/** ₹1 */
export const TOLERANCE_PAISE = 100
/** Days around the last day of the month in which the salary is expected. */
const DAYS_BEFORE = 5
const DAYS_AFTER = 12

export type ComparedPayslip = {
  month: MonthKey
  employer: string
  gross: PayAmount
  deductions: PayAmount
  net: PayAmount
}

/** Of Form 26AS, section 192. */
export type SalaryTaxCredit = {
  deductor: string
  tan: string
  day: Day
  credit: ComparedAmount | null
  tax: ComparedAmount | null
}

export type IncomeFacts = {
  payslips: readonly ComparedPayslip[]
  taxCredits: readonly SalaryTaxCredit[]
  accounts: readonly Account[]
  /** Transfers between the accounts never count. */
  isLeftOut: (transaction: AccountTransaction) => boolean
}

/** The days in which the salary of a month is expected. */
export function salaryDays(month: MonthKey): { from: Day; to: Day } {
  const last = addDays(addMonths(`${month}-01`, 1), -1)
  return { from: addDays(last, -DAYS_BEFORE), to: addDays(last, DAYS_AFTER) }
}

/** The month whose salary a day can bring; null for none. */
export function salaryMonthOf(day: Day): MonthKey | null {
  const month = day.slice(0, 7)
  if (day >= salaryDays(month).from) return month
  return Number(day.slice(8)) <= DAYS_AFTER ? addMonths(`${month}-01`, -1).slice(0, 7) : null
}

/** The names of those who pay salaries. */
export function employersOf(
  payslips: readonly Pick<ComparedPayslip, 'employer'>[],
  taxCredits: readonly Pick<SalaryTaxCredit, 'deductor'>[],
): string[] {
  const names = [
    ...payslips.map(({ employer }) => employer),
    ...taxCredits.map(({ deductor }) => deductor),
  ].filter((name) => name.trim() !== '')
  return names.filter(
    (name, at) => names.findIndex((other) => matchTexts('employer', other, name) !== null) === at,
  )
}

export type Credit = { account: Account; transaction: AccountTransaction }

export function groupCredits({
  accounts,
  isLeftOut,
}: IncomeFacts): ReadonlyMap<MonthKey, Credit[]> {
  const monthOfDay = new Map<Day, MonthKey | null>()
  const byMonth = new Map<MonthKey, Credit[]>()
  for (const account of accounts)
    for (const transaction of account.transactions) {
      if (transaction.credit === 0 || isLeftOut(transaction)) continue
      const day = transaction.valueDay
      const known = monthOfDay.get(day)
      const month = known === undefined ? salaryMonthOf(day) : known
      if (known === undefined) monthOfDay.set(day, month)
      if (month === null) continue
      const credits = byMonth.get(month)
      if (credits === undefined) byMonth.set(month, [{ account, transaction }])
      else credits.push({ account, transaction })
    }
  return byMonth
}

type Match = Credit & {
  payslip: ComparedPayslip
  reason: CreditMatch['reason']
  difference: number
}

/** The best match first; a credit matches one payslip only. */
export function matchCredits(
  payslips: readonly ComparedPayslip[],
  creditsByMonth: ReadonlyMap<MonthKey, readonly Credit[]>,
): Map<ComparedPayslip, Match> {
  const candidates = payslips.flatMap((payslip) => {
    const words = employerWords(payslip.employer)
    return (creditsByMonth.get(payslip.month) ?? []).flatMap(
      (credit) => matchCredit(payslip, words, credit) ?? [],
    )
  })
  const matches = new Map<ComparedPayslip, Match>()
  const used = new Set<AccountTransaction>()
  for (const match of candidates.toSorted(compareMatches)) {
    if (matches.has(match.payslip) || used.has(match.transaction)) continue
    matches.set(match.payslip, match)
    used.add(match.transaction)
  }
  return matches
}

function matchCredit(
  payslip: ComparedPayslip,
  words: readonly string[],
  { account, transaction }: Credit,
): Match | null {
  const net = payslip.net === 'notRead' ? null : payslip.net.value
  const difference = net === null ? 0 : Math.abs(transaction.credit - net)
  const isSameAmount = net !== null && difference <= TOLERANCE_PAISE
  const isNamed = namesEmployer(transaction.narration, words)
  if (!isSameAmount && !isNamed) return null
  const named = isSameAmount ? 'amountAndEmployer' : 'employer'
  return { account, transaction, payslip, difference, reason: isNamed ? named : 'amount' }
}

const REASON_ORDER: readonly CreditMatch['reason'][] = ['amountAndEmployer', 'amount', 'employer']

const compareMatches = (a: Match, b: Match): number =>
  REASON_ORDER.indexOf(a.reason) - REASON_ORDER.indexOf(b.reason) ||
  a.difference - b.difference ||
  (a.transaction.valueDay < b.transaction.valueDay ? -1 : 1)

/** In months without a payslip of the employer, its largest credit. */
export function findCreditsWithoutPayslip(
  { payslips: allPayslips, taxCredits }: IncomeFacts,
  payslips: readonly ComparedPayslip[],
  creditsByMonth: ReadonlyMap<MonthKey, readonly Credit[]>,
  used: ReadonlySet<AccountTransaction>,
): { month: MonthKey; employer: string; credit: Credit }[] {
  return employersOf(allPayslips, taxCredits).flatMap((employer) => {
    const words = employerWords(employer)
    const months = new Set(
      payslips
        .filter((payslip) => matchTexts('employer', payslip.employer, employer) !== null)
        .map(({ month }) => month),
    )
    return [...creditsByMonth].flatMap(([month, credits]) => {
      if (months.has(month)) return []
      const [largest] = credits
        .filter(
          ({ transaction }) =>
            !used.has(transaction) && namesEmployer(transaction.narration, words),
        )
        .toSorted((a, b) => b.transaction.credit - a.transaction.credit)
      return largest === undefined ? [] : [{ month, employer, credit: largest }]
    })
  })
}
