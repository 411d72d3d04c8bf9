import type { MonthKey } from '#shared/kits/facts/documentFacts.ts'
import { largestOf } from '../byWords.ts'
import type { ComparedAmount, DatedAmount, MonthSummary } from '../comparison.ts'
import { monthsBetween } from '../salary/averages.ts'
import { datedAmountAt, toEntry, type Account } from './accounts.ts'
import type { AccountTransaction } from './readAccount.ts'
import { findReturnedDebits } from './returnedDebits.ts'

/** What happened in each month of an account. Transfers, deposits of its own and returned payments are no turnover. */
export function summarizeMonths(
  { from, to, transactions }: Account,
  {
    isLeftOut,
    returned,
    balances,
  }: {
    isLeftOut: (transaction: AccountTransaction) => boolean
    returned: readonly AccountTransaction[]
    /** Of which the average is made. */
    balances: readonly (ComparedAmount & { day: string })[]
  },
): MonthSummary[] {
  const byMonth = groupByMonth(transactions)
  const balancesByMonth = groupByMonth(balances)
  const returnedByMonth = groupByMonth(returned)
  const cameBack = findReturnedDebits(transactions, ({ wording }) => wording.isReturn)
  return monthsBetween(from.slice(0, 7), to.slice(0, 7)).map((month) => {
    const entries = byMonth.get(month) ?? []
    const [credits, debits]: [AccountTransaction[], AccountTransaction[]] = [[], []]
    for (const entry of entries) {
      if (entry.wording.isReturn || isLeftOut(entry) || (entry.debit > 0 && cameBack(entry)))
        continue
      if (entry.credit > 0) credits.push(entry)
      if (entry.debit > 0) debits.push(entry)
    }
    const ofMonth = balancesByMonth.get(month) ?? []
    return {
      month,
      credits: totalOf(credits),
      debits: totalOf(debits),
      lowest: lowestBalance(entries),
      average:
        ofMonth.length === 0
          ? null
          : Math.round(ofMonth.reduce((sum, { value }) => sum + value, 0) / ofMonth.length),
      returned: (returnedByMonth.get(month) ?? []).map(toEntry),
    }
  })
}

/** A month may have thousands of entries, of which the largest are shown. */
const SHOWN_PARTS = 20

function totalOf(entries: readonly AccountTransaction[]): MonthSummary['credits'] {
  const parts = largestOf(entries, SHOWN_PARTS, ({ credit, debit }) => credit + debit).map(toEntry)
  return {
    paise: entries.reduce((sum, { credit, debit }) => sum + Math.max(credit, debit), 0),
    count: entries.length,
    parts,
  }
}

function lowestBalance(entries: readonly AccountTransaction[]): DatedAmount | null {
  let lowest: AccountTransaction | null = null
  for (const entry of entries)
    if (
      entry.balance !== null &&
      (lowest === null || lowest.balance === null || entry.balance < lowest.balance)
    )
      lowest = entry
  return lowest === null ? null : datedAmountAt(lowest, 'balance')
}

function groupByMonth<Item extends { day: string }>(
  items: readonly Item[],
): ReadonlyMap<MonthKey, readonly Item[]> {
  const groups = new Map<MonthKey, Item[]>()
  let [day, group]: [string, Item[]] = ['', []]
  for (const item of items) {
    if (item.day !== day) {
      const month = item.day.slice(0, 7)
      group = groups.get(month) ?? []
      groups.set(month, group)
      day = item.day
    }
    group.push(item)
  }
  return groups
}
