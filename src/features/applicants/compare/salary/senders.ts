import { compareTexts } from '#shared/platform/lib/text/compareTexts.ts'
import type { AccountTransaction } from '../accounts/readAccount.ts'
import { readOnce } from '../byWords.ts'
import type { DatedAmount, Sender } from '../comparison.ts'
import { createDecisions, creditKey, toDated } from './creditKeys.ts'
import { type IncomeFacts } from './facts.ts'
import { senderOf } from './narration.ts'

/** The largest ones: a sender that sent none of them is no employer. */
const CREDITS_MAX = 500
const SENDERS_MAX = 100

/** Who sent the largest credits: salaries first, then those of which the user decided, then the largest sums. */
export function listSenders(
  { accounts, isLeftOut, decisions }: IncomeFacts,
  salaries: ReadonlySet<AccountTransaction>,
): Sender[] {
  const isSent = (transaction: AccountTransaction) =>
    transaction.credit > 0 && !transaction.wording.isReturn && !isLeftOut(transaction)
  const sums: number[] = []
  for (const { transactions } of accounts)
    for (const transaction of transactions) if (isSent(transaction)) sums.push(transaction.credit)
  const least = leastOfLargest(sums)
  const largest = accounts
    .flatMap((account) =>
      account.transactions
        .filter((transaction) => transaction.credit >= least && isSent(transaction))
        .map((transaction) => ({ account, transaction })),
    )
    .toSorted(
      (a, b) =>
        b.transaction.credit - a.transaction.credit ||
        compareTexts(a.transaction.valueDay, b.transaction.valueDay),
    )
    .slice(0, CREDITS_MAX)
  const decide = createDecisions(decisions)
  // Digits name nobody.
  const senderBy = readOnce(senderOf)
  const byKey = new Map<string, Sender & { credits: DatedAmount[]; sum: number }>()
  for (const credit of largest) {
    const decided = decide(credit)
    const key = decided?.key ?? creditKey(credit, () => senderBy(credit.transaction.wording.words))
    const known = byKey.get(key)
    const sender = {
      key,
      name: known?.name ?? senderBy(credit.transaction.wording.words),
      credits: known?.credits ?? [],
      isSalary: known?.isSalary === true || salaries.has(credit.transaction),
      decision: decided?.decision ?? null,
      sum: (known?.sum ?? 0) + credit.transaction.credit,
    }
    sender.credits.push(toDated(credit))
    byKey.set(key, sender)
  }
  return [...byKey.values()]
    .toSorted(compareSenders)
    .slice(0, SENDERS_MAX)
    .map(({ sum: _sum, ...sender }) => sender)
}

/** Sorting numbers is ten times as fast as sorting credits. */
const leastOfLargest = (paise: readonly number[]): number =>
  Float64Array.from(paise).sort().at(-CREDITS_MAX) ?? 0

const rankOf = ({ isSalary, decision }: Sender): number =>
  isSalary ? 0 : decision === null ? 2 : 1

const compareSenders = (a: Sender & { sum: number }, b: Sender & { sum: number }): number =>
  rankOf(a) - rankOf(b) || b.sum - a.sum || compareTexts(a.key, b.key)
