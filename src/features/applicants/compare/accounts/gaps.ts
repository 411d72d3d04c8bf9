import type { Transaction } from '#shared/kits/facts/documentFacts.ts'
import { compareTexts } from '#shared/platform/lib/text/compareTexts.ts'
import {
  addDays,
  addMonths,
  countDays,
  startOfMonth,
  type Day,
} from '#shared/platform/lib/time/day.ts'
import type { AccountTransaction } from './readAccount.ts'

/** Both ends included. */
export type Period = { from: Day; to: Day }

/** Without balances, a week between two statements without an entry is probably missing. */
const UNKNOWN_GAP_DAYS = 7
/** Times the average distance of entries: in a statement of few entries a week says nothing. */
const QUIET_FACTOR = 2
/** In days. */
const SHORTEST_MONTH = 28

/** The balance minus what the transaction before it and this one explain; null where one is unknown. */
export function differenceBetween(
  before: Transaction | undefined,
  transaction: Transaction | undefined,
): number | null {
  if (before === undefined || before.balance === null) return null
  if (transaction === undefined || transaction.balance === null) return null
  return transaction.balance - (before.balance + transaction.credit - transaction.debit)
}

/**
 * Days between two transactions that no statement covers, unless the balance carries on; and inside a statement all days
 * between two transactions that are a whole month apart, or unusually far where the balance does not carry on.
 */
export function findGaps(
  transactions: readonly AccountTransaction[],
  periods: readonly Period[],
): readonly Period[] {
  const quietDays = usualQuietDays(transactions)
  let last: AccountTransaction | undefined
  // Most entries follow the day before or carry the balance on: `flatMap` for the others only.
  const apart: number[] = []
  for (const [at, transaction] of transactions.entries()) {
    const days = last === undefined ? 0 : transaction.dayNumber - last.dayNumber
    if (days > SHORTEST_MONTH || (days > 1 && differenceBetween(last, transaction) !== 0))
      apart.push(at)
    last = transaction
  }
  return apart.flatMap((at) => {
    const [before, transaction] = [transactions[at - 1], transactions[at]]
    if (before === undefined || transaction === undefined) return []
    const between = { from: addDays(before.day, 1), to: addDays(transaction.day, -1) }
    const uncovered = daysNotCovered(between, periods)
    const difference = differenceBetween(before, transaction)
    const missing = uncovered.filter(
      (days) =>
        hasWholeMonth(days) ||
        (difference === null
          ? countDays(days.from, days.to) >= UNKNOWN_GAP_DAYS
          : difference !== 0),
    )
    if (missing.length > 0) return missing
    if (hasWholeMonth(between)) return [between]
    if (difference === null || difference === 0) return []
    // One misread balance causes two opposite differences.
    const isMisread = differenceBetween(transaction, transactions[at + 1]) === -difference
    return !isMisread && countDays(between.from, between.to) >= quietDays ? [between] : []
  })
}

/** Without an entry, they are unusual. */
function usualQuietDays(transactions: readonly Transaction[]): number {
  const [first, last] = [transactions[0], transactions.at(-1)]
  if (first === undefined || last === undefined) return UNKNOWN_GAP_DAYS
  const average = countDays(first.day, last.day) / transactions.length
  return Math.max(UNKNOWN_GAP_DAYS, average * QUIET_FACTOR)
}

function hasWholeMonth({ from, to }: Period): boolean {
  const first = from === startOfMonth(from) ? from : addMonths(startOfMonth(from), 1)
  return addDays(addMonths(first, 1), -1) <= to
}

/** The parts of `days` that are in none of the periods. */
export function daysNotCovered(days: Period, periods: readonly Period[]): Period[] {
  const inOrder = periods.toSorted((a, b) => compareTexts(a.from, b.from))
  const gaps: Period[] = []
  let { from } = days
  for (const period of inOrder) {
    if (period.from > days.to) break
    if (period.from > from) gaps.push({ from, to: addDays(period.from, -1) })
    const next = addDays(period.to, 1)
    if (next > from) from = next
  }
  return from > days.to ? gaps : [...gaps, { from, to: days.to }]
}
