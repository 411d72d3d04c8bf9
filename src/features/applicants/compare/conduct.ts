import type { Day } from '#shared/platform/lib/day.ts'
import { amountAt, type Account } from './accounts.ts'
import { monthsBetween } from './averages.ts'
import type { AccountConduct, ComparedAmount, DatedAmount } from './comparison.ts'
import type { AccountTransaction } from './readAccount.ts'

const BALANCE_DATES = ['05', '10', '15', '20', '25']
const LARGEST_CREDITS = 5
/** In an unsorted statement every row is wrong. */
const WRONG_ROWS_SHOWN = 100

/** `isLeftOut`: transfers between the accounts; `isSalary`: matched salary credits. */
export function describeConduct(
  account: Account,
  isLeftOut: (transaction: AccountTransaction) => boolean,
  isSalary: (transaction: AccountTransaction) => boolean,
): AccountConduct {
  const { title, from, to, transactions } = account
  const months = listMonths(transactions)
  const missingMonths = monthsBetween(from.slice(0, 7), to.slice(0, 7)).filter(
    (month) => !months.includes(month),
  )
  return {
    account: title,
    from,
    to,
    transactionCount: transactions.length,
    months,
    missingMonths,
    balance: checkBalances(transactions),
    average: averageBalance(account, missingMonths),
    returned: transactions.filter((transaction) => transaction.isReturn).map(toEntry),
    cashDeposits: transactions
      .filter((transaction) => transaction.isCash && transaction.credit > 0)
      .map(toEntry),
    largestCredits: transactions
      .filter((transaction) => transaction.credit > 0 && !transaction.isReturn)
      .toSorted((a, b) => b.credit - a.credit)
      .filter((transaction) => !isLeftOut(transaction) && !isSalary(transaction))
      .slice(0, LARGEST_CREDITS)
      .map(toEntry),
  }
}

const toEntry = (transaction: AccountTransaction): DatedAmount => ({
  ...amountAt(transaction, transaction.credit > 0 ? 'credit' : 'debit'),
  day: transaction.day,
  narration: transaction.narration,
})

function listMonths(transactions: readonly AccountTransaction[]): string[] {
  const months: string[] = []
  for (const { day } of transactions) {
    const last = months.at(-1)
    if (last === undefined || !day.startsWith(last)) months.push(day.slice(0, 7))
  }
  return months
}

/** The balance minus what the transaction before it and this one explain; null where one is unknown. */
function differenceBetween(
  before: AccountTransaction | undefined,
  transaction: AccountTransaction | undefined,
): number | null {
  if (before === undefined || before.balance === null) return null
  if (transaction === undefined || transaction.balance === null) return null
  return transaction.balance - (before.balance + transaction.credit - transaction.debit)
}

function checkBalances(transactions: readonly AccountTransaction[]): AccountConduct['balance'] {
  const rows: ComparedAmount[] = []
  let count = 0
  let isKnown = false
  let before: AccountTransaction | undefined
  let differenceBefore = 0
  for (const transaction of transactions) {
    const difference = differenceBetween(before, transaction)
    isKnown ||= difference !== null
    // One misread balance causes two opposite differences.
    const isFirst = difference !== null && difference !== 0 && difference !== -differenceBefore
    if (isFirst) {
      count += 1
      if (count <= WRONG_ROWS_SHOWN) rows.push(amountAt(transaction, 'balance'))
    }
    differenceBefore = isFirst ? difference : 0
    before = transaction
  }
  if (!isKnown) return { kind: 'unknown' }
  return count === 0 ? { kind: 'correct' } : { kind: 'wrong', count, rows }
}

/** The last known balance on five days of each month; before the first transaction, the balance it started from. */
function averageBalance(
  { from, to, transactions }: Account,
  missingMonths: readonly string[],
): AccountConduct['average'] {
  const parts: (ComparedAmount & { day: Day })[] = []
  let next = 0
  let last: AccountTransaction | null = null
  for (const month of monthsBetween(from.slice(0, 7), to.slice(0, 7)))
    for (const date of BALANCE_DATES) {
      const day = `${month}-${date}`
      for (; next < transactions.length; next += 1) {
        const transaction = transactions[next]
        if (transaction === undefined || transaction.day > day) break
        if (transaction.balance !== null) last = transaction
      }
      const balance = last === null ? openingBalance(transactions) : amountAt(last, 'balance')
      if (day > to || balance === null) continue
      // A statement may be missing: the balance is known only where the next one follows from it.
      const isGap = missingMonths.includes(month)
      if (isGap && differenceBetween(transactions[next - 1], transactions[next]) !== 0) continue
      parts.push({ ...balance, day })
    }
  const sum = parts.reduce((paise, { value }) => paise + value, 0)
  return { paise: parts.length === 0 ? null : Math.round(sum / parts.length), parts }
}

function openingBalance([first]: readonly AccountTransaction[]): ComparedAmount | null {
  if (first === undefined || first.balance === null) return null
  return { ...amountAt(first, 'balance'), value: first.balance - first.credit + first.debit }
}
