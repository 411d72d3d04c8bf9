import type { MonthKey } from '#shared/kits/facts/documentFacts.ts'
import { compareTexts } from '#shared/platform/lib/text/compareTexts.ts'
import { daysBetween, medianOf, MIN_SHARE, type Credit } from './facts.ts'
import { isEqual, isOtherKind, netOf, type Slot } from './slots.ts'

/** A week with what a holiday adds. */
const WEEK_DAYS_MAX = 9
/** Of a month: one with fewer is not covered as a whole. */
const WEEKS_MIN = 3

/**
 * The months of an employer who pays each week: all credits of a month together are its salary, as its payslip says. The slots
 * as they are for any other employer.
 */
export function fillWeeklySlots(
  slots: readonly Slot[],
  credits: readonly Credit[],
): { slots: readonly Slot[]; rest: readonly Credit[] } {
  const wages = credits.filter((credit) => !isOtherKind(credit))
  const byMonth = groupByMonth(wages)
  if (byMonth.size === 0 || !areWeekly(wages)) return { slots, rest: credits }
  const months = [...byMonth.keys()].filter((month) => !slots.some((slot) => slot.month === month))
  const open = months.map((month): Slot => ({ month, payslip: null, credits: [], reason: null }))
  const paid = new Set<MonthKey>()
  const filled: Slot[] = []
  for (const slot of [...slots, ...open]) {
    const own = paid.has(slot.month) ? [] : (byMonth.get(slot.month) ?? [])
    paid.add(slot.month)
    const sum = own.reduce((paise, { transaction }) => paise + transaction.credit, 0)
    const reason = isEqual(sum, netOf(slot)) ? 'amountAndEmployer' : 'employer'
    filled.push(own.length === 0 ? slot : { ...slot, credits: own, reason })
  }
  const used = new Set(filled.flatMap((slot) => slot.credits))
  return { slots: filled, rest: credits.filter((credit) => !used.has(credit)) }
}

/** About the same amount about each week: a salary among reimbursements is none of them. */
function areWeekly(wages: readonly Credit[]): boolean {
  const days = wages.map(({ transaction }) => transaction.valueDay).toSorted(compareTexts)
  const distance = medianOf(days.slice(1).map((day, at) => daysBetween(days[at] ?? day, day)))
  const amounts = wages.map(({ transaction }) => transaction.credit)
  return (
    (distance ?? Infinity) <= WEEK_DAYS_MAX &&
    Math.max(...amounts) * MIN_SHARE <= (medianOf(amounts) ?? 0)
  )
}

function groupByMonth(credits: readonly Credit[]): ReadonlyMap<MonthKey, readonly Credit[]> {
  const groups = new Map<MonthKey, Credit[]>()
  for (const credit of credits) {
    const month = credit.transaction.valueDay.slice(0, 7)
    groups.set(month, [...(groups.get(month) ?? []), credit])
  }
  return new Map([...groups].filter(([, { length }]) => length >= WEEKS_MIN))
}
