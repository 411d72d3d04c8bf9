import type { MonthKey } from '#shared/kits/facts/documentFacts.ts'
import { compareTexts } from '#shared/platform/lib/text/compareTexts.ts'
import { addDays, type Day } from '#shared/platform/lib/time/day.ts'
import type { CreditMatch } from '../comparison.ts'
import {
  dateOf,
  daysBetween,
  lastDayOf,
  medianOf,
  MIN_SHARE,
  monthAfter,
  salaryMonthsOf,
  TOLERANCE_PAISE,
  type ComparedPayslip,
  type Credit,
} from './facts.ts'
import { isMarkedAsSalary, paymentKind } from './narration.ts'

/** A month of an employer, with or without a payslip, and the credits that paid it. */
export type Slot = {
  month: MonthKey
  payslip: ComparedPayslip | null
  credits: readonly Credit[]
  reason: CreditMatch['reason'] | null
}

/** Days between the expected day and the credit. */
const MAX_DISTANCE = 24
/** Of the amount: a credit as near as this is taken before a farther one, whatever its day. */
const NEAR_SHARE = 0.25
const SPLIT_CANDIDATES = 8

export const netOf = ({ payslip }: Pick<Slot, 'payslip'>): number | null =>
  payslip === null || payslip.net === 'notRead' ? null : payslip.net.value

export const isEqual = (a: number, b: number | null): boolean =>
  b !== null && Math.abs(a - b) <= TOLERANCE_PAISE

/** Named as a bonus, a reimbursement … and not as a salary. */
export const isOtherKind = ({ transaction: { narration } }: Credit): boolean =>
  paymentKind(narration) !== null && !isMarkedAsSalary(narration)

export type PayHabit = {
  /** In paise; null where nothing is known. */
  usual: number | null
  /** Days from the last day of the month to the credits, sorted; none where nothing is known. */
  lags: readonly number[]
}

/** What is usual for an employer, from all its credits and payslips. */
export function learnHabit(slots: readonly Slot[], credits: readonly Credit[]): PayHabit {
  const nets = slots.flatMap((slot) => netOf(slot) ?? [])
  const usual = medianOf(nets) ?? medianOf(largestByMonth(credits))
  const salaries = credits.filter(
    (credit) => !isOtherKind(credit) && isSalarySize(credit.transaction.credit, usual),
  )
  const days = salaries.map(({ transaction }) => transaction.valueDay)
  const monthOf = salaryMonthsOf(days)
  const shift = shiftOf(slots, salaries, monthOf)
  const lags = days.map((day) => daysBetween(lastDayOf(monthAfter(monthOf(day), shift)), day))
  return { usual, lags: lags.toSorted((a, b) => a - b) }
}

function largestByMonth(credits: readonly Credit[]): number[] {
  const largest = new Map<MonthKey, number>()
  for (const credit of credits) {
    if (isOtherKind(credit)) continue
    const { valueDay, credit: paise } = credit.transaction
    const month = valueDay.slice(0, 7)
    largest.set(month, Math.max(paise, largest.get(month) ?? 0))
  }
  return [...largest.values()]
}

const isSalarySize = (paise: number, usual: number | null): boolean =>
  usual === null || paise >= usual * MIN_SHARE

/**
 * Whether the employer pays a month later than the day says (-1). A day in the middle of the month says nothing: then the
 * month counts that fits more payslips. Otherwise payslips have to miss their credits.
 */
function shiftOf(slots: readonly Slot[], credits: readonly Credit[], monthOf: MonthOf): 0 | -1 {
  const date = medianOf(credits.map(({ transaction }) => dateOf(transaction.valueDay))) ?? 0
  const now = countFits(slots, credits, monthOf)
  const later = countFits(slots, credits, (day) => monthAfter(monthOf(day), -1))
  if (date >= MIDDLE.from && date <= MIDDLE.to) {
    if (now.misses !== later.misses) return now.misses < later.misses ? 0 : -1
    if (now.fits !== later.fits) return now.fits > later.fits ? 0 : -1
    return date <= MIDDLE.nextMonthTo ? -1 : 0
  }
  return later.misses + 1 < now.misses ? -1 : 0
}

type MonthOf = (day: Day) => MonthKey

/** Days of a month that may pay this month or the one before. */
const MIDDLE = { from: 13, to: 24, nextMonthTo: 15 }

/** Payslips that have a credit of their net pay, and those between the credits that have none. */
function countFits(slots: readonly Slot[], credits: readonly Credit[], monthOf: MonthOf) {
  const paid = new Map<MonthKey, number[]>()
  for (const { transaction } of credits) {
    const month = monthOf(transaction.valueDay)
    paid.set(month, [...(paid.get(month) ?? []), transaction.credit])
  }
  const months = [...paid.keys()].toSorted()
  const [first = '', last = ''] = [months[0], months.at(-1)]
  const within = slots.filter(({ month }) => month >= first && month <= last)
  const fits = within.filter((slot) =>
    paid.get(slot.month)?.some((paise) => isEqual(paise, netOf(slot))),
  ).length
  return { fits, misses: within.length - fits }
}

/** The day on which the salary of a month is expected. */
export const expectedDay = (month: MonthKey, { lags }: PayHabit): Day =>
  addDays(lastDayOf(month), medianOf(lags) ?? 0)

type Pair = { slot: Slot; credit: Credit; distance: number; isNear: boolean }

const comparePairs = (a: Pair, b: Pair): number =>
  Number(b.isNear) - Number(a.isNear) ||
  Math.abs(a.distance) - Math.abs(b.distance) ||
  compareTexts(a.slot.month, b.slot.month) ||
  compareTexts(a.credit.transaction.valueDay, b.credit.transaction.valueDay) ||
  b.credit.transaction.credit - a.credit.transaction.credit

/**
 * Gives each slot the best of the credits, and each credit to one slot only. `isExact`: only credits of the net pay.
 * Returns the slots with what they got, and the credits that are left.
 */
export function fillSlots(
  slots: readonly Slot[],
  credits: readonly Credit[],
  habit: PayHabit,
  options: {
    isExact: boolean
    reason: CreditMatch['reason']
    fits?: ((slot: Slot, credit: Credit) => boolean) | undefined
  },
): { slots: Slot[]; rest: Credit[] } {
  const open = slots
    .filter(({ reason }) => reason === null)
    .map((slot) => ({ slot, day: expectedDay(slot.month, habit) }))
  const pairs = credits.flatMap((credit) =>
    open.flatMap(({ slot, day }): Pair[] => {
      const { valueDay, credit: paise } = credit.transaction
      const target = netOf(slot) ?? habit.usual
      if (options.isExact && !isEqual(paise, netOf(slot))) return []
      if (!options.isExact && (isOtherKind(credit) || !isSalarySize(paise, target))) return []
      const distance = daysBetween(day, valueDay)
      if (Math.abs(distance) > MAX_DISTANCE) return []
      if (options.fits?.(slot, credit) === false) return []
      const isNear = target === null || Math.abs(paise - target) <= target * NEAR_SHARE
      return [{ slot, credit, distance, isNear }]
    }),
  )
  const filled = new Map<Slot, Credit>()
  const used = new Set<Credit>()
  for (const { slot, credit } of pairs.toSorted(comparePairs)) {
    if (filled.has(slot) || used.has(credit)) continue
    filled.set(slot, credit)
    used.add(credit)
  }
  return {
    slots: slots.map((slot) => {
      const credit = filled.get(slot)
      return credit === undefined ? slot : { ...slot, credits: [credit], reason: options.reason }
    }),
    rest: credits.filter((credit) => !used.has(credit)),
  }
}

/** Salaries that came in two or three credits whose sum is the net pay. */
export function fillSplitSlots(
  slots: readonly Slot[],
  credits: readonly Credit[],
  habit: PayHabit,
): { slots: Slot[]; rest: Credit[] } {
  let rest = [...credits]
  const filled = slots.map((slot) => {
    const target = netOf(slot) ?? habit.usual
    if (slot.reason !== null || target === null) return slot
    const day = expectedDay(slot.month, habit)
    const near = rest
      .filter(({ transaction }) => Math.abs(daysBetween(day, transaction.valueDay)) <= MAX_DISTANCE)
      .toSorted(
        (a, b) =>
          Math.abs(daysBetween(day, a.transaction.valueDay)) -
          Math.abs(daysBetween(day, b.transaction.valueDay)),
      )
      .slice(0, SPLIT_CANDIDATES)
    const parts = findSum(near, target)
    if (parts === null) return slot
    rest = rest.filter((credit) => !parts.includes(credit))
    return { ...slot, credits: parts, reason: 'amountAndEmployer' as const }
  })
  return { slots: filled, rest }
}

function findSum(credits: readonly Credit[], target: number): readonly Credit[] | null {
  const pairs = credits.flatMap((a, at) =>
    credits.slice(at + 1).map((b, next) => ({ set: [a, b], rest: credits.slice(at + next + 2) })),
  )
  const triples = pairs.flatMap(({ set, rest }) => rest.map((c) => set.concat(c)))
  const sumOf = (set: readonly Credit[]) =>
    set.reduce((sum, { transaction }) => sum + transaction.credit, 0)
  return (
    [...pairs.map(({ set }) => set), ...triples].find((set) => isEqual(sumOf(set), target)) ?? null
  )
}

/** Slots for the months of credits that have none: the nearest expected day says which month. */
export function withSlotsOf(
  slots: readonly Slot[],
  credits: readonly Credit[],
  habit: PayHabit,
): Slot[] {
  const known = new Set(slots.map(({ month }) => month))
  const months = new Set(
    credits
      .filter(
        (credit) => !isOtherKind(credit) && isSalarySize(credit.transaction.credit, habit.usual),
      )
      .map(({ transaction }) => nearestMonth(transaction.valueDay, habit)),
  )
  return [
    ...slots,
    ...[...months]
      .filter((month) => !known.has(month))
      .map((month): Slot => ({ month, payslip: null, credits: [], reason: null })),
  ]
}

export function nearestMonth(day: Day, habit: PayHabit): MonthKey {
  const month = day.slice(0, 7)
  const [nearest = month] = [-1, 0, 1]
    .map((shift) => monthAfter(month, shift))
    .toSorted(
      (a, b) =>
        Math.abs(daysBetween(expectedDay(a, habit), day)) -
        Math.abs(daysBetween(expectedDay(b, habit), day)),
    )
  return nearest
}
