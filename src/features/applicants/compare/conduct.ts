import type { Day } from '#shared/platform/lib/day.ts'
import { amountAt, type Account } from './accounts.ts'
import { monthsBetween } from './averages.ts'
import type { AccountConduct, Amount } from './comparison.ts'
import type { AccountTransaction } from './readAccount.ts'

const BALANCE_DATES = ['05', '10', '15', '20', '25']
const LARGEST_CREDITS = 5

type Entry = AccountConduct['returned'][number]

/** `isLeftOut`: transfers between the accounts; `isSalary`: matched salary credits. */
export function describeConduct(
  account: Account,
  isLeftOut: (transaction: AccountTransaction) => boolean,
  isSalary: (transaction: AccountTransaction) => boolean,
): AccountConduct {
  const { title, job, from, to, transactions } = account
  const withTransactions = new Set(transactions.map(({ day }) => day.slice(0, 7)))
  const missingMonths = monthsBetween(from.slice(0, 7), to.slice(0, 7)).filter(
    (month) => !withTransactions.has(month),
  )
  return {
    account: title,
    job,
    from,
    to,
    transactionCount: transactions.length,
    months: [...withTransactions].toSorted(),
    missingMonths,
    balance: checkBalances(transactions),
    average: averageBalance(account, missingMonths),
    returned: transactions.filter(({ isReturn }) => isReturn).map(toEntry),
    cashDeposits: transactions.filter(({ isCash, credit }) => isCash && credit > 0).map(toEntry),
    largestCredits: largestOf(
      transactions.filter(
        (transaction) =>
          transaction.credit > 0 &&
          !transaction.isReturn &&
          !isLeftOut(transaction) &&
          !isSalary(transaction),
      ),
    ).map(toEntry),
  }
}

const toEntry = (transaction: AccountTransaction): Entry => ({
  ...amountAt(transaction, transaction.credit > 0 ? 'credit' : 'debit'),
  day: transaction.day,
  narration: transaction.narration,
})

const largestOf = (credits: readonly AccountTransaction[]): AccountTransaction[] =>
  credits.toSorted((a, b) => b.credit - a.credit).slice(0, LARGEST_CREDITS)

/** The balance minus what the transaction before it and this one explain; null where one is unknown. */
function differenceAt(transactions: readonly AccountTransaction[], at: number): number | null {
  const [before, transaction] = [transactions[at - 1], transactions[at]]
  if (before === undefined || before.balance === null) return null
  if (transaction === undefined || transaction.balance === null) return null
  return transaction.balance - (before.balance + transaction.credit - transaction.debit)
}

function checkBalances(transactions: readonly AccountTransaction[]): AccountConduct['balance'] {
  const differences = transactions.map((_, at) => differenceAt(transactions, at))
  if (differences.every((difference) => difference === null)) return { kind: 'unknown' }
  const rows = transactions.flatMap((transaction, at): Amount[] => {
    const difference = differences[at] ?? 0
    // One misread balance causes two opposite differences.
    return difference === 0 || differences[at - 1] === -difference
      ? []
      : [amountAt(transaction, 'balance')]
  })
  return rows.length === 0 ? { kind: 'correct' } : { kind: 'wrong', rows }
}

/** The last known balance on five days of each month; before the first transaction, the balance it started from. */
function averageBalance(
  { from, to, transactions }: Account,
  missingMonths: readonly string[],
): AccountConduct['average'] {
  const parts: (Amount & { day: Day })[] = []
  let next = 0
  let last: Amount | null = openingBalance(transactions)
  for (const month of monthsBetween(from.slice(0, 7), to.slice(0, 7)))
    for (const date of BALANCE_DATES) {
      const day = `${month}-${date}`
      for (; next < transactions.length; next += 1) {
        const transaction = transactions[next]
        if (transaction === undefined || transaction.day > day) break
        if (transaction.balance !== null) last = amountAt(transaction, 'balance')
      }
      if (day > to || last === null) continue
      // A statement may be missing: the balance is known only where the next one follows from it.
      if (missingMonths.includes(month) && differenceAt(transactions, next) !== 0) continue
      parts.push({ ...last, day })
    }
  const sum = parts.reduce((paise, { value }) => paise + value, 0)
  return { paise: parts.length === 0 ? null : Math.round(sum / parts.length), parts }
}

function openingBalance([first]: readonly AccountTransaction[]): Amount | null {
  if (first === undefined || first.balance === null) return null
  return { ...amountAt(first, 'balance'), value: first.balance - first.credit + first.debit }
}
