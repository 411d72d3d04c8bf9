import { addDays, countDays, type Day } from '#shared/platform/lib/time/day.ts'
import { largestOf } from '../byWords.ts'
import type { AccountConduct, ComparedAmount } from '../comparison.ts'
import { monthsBetween } from '../salary/averages.ts'
import { amountAt, toEntry, type Account } from './accounts.ts'
import { differenceBetween } from './gaps.ts'
import { summarizeMonths } from './monthSummaries.ts'
import type { AccountTransaction } from './readAccount.ts'

const BALANCE_DATES = ['05', '10', '15', '20', '25']
const LARGEST_CREDITS = 5
/** In an unsorted statement every row is wrong. */
const WRONG_ROWS_SHOWN = 100
const UNREAD_ROWS_SHOWN = 10
/** Most banks charge for a return within a week. */
const CHARGE_DAYS = 7

/** `isLeftOut`: transfers between the accounts and their deposits; `isSalary`: matched salary credits. */
export function describeConduct(
  account: Account,
  isLeftOut: (transaction: AccountTransaction) => boolean,
  isSalary: (transaction: AccountTransaction) => boolean,
): AccountConduct {
  const { title, from, to, transactions, gaps, unread } = account
  const average = averageBalance(account)
  const returned = findReturns(transactions)
  return {
    account: title,
    from,
    to,
    transactionCount: transactions.length,
    months: listMonths(transactions),
    gaps,
    unread: {
      count: unread.length,
      rows: unread.slice(0, UNREAD_ROWS_SHOWN).map(({ place }) => place),
    },
    balance: checkBalances(account),
    average,
    returned: returned.map(toEntry),
    overdrawn: findOverdrawnDays(account),
    cashDeposits: transactions
      .filter((transaction) => transaction.wording.isCash && transaction.credit > 0)
      .map(toEntry),
    largestCredits: largestOf(
      transactions.filter(
        (transaction) =>
          transaction.credit > 0 &&
          !transaction.wording.isReturn &&
          !isLeftOut(transaction) &&
          !isSalary(transaction),
      ),
      LARGEST_CREDITS,
      ({ credit }) => credit,
    ).map(toEntry),
    summaries: summarizeMonths(account, { isLeftOut, returned, balances: average.parts }),
  }
}

function listMonths(transactions: readonly AccountTransaction[]): string[] {
  const months: string[] = []
  let before = ''
  for (const { day } of transactions) {
    if (day !== before && !day.startsWith(months.at(-1) ?? '-')) months.push(day.slice(0, 7))
    before = day
  }
  return months
}

/** Returned payments; one that is only known by the bank's charge for it is that charge. */
function findReturns(transactions: readonly AccountTransaction[]): AccountTransaction[] {
  const returned: AccountTransaction[] = []
  let last: Day | null = null
  for (const transaction of transactions) {
    const { day, debit, wording } = transaction
    const isReturnCharge = wording.isReturnCharge && debit > 0
    const { isReturn } = wording
    const isAlone = isReturnCharge && (last === null || addDays(last, CHARGE_DAYS) < day)
    if (isReturn || isAlone) returned.push(transaction)
    if (isReturn || isReturnCharge) last = day
  }
  return returned
}

function checkBalances({ transactions, gaps, unread }: Account): AccountConduct['balance'] {
  const unreadRows = new Set(
    unread.map(({ place: { source } }) =>
      source.kind === 'cell' ? `${source.sheet}:${source.row}` : '',
    ),
  )
  const isAfterUnread = ({ row, place: { sheet } }: AccountTransaction) =>
    unreadRows.has(`${sheet}:${row - 1}`) || unreadRows.has(`${sheet}:${row + 1}`)
  const rows: ComparedAmount[] = []
  let count = 0
  let isKnown = false
  let before: AccountTransaction | undefined
  let differenceBefore = 0
  for (const transaction of transactions) {
    const difference = differenceBetween(before, transaction)
    isKnown ||= difference !== null
    // A gap or an unread row explains its difference, and one misread balance causes two opposite ones.
    const isExplained = () =>
      isAfterUnread(transaction) ||
      gaps.some(({ from, to }) => (before?.day ?? '') < from && to < transaction.day)
    const isFirst =
      difference !== null && difference !== 0 && difference !== -differenceBefore && !isExplained()
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
function averageBalance({
  from,
  to,
  transactions,
  gaps,
  opening,
}: Account): AccountConduct['average'] {
  const parts: (ComparedAmount & { day: Day })[] = []
  const start = openingBalance(transactions, opening)
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
      const balance = last === null ? start : amountAt(last, 'balance')
      if (day < from || day > to || balance === null) continue
      // A statement may be missing: the balance is known only where the next one follows from it.
      const isInGap = gaps.some((gap) => gap.from <= day && day <= gap.to)
      if (isInGap && differenceBetween(transactions[next - 1], transactions[next]) !== 0) continue
      parts.push({ ...balance, day })
    }
  const sum = parts.reduce((paise, { value }) => paise + value, 0)
  return { paise: parts.length === 0 ? null : Math.round(sum / parts.length), parts }
}

/** In its own cell where the statement has one, else computed from the first row. */
function openingBalance(
  [first]: readonly AccountTransaction[],
  written: ComparedAmount | null,
): ComparedAmount | null {
  if (first === undefined || first.balance === null) return null
  const value = first.balance - first.credit + first.debit
  return written?.value === value ? written : { ...amountAt(first, 'balance'), value }
}

/** Days that ended below zero, with the balance that each run of them began with. */
function findOverdrawnDays({ transactions, to }: Account): AccountConduct['overdrawn'] {
  let days = 0
  const parts: (ComparedAmount & { day: Day })[] = []
  let isBelow = false
  for (let at = 0; at < transactions.length; at += 1) {
    const [transaction, next] = [transactions[at], transactions[at + 1]]
    if (transaction === undefined || transaction.dayNumber === next?.dayNumber) continue
    const { day, dayNumber, balance } = transaction
    if (balance === null) continue
    if (balance < 0) {
      days += next === undefined ? countDays(day, to) : next.dayNumber - dayNumber
      if (!isBelow) parts.push({ ...amountAt(transaction, 'balance'), day })
    }
    isBelow = balance < 0
  }
  return { days, parts }
}
