import type { MonthKey } from '#shared/kits/facts/documentFacts.ts'
import { compareTexts } from '#shared/platform/lib/text/compareTexts.ts'
import { daysBetween, medianOf, MIN_SHARE, type Credit } from './facts.ts'
import { isEqual, isOtherKind, netOf, type Slot } from './slots.ts'

/** A week or a fortnight with what a holiday adds, and its payments in a month: one with fewer is not covered as a whole. */
const RHYTHMS = [
  { days: 9, payments: 3 },
  { days: 16, payments: 2 },
] as const

/**
 * The months of an employer who pays each week or fortnight: all credits of a month together are its salary, as its payslip says. The slots
 * as they are for any other employer.
 */
export function fillWeeklySlots(
  slots: readonly Slot[],
  credits: readonly Credit[],
): { slots: readonly Slot[]; rest: readonly Credit[] } {
  const wages = credits.filter((credit) => !isOtherKind(credit))
  const byMonth = groupByMonth(wages, paymentsOfMonth(wages))
  if (byMonth.size === 0) return { slots, rest: credits }
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

/** Infinity for an employer who pays once a month, and for a salary among reimbursements. */
function paymentsOfMonth(wages: readonly Credit[]): number {
  const days = wages.map(({ transaction }) => transaction.valueDay).toSorted(compareTexts)
  const distance =
    medianOf(days.slice(1).map((day, at) => daysBetween(days[at] ?? day, day))) ?? Infinity
  const amounts = wages.map(({ transaction }) => transaction.credit)
  const areAlike = Math.max(...amounts) * MIN_SHARE <= (medianOf(amounts) ?? 0)
  const rhythm = RHYTHMS.find((one) => distance <= one.days)
  return areAlike && rhythm !== undefined ? rhythm.payments : Infinity
}

function groupByMonth(
  credits: readonly Credit[],
  least: number,
): ReadonlyMap<MonthKey, readonly Credit[]> {
  const groups = new Map<MonthKey, Credit[]>()
  for (const credit of credits) {
    const month = credit.transaction.valueDay.slice(0, 7)
    groups.set(month, [...(groups.get(month) ?? []), credit])
  }
  return new Map([...groups].filter(([, { length }]) => length >= least))
}
