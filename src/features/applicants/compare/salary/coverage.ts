import type { MonthKey } from '#shared/kits/facts/documentFacts.ts'
import { addDays } from '#shared/platform/lib/day.ts'
import { lastDayOf, salaryDays, type Days } from './facts.ts'
import { expectedDay, type PayHabit } from './slots.ts'

/** A salary comes this many days earlier or later than usual. */
const SPARE_DAYS = 3

/** The days in which a salary is expected, as the other months of the employer say. */
export function expectedDays(month: MonthKey, { lags }: PayHabit): Days {
  const [first, last] = [lags[0], lags.at(-1)]
  if (first === undefined || last === undefined) return salaryDays(month)
  const end = lastDayOf(month)
  return { from: addDays(end, first - SPARE_DAYS), to: addDays(end, last + SPARE_DAYS) }
}

/** The days that the statements of the accounts cover. */
export const coveredDays = (
  accounts: readonly (Days & { gaps: readonly Days[] })[],
): readonly Days[] => accounts.flatMap(({ from, to, gaps }) => daysNotCovered({ from, to }, gaps))

/** The parts of `days` that are in none of the periods. */
export function daysNotCovered(days: Days, periods: readonly Days[]): Days[] {
  const inOrder = periods.toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)))
  const gaps: Days[] = []
  let { from } = days
  for (const period of inOrder) {
    if (period.from > days.to) break
    if (period.from > from) gaps.push({ from, to: addDays(period.from, -1) })
    const next = addDays(period.to, 1)
    if (next > from) from = next
  }
  return from > days.to ? gaps : [...gaps, { from, to: days.to }]
}

/**
 * Whether a statement should have shown the salary. Not for the newest payslip of an employer who pays in the next month,
 * where the statement goes on until then.
 */
export function isDue(
  month: MonthKey,
  newest: MonthKey,
  habit: PayHabit,
  periods: readonly Days[],
): boolean {
  if (month !== newest || habit.lags.length === 0) return true
  const end = lastDayOf(month)
  if (expectedDay(month, habit) <= end) return true
  const { to } = expectedDays(addDays(`${month}-01`, -1).slice(0, 7), habit)
  return periods.every((period) => period.to < to)
}
