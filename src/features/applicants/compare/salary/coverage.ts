import type { MonthKey } from '#shared/kits/facts/documentFacts.ts'
import { addDays } from '#shared/platform/lib/time/day.ts'
import { daysNotCovered, type Period } from '../accounts/gaps.ts'
import { lastDayOf, salaryDays } from './facts.ts'
import { expectedDay, type PayHabit } from './slots.ts'

/** A salary comes this many days earlier or later than usual. */
const SPARE_DAYS = 3

/** The days in which a salary is expected, as the other months of the employer say. */
export function expectedDays(month: MonthKey, { lags }: PayHabit): Period {
  const [first, last] = [lags[0], lags.at(-1)]
  if (first === undefined || last === undefined) return salaryDays(month)
  const end = lastDayOf(month)
  return { from: addDays(end, first - SPARE_DAYS), to: addDays(end, last + SPARE_DAYS) }
}

/** The days that the statements of the accounts cover. */
export const coveredDays = (
  accounts: readonly (Period & { gaps: readonly Period[] })[],
): readonly Period[] => accounts.flatMap(({ from, to, gaps }) => daysNotCovered({ from, to }, gaps))

/**
 * Whether a statement should have shown the salary. Not for the newest payslip of an employer who pays in the next month,
 * where the statement goes on until then.
 */
export function isDue(
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
