import type { MonthKey } from '#shared/kits/facts/documentFacts.ts'
import { addDays, addMonths, type Day } from '#shared/platform/lib/time/day.ts'
import type { Account } from '../accounts/accounts.ts'
import type { Period } from '../accounts/gaps.ts'
import type { AccountTransaction } from '../accounts/readAccount.ts'
import type { ComparedAmount, CreditDecision, PayAmount } from '../comparison.ts'

/** ₹1 */
export const TOLERANCE_PAISE = 100
/** Of the usual amount: less is no monthly salary, but a reimbursement or a part. */
export const MIN_SHARE = 0.5
/** Days around the last day of the month in which the salary is expected while nothing is known of the employer. */
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
  /** What the user said about credits, by `creditKey`. */
  decisions: Readonly<Record<string, CreditDecision>>
  /** Names of the applicant: a narration with one of them names nobody else. */
  ownNames: readonly string[]
  /** Whether a narration names a joint holder of an account, and not the applicant. */
  namesOtherHolder: (narration: string) => boolean
}

export type Credit = { account: Account; transaction: AccountTransaction }

export const lastDayOf = (month: MonthKey): Day => addDays(addMonths(`${month}-01`, 1), -1)

export const monthAfter = (month: MonthKey, count: number): MonthKey =>
  addMonths(`${month}-01`, count).slice(0, 7)

/** The days in which the salary of a month is expected while nothing is known of the employer. */
export function salaryDays(month: MonthKey): Period {
  const last = lastDayOf(month)
  return { from: addDays(last, -DAYS_BEFORE), to: addDays(last, DAYS_AFTER) }
}

/**
 * The month whose salary each of the days brings: where they are around a month's end, that is told by the longest time of
 * a month in which nothing is paid; otherwise usually up to the 12th it is the month before.
 */
export function salaryMonthsOf(days: readonly Day[]): (day: Day) => MonthKey {
  const dates = days.map(dateOf).toSorted((a, b) => a - b)
  const usual = medianOf(dates) ?? 0
  let last = usual <= DAYS_AFTER ? DATES_OF_MONTH : 0
  let longest = DATES_OF_MONTH + (dates[0] ?? 0) - (dates.at(-1) ?? 0)
  for (const [at, date] of dates.entries()) {
    const quiet = (dates[at + 1] ?? 0) - date
    if (quiet > longest) [longest, last] = [quiet, date]
  }
  return (day) => monthAfter(day.slice(0, 7), dateOf(day) <= last ? -1 : 0)
}
const DATES_OF_MONTH = 31

export const dateOf = (day: Day): number => Number(day.slice(8))

const MS_A_DAY = 86_400_000

/** Negative where `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / MS_A_DAY)

export function medianOf(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null
}
