import type { Day } from '#shared/platform/lib/day.ts'
import type { ComparedAmount } from './comparison.ts'
import type { AccountReading, AccountTransaction } from './readAccount.ts'

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
  { debit, credit, balance, row, place }: AccountTransaction,
  column: keyof AccountTransaction['place']['columns'],
): ComparedAmount {
  const { job, file, sheet, columns } = place
  return {
    value: { debit, credit, balance: balance ?? 0 }[column],
    job,
    source: { kind: 'cell', file, sheet, row, column: columns[column] },
  }
}

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
  const inOrder = documents.toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1))
  const [first] = documents
  const transactions = joinTransactions(inOrder.map(({ reading }) => reading.transactions))
  const days = inOrder.flatMap(({ reading }) => [
    reading.period?.from ?? reading.transactions[0]?.day ?? '',
    reading.period?.to ?? reading.transactions.at(-1)?.day ?? '',
  ])
  const sorted = [...days, transactions[0]?.day ?? '', transactions.at(-1)?.day ?? '']
    .filter((day) => day !== '')
    .toSorted()
  return {
    key,
    title,
    job: first?.job ?? '',
    from: sorted[0] ?? '',
    to: sorted.at(-1) ?? '',
    transactions,
  }
}

const startOf = ({ reading }: ReadAccountDocument) => reading.transactions[0]?.day ?? ''

/** A transaction that two documents list counts once; one that a document lists twice counts twice. */
function joinTransactions(
  lists: readonly (readonly AccountTransaction[])[],
): readonly AccountTransaction[] {
  const [first = [], ...others] = lists
  if (others.length === 0) return sortByDay(first)
  const joined = [...first]
  const counts = countByKey(first)
  for (const list of others) {
    const known = new Map(counts)
    for (const transaction of list) {
      const key = transactionKey(transaction)
      const left = known.get(key) ?? 0
      if (left > 0) known.set(key, left - 1)
      else {
        joined.push(transaction)
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
    }
  }
  return sortByDay(joined)
}

/** A passbook and a statement word the same transaction differently; its balance tells it from others. */
const transactionKey = ({ day, debit, credit, balance, narration }: AccountTransaction) =>
  `${day} ${debit} ${credit} ${balance ?? narration}`

function countByKey(transactions: readonly AccountTransaction[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const transaction of transactions) {
    const key = transactionKey(transaction)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

function sortByDay(transactions: readonly AccountTransaction[]): readonly AccountTransaction[] {
  let before = ''
  for (const { day } of transactions) {
    if (day < before)
      return transactions.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)))
    before = day
  }
  return transactions
}
