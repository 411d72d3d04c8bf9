import { amountAt } from '../accounts/accounts.ts'
import type { CreditDecision, DatedAmount } from '../comparison.ts'
import type { Credit } from './facts.ts'
import { isCashDeposit, senderOf } from './narration.ts'

/** A name that two narrations cut differently has this many letters in common. */
const MIN_CUT = 10

/** Under which the user's decision on a credit is stored: its sender, or the credit itself where nobody is named. */
export function creditKey(
  { account, transaction }: Credit,
  readSender: (narration: string) => string = senderOf,
): string {
  const sender = isCashDeposit(transaction.narration) ? '' : readSender(transaction.narration)
  return sender === ''
    ? `credit:${account.key}:${transaction.valueDay}:${transaction.credit}`
    : `from:${sender}`
}

/** The decision on a credit, also where a narration cuts the name of its sender. */
export function createDecisions(
  decisions: Readonly<Record<string, CreditDecision>>,
): (credit: Credit) => { key: string; decision: CreditDecision } | null {
  const stored = Object.entries(decisions)
  return (credit) => {
    if (stored.length === 0) return null
    const key = creditKey(credit)
    const known = stored.find(([other]) => other === key) ?? stored.find(([o]) => isCut(o, key))
    return known === undefined ? null : { key: known[0], decision: known[1] }
  }
}

function isCut(a: string, b: string): boolean {
  const [shorter, longer] = a.length <= b.length ? [a, b] : [b, a]
  return (
    shorter.startsWith('from:') &&
    shorter.length >= 'from:'.length + MIN_CUT &&
    longer.startsWith(shorter)
  )
}

export const toDated = ({ transaction }: Credit): DatedAmount => ({
  ...amountAt(transaction, 'credit'),
  day: transaction.valueDay,
  narration: transaction.narration,
})
