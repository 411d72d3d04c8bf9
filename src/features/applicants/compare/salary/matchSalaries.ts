import { compareTexts } from '#shared/platform/lib/text/compareTexts.ts'
import { distinctiveWords } from '../people/companyName.ts'
import { listEmployers, type Employer } from './employers.ts'
import {
  daysBetween,
  salaryDays,
  type ComparedPayslip,
  type Credit,
  type IncomeFacts,
} from './facts.ts'
import { isMarkedAsSalary, senderOf } from './narration.ts'
import { sortCredits, type Pools } from './pools.ts'
import {
  expectedDay,
  fillSlots,
  fillSplitSlots,
  learnHabit,
  netOf,
  withSlotsOf,
  type PayHabit,
  type Slot,
} from './slots.ts'
import { fillWeeklySlots } from './weekly.ts'

/** The months of an employer, and its credits that are no monthly salary. */
export type PaidEmployer = {
  employer: Employer
  slots: readonly Slot[]
  others: readonly Credit[]
  habit: PayHabit
}

export type MatchedSalaries = {
  paid: readonly PaidEmployer[]
  /** Deposits of the net pay, for months without a credit. */
  cash: ReadonlyMap<Slot, Credit>
}

/** Which credits pay which month of which employer (decisions L113). */
export function matchSalaries(facts: IncomeFacts): MatchedSalaries {
  const employers = listEmployers(facts.payslips, facts.taxCredits)
  const pools = sortCredits(facts, employers)
  const paid = employers.map((employer) => payEmployer(employer, pools, employers.length === 1))
  const isStatementOnly = employers.length === 0
  const bySender = paidBySenders(pools, isStatementOnly)
  return { paid: [...paid, ...bySender], cash: findCash(paid, pools.cash) }
}

/** By name first, then by what else the credits say. Takes what it uses out of the pools. */
function payEmployer(employer: Employer, pools: Pools, isOnly: boolean): PaidEmployer {
  const named = pools.named.get(employer) ?? []
  const weekly = fillWeeklySlots(slotsOf(employer.payslips), named)
  const ofName = learnHabit(weekly.slots, named)
  const exact = fillSlots(weekly.slots, weekly.rest, ofName, {
    isExact: true,
    reason: 'amountAndEmployer',
  })
  const split = fillSplitSlots(exact.slots, exact.rest, ofName)
  const all = withSlotsOf(split.slots, split.rest, ofName)
  const byName = fillSlots(all, split.rest, ofName, { isExact: false, reason: 'employer' })
  let { slots } = byName
  const fillExact = (pool: 'said' | 'nameless' | 'marked', reason: 'user' | 'amount' | 'agent') => {
    const fits = pool === 'nameless' ? createExpectation(ofName) : undefined
    const filled = fillSlots(slots, pools[pool], ofName, { isExact: true, reason, fits })
    const used = pools[pool].filter((credit) => !filled.rest.includes(credit))
    slots = filled.slots
    pools[pool] = filled.rest
    return used
  }
  fillExact('said', 'user')
  fillExact('nameless', 'amount')
  const agents = new Set(fillExact('marked', 'agent').map(senderIn))
  const habit =
    ofName.lags.length > 0
      ? ofName
      : learnHabit(
          slots,
          slots.flatMap(({ credits }) => credits),
        )
  const fillOthers = (
    pool: 'said' | 'nameless' | 'marked' | 'large',
    reason: 'user' | 'marked' | 'agent',
    isIts: (credit: Credit) => boolean,
  ) => {
    const its = pools[pool].filter(isIts)
    if (its.length === 0) return
    const open = pool === 'large' ? slots : withSlotsOf(slots, its, habit)
    const filled = fillSlots(open, its, habit, { isExact: false, reason })
    const used = new Set(its.filter((credit) => !filled.rest.includes(credit)))
    slots = filled.slots
    pools[pool] = pools[pool].filter((credit) => !used.has(credit))
  }
  for (const pool of ['marked', 'large'] as const)
    fillOthers(pool, 'agent', (credit) => agents.has(senderIn(credit)))
  if (isOnly) {
    fillOthers('nameless', 'marked', isMarked)
    fillOthers('said', 'user', () => true)
  }
  return {
    employer,
    slots: slots.filter(({ payslip, reason }) => payslip !== null || reason !== null),
    others: byName.rest,
    habit,
  }
}

const senderIn = ({ transaction }: Credit): string => senderOf(transaction.narration)
const isMarked = ({ transaction }: Credit): boolean => isMarkedAsSalary(transaction.narration)

/** The same payslip sent twice counts once. */
function slotsOf(payslips: readonly ComparedPayslip[]): Slot[] {
  const slots = payslips.map((payslip): Slot => ({
    month: payslip.month,
    payslip,
    credits: [],
    reason: null,
  }))
  const isSame = (a: Slot, b: Slot) => a.month === b.month && netOf(a) === netOf(b)
  return slots
    .filter((slot, at) => slots.findIndex((other) => isSame(other, slot)) === at)
    .toSorted(
      (a, b) => compareTexts(a.month, b.month) || (netOf(a) ?? Infinity) - (netOf(b) ?? Infinity),
    )
}

/** Days around the one on which the employer usually pays. */
const USUAL_DAYS = 10

/** Whether a credit that names nobody is in the days of the month's salary. */
function createExpectation(habit: PayHabit): (slot: Slot, credit: Credit) => boolean {
  return ({ month }, { transaction: { valueDay } }) => {
    const { from, to } = salaryDays(month)
    if (valueDay >= from && valueDay <= to) return true
    if (habit.lags.length === 0) return false
    return Math.abs(daysBetween(expectedDay(month, habit), valueDay)) <= USUAL_DAYS
  }
}

/** A person can write 'salary' into a transfer: next to documents of an employer that is no salary. */
const isUpi = ({ transaction: { narration } }: Credit): boolean => /\bUPI\b/i.test(narration)

/** Salaries by narrations alone, and what the user said: each sender is an employer. */
function paidBySenders(
  { marked, said, nameless }: Pools,
  isStatementOnly: boolean,
): PaidEmployer[] {
  const credits = [
    ...marked.filter((credit) => isStatementOnly || !isUpi(credit)),
    ...said,
    ...(isStatementOnly ? nameless.filter(isMarked) : []),
  ]
  const bySender = new Map<string, Credit[]>()
  for (const credit of credits) {
    const sender = distinctiveWords(senderIn(credit)).join(' ')
    bySender.set(sender, [...(bySender.get(sender) ?? []), credit])
  }
  return [...bySender.values()].map((own) => {
    const habit = learnHabit([], own)
    const reason: 'user' | 'marked' = own.some((credit) => said.includes(credit))
      ? 'user'
      : 'marked'
    const weekly = fillWeeklySlots([], own)
    const { slots, rest } =
      weekly.slots.length > 0
        ? { slots: weekly.slots.map((slot): Slot => ({ ...slot, reason })), rest: weekly.rest }
        : fillSlots(withSlotsOf([], own, habit), own, habit, { isExact: false, reason })
    const name = own.map(senderIn).toSorted(compareTexts)[0] ?? ''
    return {
      employer: { name, spellings: [], tans: new Set(), payslips: [] },
      slots: slots.filter((slot) => slot.reason !== null),
      others: rest,
      habit,
    }
  })
}

function findCash(paid: readonly PaidEmployer[], pool: readonly Credit[]): Map<Slot, Credit> {
  const cash = new Map<Slot, Credit>()
  let rest = [...pool]
  for (const { slots, habit } of paid) {
    const open = slots.filter(({ reason }) => reason === null)
    const filled = fillSlots(open, rest, habit, { isExact: true, reason: 'amount' })
    rest = filled.rest
    for (const [at, slot] of open.entries()) {
      const [credit] = filled.slots[at]?.credits ?? []
      if (credit !== undefined) cash.set(slot, credit)
    }
  }
  return cash
}
