import { amountAt, type Account } from './accounts.ts'
import type { OwnTransfer } from './comparison.ts'
import type { AccountTransaction } from './readAccount.ts'

/** Between the debit in one account and the credit in another. */
const MAX_DAYS = 2
/** Of the same amount: a damaged file must not slow down the comparison. */
const CREDITS_LOOKED_AT = 50

export type OwnTransfers = {
  list: readonly OwnTransfer[]
  /** Both sides of each. */
  transactions: ReadonlySet<AccountTransaction>
}

type Credit = { account: Account; transaction: AccountTransaction; dayNumber: number }
type Pair = { from: AccountTransaction; to: AccountTransaction; days: number }

/**
 * Pairs of a debit and a credit of the same amount in two accounts, the nearest days first. `isSalary`: credits that are
 * never a transfer. Cash is none either, because it could have come from anywhere.
 */
export function findOwnTransfers(
  accounts: readonly Account[],
  isSalary: (transaction: AccountTransaction) => boolean,
): OwnTransfers {
  const transactions = new Set<AccountTransaction>()
  const list: OwnTransfer[] = []
  for (const { from, to } of findPairs(accounts).toSorted((a, b) => a.days - b.days)) {
    if (transactions.has(from) || transactions.has(to) || isSalary(to)) continue
    transactions.add(from).add(to)
    list.push({
      day: from.day,
      paise: from.debit,
      from: amountAt(from, 'debit'),
      to: amountAt(to, 'credit'),
    })
  }
  return {
    list: list.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day))),
    transactions,
  }
}

function findPairs(accounts: readonly Account[]): Pair[] {
  const pairs: Pair[] = []
  if (accounts.length < 2) return pairs
  const creditsByAmount = indexCredits(accounts)
  for (const account of accounts)
    for (const from of account.transactions) {
      const credits = from.debit === 0 ? undefined : creditsByAmount.get(from.debit)
      if (credits === undefined || from.isCash) continue
      const dayNumber = dayNumberOf(from.day)
      const first = firstFrom(credits, dayNumber - MAX_DAYS)
      for (const to of credits.slice(first, first + CREDITS_LOOKED_AT)) {
        const days = Math.abs(to.dayNumber - dayNumber)
        if (days <= MAX_DAYS && to.account !== account)
          pairs.push({ from, to: to.transaction, days })
      }
    }
  return pairs
}

/** Of each amount, oldest first. */
function indexCredits(accounts: readonly Account[]): ReadonlyMap<number, readonly Credit[]> {
  const byAmount = new Map<number, Credit[]>()
  for (const account of accounts)
    for (const transaction of account.transactions) {
      if (transaction.credit === 0 || transaction.isCash) continue
      const credit = { account, transaction, dayNumber: dayNumberOf(transaction.day) }
      const credits = byAmount.get(transaction.credit)
      if (credits === undefined) byAmount.set(transaction.credit, [credit])
      else credits.push(credit)
    }
  for (const credits of byAmount.values()) credits.sort((a, b) => a.dayNumber - b.dayNumber)
  return byAmount
}

const dayNumberOf = (day: string): number => Date.parse(day) / 86_400_000

/** The first credit on a day or after it. */
function firstFrom(credits: readonly Credit[], dayNumber: number): number {
  let [low, high] = [0, credits.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if ((credits[middle]?.dayNumber ?? 0) < dayNumber) low = middle + 1
    else high = middle
  }
  return low
}
