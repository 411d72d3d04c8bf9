import type { Statement, Transaction } from './parseStatement.ts'

/** One month of an account; amounts in paise. */
export type MonthTotals = {
  /** yyyy-mm */
  month: string
  opening: number
  credits: number
  debits: number
  closing: number
  creditCount: number
  debitCount: number
  lowest: number
  highest: number
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Joins several statements of one account by date. */
export function joinStatements(statements: readonly Statement[]): Statement | null {
  const [first, ...others] = [...statements].sort((a, b) => dateOf(a).localeCompare(dateOf(b)))
  if (first === undefined) return null
  return { ...first, transactions: [first, ...others].flatMap(({ transactions }) => transactions) }
}

const dateOf = ({ transactions }: Statement) => transactions[0]?.date ?? ''

/** Totals of each month; opening and closing are those printed in the statement, so wrong ones are kept. */
export function monthsOf({ opening, transactions }: Statement): MonthTotals[] {
  const byMonth = new Map<string, Transaction[]>()
  for (const transaction of transactions) {
    const month = transaction.date.slice(0, 7)
    byMonth.set(month, [...(byMonth.get(month) ?? []), transaction])
  }
  let carried = opening
  return [...byMonth].map(([month, list]) => {
    const balances = list.map(({ balance }) => balance)
    const closing = balances.at(-1) ?? carried
    const totals = {
      month,
      opening: carried,
      credits: sum(list.map(({ credit }) => credit)),
      debits: sum(list.map(({ debit }) => debit)),
      closing,
      creditCount: list.filter(({ credit }) => credit > 0).length,
      debitCount: list.filter(({ debit }) => debit > 0).length,
      lowest: Math.min(...balances),
      highest: Math.max(...balances),
    }
    carried = closing
    return totals
  })
}

const NAMES = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const

/** '2026-04' → 'Apr 2026'. */
export function monthName(month: string): string {
  const [year, number] = month.split('-')
  return `${NAMES[Number(number) - 1] ?? ''} ${year ?? ''}`
}
