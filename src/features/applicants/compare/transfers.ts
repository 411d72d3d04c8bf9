import { addDays } from '#shared/platform/lib/day.ts'
import { amountAt, type Account } from './accounts.ts'
import type { OwnTransfer } from './comparison.ts'
import type { AccountTransaction } from './readAccount.ts'

/** Days from the debit to the credit, the nearest first. */
const DAYS_APART = [0, 1, -1, 2, -2]

/** Of the same amount and day: a damaged file must not slow down the comparison. */
const CREDITS_LOOKED_AT = 50

export type OwnTransfers = {
  list: readonly OwnTransfer[]
  /** Both sides of each. */
  transactions: ReadonlySet<AccountTransaction>
}

/**
 * Pairs of a debit and a credit of the same amount in two accounts. `isSalary`: credits that are never a transfer. Cash
 * is none either, because it could have come from anywhere.
 */
export function findOwnTransfers(
  accounts: readonly Account[],
  isSalary: (transaction: AccountTransaction) => boolean,
): OwnTransfers {
  const transactions = new Set<AccountTransaction>()
  const list: OwnTransfer[] = []
  if (accounts.length < 2) return { list, transactions }
  const waiting = indexCredits(accounts)
  for (const days of DAYS_APART)
    for (const account of accounts)
      for (const from of account.transactions) {
        if (from.debit === 0 || from.isCash || transactions.has(from)) continue
        const key = keyOf(from.debit, addDays(from.day, days))
        const to = takeCredit(waiting, key, accounts, account, isSalary)
        if (to === undefined) continue
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

const keyOf = (paise: number, day: string) => `${paise} ${day}`

type Credits = ReadonlyMap<Account, ReadonlyMap<string, AccountTransaction[]>>

function indexCredits(accounts: readonly Account[]): Credits {
  return new Map(
    accounts.map((account) => {
      const byKey = new Map<string, AccountTransaction[]>()
      for (const transaction of account.transactions) {
        if (transaction.credit === 0 || transaction.isCash) continue
        const key = keyOf(transaction.credit, transaction.day)
        const credits = byKey.get(key)
        if (credits === undefined) byKey.set(key, [transaction])
        else credits.push(transaction)
      }
      return [account, byKey]
    }),
  )
}

/** The next credit in another account that can be a transfer. */
function takeCredit(
  waiting: Credits,
  key: string,
  accounts: readonly Account[],
  from: Account,
  isSalary: (transaction: AccountTransaction) => boolean,
): AccountTransaction | undefined {
  for (const account of accounts) {
    const credits = account === from ? undefined : waiting.get(account)?.get(key)
    const at = credits
      ?.slice(0, CREDITS_LOOKED_AT)
      .findIndex((transaction) => !isSalary(transaction))
    if (credits !== undefined && at !== undefined && at !== -1) return credits.splice(at, 1)[0]
  }
  return undefined
}
