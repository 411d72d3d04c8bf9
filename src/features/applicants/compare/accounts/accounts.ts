import { joinEntries, sortByDay } from '#shared/kits/facts/statement/joinEntries.ts'
import { compareTexts } from '#shared/platform/lib/text/compareTexts.ts'
import type { Day } from '#shared/platform/lib/time/day.ts'
import type { ComparedAmount, DatedAmount } from '../comparison.ts'
import { findGaps, type Period } from './gaps.ts'
import { type AccountReading, type AccountTransaction, type UnreadRow } from './readAccount.ts'

/** One account, from all documents about it. */
export type Account = {
  /** Stable while more of its documents arrive. */
  key: string
  /** 'HDFC •••• 7812'; unique. */
  title: string
  job: string
  from: Day
  to: Day
  /** Oldest first. */
  transactions: readonly AccountTransaction[]
  /** Rows that could not be read. */
  unread: readonly UnreadRow[]
  /** The balance before the first transaction, where a cell says it. */
  opening: ComparedAmount | null
  /** Days that no statement covers, oldest first. */
  gaps: readonly Period[]
}

export type AccountDocument = {
  id: string
  job: string
  title: string
  bank: string
  accountEnd: string | null
}

/** A document whose transactions could be read. */
export type ReadAccountDocument = AccountDocument & {
  reading: AccountReading & { transactions: readonly AccountTransaction[] }
}

/** The place of an amount of a transaction. */
export function amountAt(
  transaction: AccountTransaction,
  column: keyof AccountTransaction['place']['columns'],
): ComparedAmount {
  const { row, place } = transaction
  const { job, file, sheet, columns } = place
  return {
    value: transaction[column] ?? 0,
    job,
    source: { kind: 'cell', file, sheet, row, column: columns[column] },
  }
}

/** The same with its day and its narration. */
export function datedAmountAt(
  transaction: AccountTransaction,
  column: keyof AccountTransaction['place']['columns'],
): DatedAmount {
  const { row, day, narration, place } = transaction
  const { job, file, sheet, columns } = place
  return {
    value: transaction[column] ?? 0,
    job,
    source: { kind: 'cell', file, sheet, row, column: columns[column] },
    day,
    narration,
  }
}

export const toEntry = (transaction: AccountTransaction): DatedAmount =>
  datedAmountAt(transaction, transaction.credit > 0 ? 'credit' : 'debit')

/** Documents with the same bank and last digits are one account; without digits each is its own. */
export function mergeAccounts(documents: readonly ReadAccountDocument[]): Account[] {
  const groups = new Map<string, ReadAccountDocument[]>()
  for (const document of documents) {
    if (document.reading.transactions.length === 0) continue
    const key = keyOf(document)
    groups.set(key, [...(groups.get(key) ?? []), document])
  }
  const titles = new Map<string, number>()
  return [...groups].map(([key, group]) => {
    const title = group[0]?.title ?? ''
    const count = (titles.get(title) ?? 0) + 1
    titles.set(title, count)
    return mergeAccount(key, count === 1 ? title : `${title} (${count})`, group)
  })
}

function keyOf({ id, bank, accountEnd, reading }: ReadAccountDocument): string {
  const end = accountEnd ?? reading.accountEnd
  if (end === null) return id
  return `${bankWords(bank === '' ? reading.bank : bank)}-${end}`
}

/** 'HDFC' and 'HDFC Bank Ltd' are one bank, 'Bank of India' and 'Bank of Baroda' are not. */
const bankWords = (bank: string): string =>
  bank
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => !/^(?:the|bank|ltd|limited|)$/.test(word))
    .join(' ')

function mergeAccount(
  key: string,
  title: string,
  documents: readonly ReadAccountDocument[],
): Account {
  const inOrder = documents.toSorted(compareDocuments)
  const [first] = inOrder
  const transactions = sortByDay(joinEntries(inOrder.map(({ reading }) => reading.transactions)))
  const periods = inOrder.map(periodOf)
  const days = periods.flatMap(({ from, to }) => [from, to]).toSorted()
  return {
    key,
    title,
    job: first?.job ?? '',
    from: days[0] ?? '',
    to: days.at(-1) ?? '',
    transactions,
    unread: inOrder.flatMap(({ reading }) => reading.unread),
    opening: first?.reading.opening ?? null,
    gaps: findGaps(transactions, periods),
  }
}

/** By what they say, so that the order in which they were sent changes nothing. */
function compareDocuments(a: ReadAccountDocument, b: ReadAccountDocument): number {
  const [one, other] = [a, b].map(({ reading: { transactions } }) => [
    transactions[0]?.day ?? '',
    String(1_000_000 - transactions.length),
    transactions[0]?.narration ?? '',
  ])
  return compareTexts(String(one), String(other))
}

/** What the statement says, and at least its transactions. */
function periodOf({ reading: { period, transactions } }: ReadAccountDocument): Period {
  const [first = '', last = ''] = [transactions[0]?.day, transactions.at(-1)?.day]
  if (period === null) return { from: first, to: last }
  return {
    from: first < period.from ? first : period.from,
    to: last > period.to ? last : period.to,
  }
}
