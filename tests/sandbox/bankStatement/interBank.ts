import type { AccountAnalysis } from './analysis.ts'
import type { Transaction } from './parseStatement.ts'

/** Money that left one account and reached the other on the same day. Paise. */
export type Transfer = {
  date: string
  amount: number
  from: AccountAnalysis
  debit: Transaction
  into: Transaction
}

function between(from: AccountAnalysis, to: AccountAnalysis): Transfer[] {
  const waiting = to.statement.transactions.filter(({ credit }) => credit > 0)
  return from.statement.transactions.flatMap((debit) => {
    const at = waiting.findIndex(
      ({ date, credit }) => debit.debit > 0 && date === debit.date && credit === debit.debit,
    )
    const [into] = at === -1 ? [] : waiting.splice(at, 1)
    return into === undefined ? [] : [{ date: debit.date, amount: debit.debit, from, debit, into }]
  })
}

/** Transfers between two accounts in either direction, by date. */
export function transfersIn(accounts: readonly AccountAnalysis[]): Transfer[] {
  const [first, second] = accounts
  if (first === undefined || second === undefined) return []
  return [...between(first, second), ...between(second, first)].sort((a, b) =>
    a.date.localeCompare(b.date),
  )
}
