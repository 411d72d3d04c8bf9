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
  /** It bounced, and nothing was paid instead: the loan goes on. */
  isUnpaid: boolean
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
    ({ wording }) => wording.isReturn || saysReturn(wording.words),
  )
  const kindOf = readOnce((words) => obligationKindOf(plainNarration(words)))
  const lenderBy = readOnce(readLender)
  const uncoveredBefore = countUncovered(gaps)
  const bounced: Instalment[] = []
  const paid: Instalment[] = []
  for (const transaction of transactions) {
    if (transaction.debit === 0) continue
    const kind = kindOf(transaction.wording.words)
    if (kind === null || isLeftOut(transaction)) continue
    const dueDayNumber = transaction.dayNumber
    const instalment: Instalment = {
      transaction,
      kind,
      lender: {
        ...lenderBy(transaction.wording.words),
        references: readReferences(transaction.narration),
      },
      dueDayNumber,
      uncovered: gaps.length === 0 ? 0 : uncoveredBefore(transaction.day),
      bounced: NONE,
      isUnpaid: false,
    }
    if (transaction.wording.isReturn || isReturned(transaction)) bounced.push(instalment)
    else paid.push(instalment)
  }
  return addBounced(paid, bounced)
}

/** 'HOTSTAR/hotstar@axl': banks and apps in a handle are nobody who is paid. */
const HANDLE = /[\w.]+@[\w.]+/g

function readLender(words: string): Lender {
  const lender = lenderOf(plainNarration(words.replaceAll(HANDLE, ' ')))
  return lender.text === '' ? lenderOf(plainNarration(words)) : lender
}

const countUncovered = (gaps: Account['gaps']) => (day: Day) =>
  gaps.reduce(
    (sum, { from, to }) => (to < day ? sum + dayNumberOf(to) - dayNumberOf(from) + 1 : sum),
    0,
  )

const RETURN = /\b(?:REV|REVERS|RET|RETN?|RETURN|RTN|BOUNCE|DISHON|REJECT|UNPAID|INSUFF)\w*\b/

/** Each bounced payment with the next one to the same lender; without one it is unpaid. */
function addBounced(paid: readonly Instalment[], bounced: readonly Instalment[]): Instalment[] {
  const added = [...paid]
  const unpaid: Instalment[] = []
  for (const attempt of bounced) {
    const around = nearPayments(added, attempt)
    const again = around.find(
      (at) => (added[at]?.transaction.dayNumber ?? 0) > attempt.dueDayNumber,
    )
    const payment = again === undefined ? undefined : added[again]
    if (again !== undefined && payment !== undefined)
      added[again] = {
        ...payment,
        dueDayNumber: Math.min(payment.dueDayNumber, attempt.dueDayNumber),
        bounced: [...payment.bounced, attempt.transaction],
      }
    // A second attempt is of the same instalment.
    else if (around.length === 0 && nearPayments(unpaid, attempt).length === 0)
      unpaid.push({ ...attempt, isUnpaid: true })
  }
  return unpaid.length === 0 ? added : [...added, ...unpaid]
}

/** The positions of payments of its amount to the same lender, in the days before and after an attempt. */
function nearPayments(payments: readonly Instalment[], attempt: Instalment): number[] {
  const dayOf = ({ transaction }: Instalment) => transaction.dayNumber
  const first = firstFrom(payments, attempt.dueDayNumber - AGAIN_DAYS, dayOf)
  const positions: number[] = []
  for (let at = first; at < first + LOOKED_AT; at += 1) {
    const payment = payments[at]
    if (payment === undefined || dayOf(payment) > attempt.dueDayNumber + AGAIN_DAYS) break
    const difference = Math.abs(payment.transaction.debit - attempt.transaction.debit)
    if (
      difference <= attempt.transaction.debit * AGAIN_TOLERANCE &&
      mayBeSameLender(payment.lender, attempt.lender)
    )
      positions.push(at)
  }
  return positions
}
