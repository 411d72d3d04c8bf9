import type { Day } from '#shared/platform/lib/time/day.ts'
import type { Account } from '../accounts/accounts.ts'
import type { AccountTransaction } from '../accounts/readAccount.ts'
import { findReturnedDebits } from '../accounts/returnedDebits.ts'
import { readOnce } from '../byWords.ts'
import { dayNumberOf, firstFrom } from '../days.ts'
import { lenderOf, mayBeSameLender, readReferences, type Lender } from './lenders.ts'
import { obligationKindOf, plainNarration, type ObligationKind } from './obligationKinds.ts'

/** A debit that may be one of several of the same kind. */
export type Instalment = {
  transaction: AccountTransaction
  kind: ObligationKind
  lender: Lender
  /** The day of the first attempt, where a bounced payment was paid again. */
  dueDayNumber: number
  /** Days before it that no statement covers. */
  uncovered: number
  /** The attempts that bounced. */
  bounced: readonly AccountTransaction[]
}

/** Between a bounced payment and the one that replaces it: the next instalment is due after more. */
export const AGAIN_DAYS = 19
/** A payment that replaces a bounced one may hold its charge. */
const AGAIN_TOLERANCE = 0.1

/** Payments after a bounced one: a damaged file must not slow down the comparison. */
const LOOKED_AT = 200

/** One array for the thousands of payments that did not bounce. */
const NONE: readonly AccountTransaction[] = []

/** The debits of an account that may recur, oldest first, without bounced ones. */
export function findInstalments(
  { transactions, gaps }: Account,
  isLeftOut: (transaction: AccountTransaction) => boolean,
): Instalment[] {
  const saysReturn = readOnce((words) => RETURN.test(plainNarration(words)))
  const isReturned = findReturnedDebits(
    transactions,
    ({ isReturn, words }) => isReturn || saysReturn(words),
  )
  const kindOf = readOnce((words) => obligationKindOf(plainNarration(words)))
  const lenderBy = readOnce((words) => lenderOf(plainNarration(words)))
  const uncoveredBefore = countUncovered(gaps)
  const bounced: Instalment[] = []
  const paid: Instalment[] = []
  for (const transaction of transactions) {
    if (transaction.debit === 0) continue
    const kind = kindOf(transaction.words)
    if (kind === null || isLeftOut(transaction)) continue
    const dueDayNumber = transaction.dayNumber
    const instalment: Instalment = {
      transaction,
      kind,
      lender: {
        ...lenderBy(transaction.words),
        references: readReferences(transaction.narration),
      },
      dueDayNumber,
      uncovered: gaps.length === 0 ? 0 : uncoveredBefore(transaction.day),
      bounced: NONE,
    }
    if (transaction.isReturn || isReturned(transaction)) bounced.push(instalment)
    else paid.push(instalment)
  }
  return addBounced(paid, bounced)
}

const countUncovered = (gaps: Account['gaps']) => (day: Day) =>
  gaps.reduce(
    (sum, { from, to }) => (to < day ? sum + dayNumberOf(to) - dayNumberOf(from) + 1 : sum),
    0,
  )

const RETURN = /\b(?:REV|REVERS|RET|RETN?|RETURN|RTN|BOUNCE|DISHON|REJECT|UNPAID|INSUFF)\w*\b/

/** Each bounced payment with the next one to the same lender. */
function addBounced(paid: readonly Instalment[], bounced: readonly Instalment[]): Instalment[] {
  const added = [...paid]
  for (const attempt of bounced) {
    const first = firstFrom(
      added,
      attempt.dueDayNumber + 1,
      ({ transaction }) => transaction.dayNumber,
    )
    for (let at = first; at < first + LOOKED_AT; at += 1) {
      const again = added[at]
      if (again === undefined) break
      const days = again.transaction.dayNumber - attempt.dueDayNumber
      if (days > AGAIN_DAYS) break
      const difference = Math.abs(again.transaction.debit - attempt.transaction.debit)
      if (
        difference > attempt.transaction.debit * AGAIN_TOLERANCE ||
        !mayBeSameLender(again.lender, attempt.lender)
      )
        continue
      added[at] = {
        ...again,
        dueDayNumber: Math.min(again.dueDayNumber, attempt.dueDayNumber),
        bounced: [...again.bounced, attempt.transaction],
      }
      break
    }
  }
  return added
}
