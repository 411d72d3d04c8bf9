import type { Sender } from '../comparison.ts'
import type { AccountTransaction } from '../readAccount.ts'
import { createDecisions, creditKey, toDated } from './creditKeys.ts'
import { compareTexts, type Credit, type IncomeFacts } from './facts.ts'
import { senderOf } from './narration.ts'

/** The largest ones: a sender that sent none of them is no employer. */
const CREDITS_MAX = 500
const SENDERS_MAX = 100

/** Who sent the credits that count as no salary, the largest sum first, and those of which the user decided. */
export function listSenders(
  { accounts, isLeftOut, decisions }: IncomeFacts,
  salaries: ReadonlySet<AccountTransaction>,
): Sender[] {
  const credits = accounts
    .flatMap((account) =>
      account.transactions.flatMap((transaction) =>
        transaction.credit > 0 && !transaction.isReturn && !isLeftOut(transaction)
          ? [{ account, transaction }]
          : [],
      ),
    )
    .toSorted(
      (a, b) =>
        b.transaction.credit - a.transaction.credit ||
        compareTexts(a.transaction.valueDay, b.transaction.valueDay),
    )
    .slice(0, CREDITS_MAX)
  const decide = createDecisions(decisions)
  const byKey = new Map<string, { credits: Credit[]; decision: Sender['decision'] }>()
  for (const credit of credits) {
    const decided = decide(credit)
    if (decided === null && salaries.has(credit.transaction)) continue
    const key = decided?.key ?? creditKey(credit)
    const known = byKey.get(key)
    if (known === undefined)
      byKey.set(key, { credits: [credit], decision: decided?.decision ?? null })
    else known.credits.push(credit)
  }
  const senders = [...byKey].map(([key, { credits: own, decision }]): Sender & { sum: number } => ({
    key,
    name: own[0] === undefined ? '' : senderOf(own[0].transaction.narration),
    credits: own.map(toDated),
    decision,
    sum: own.reduce((sum, { transaction }) => sum + transaction.credit, 0),
  }))
  return senders
    .toSorted(
      (a, b) =>
        Number(b.decision !== null) - Number(a.decision !== null) ||
        b.sum - a.sum ||
        compareTexts(a.key, b.key),
    )
    .slice(0, SENDERS_MAX)
    .map(({ sum: _sum, ...sender }) => sender)
}
