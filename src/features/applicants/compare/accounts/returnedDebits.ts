import { firstFrom } from '../days.ts'
import type { AccountTransaction } from './readAccount.ts'

/** Between a payment and its return. */
export const RETURN_DAYS = 5

/**
 * Whether a debit came back: by a credit of the same amount that is a return, a few days after it. Asked of each debit once,
 * the oldest first: a return is of one payment only.
 */
export function findReturnedDebits(
  transactions: readonly AccountTransaction[],
  isReturn: (credit: AccountTransaction) => boolean,
): (debit: AccountTransaction) => boolean {
  const returns = new Map<number, AccountTransaction[]>()
  for (const transaction of transactions) {
    const { credit } = transaction
    if (credit === 0 || !isReturn(transaction)) continue
    const same = returns.get(credit)
    if (same === undefined) returns.set(credit, [transaction])
    else same.push(transaction)
  }
  if (returns.size === 0) return () => false
  return ({ debit, dayNumber }) => {
    const same = returns.get(debit) ?? []
    const at = firstFrom(same, dayNumber, (credit) => credit.dayNumber)
    const credit = same[at]
    if (credit === undefined || credit.dayNumber > dayNumber + RETURN_DAYS) return false
    same.splice(at, 1)
    return true
  }
}
