import type { AccountAnalysis } from './analysis.ts'
import type { Transaction } from './parseStatement.ts'

/** Money that left one account and reached the other on the same day. Paise. */
export type Transfer = {
  date: string
  amount: number
  from: AccountAnalysis
  out: Transaction
  into: Transaction
}

function between(from: AccountAnalysis, to: AccountAnalysis): Transfer[] {
  const waiting = to.statement.transactions.filter(({ credit }) => credit > 0)
  return from.statement.transactions.flatMap((out) => {
    const at = waiting.findIndex(
      ({ date, credit }) => out.debit > 0 && date === out.date && credit === out.debit,
    )
    const [into] = at === -1 ? [] : waiting.splice(at, 1)
    return into === undefined ? [] : [{ date: out.date, amount: out.debit, from, out, into }]
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
