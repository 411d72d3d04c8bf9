import { expect, it } from 'vitest'
import {
  createTransactionReader,
  type AccountReading,
} from '#features/applicants/compare/accounts/readAccount.ts'
import { compareDocuments } from '#features/applicants/compare/compareDocuments.ts'
import {
  benchInput,
  benchRows,
  isInFirstAccount,
  type BenchRow,
} from '#tests/bench/applicantRows.ts'

const FILES = ['account_1.xlsx', 'account_2.xlsx']
const SHEET = { sheet: 'Transactions', columns: { debit: 2, credit: 3, balance: 4 } }

/** Rows of both accounts, as the bench has them. */
function readRows(rows: readonly BenchRow[]): ReadonlyMap<string, AccountReading> {
  return new Map(
    FILES.map((file, at) => {
      const read = createTransactionReader()
      let balance = 0
      const transactions = rows.flatMap((entry, row) => {
        if (isInFirstAccount(entry, row) !== (at === 0)) return []
        const { day, narration, rupees } = entry
        balance += rupees * 100
        const [debit, credit] = [Math.max(0, -rupees) * 100, Math.max(0, rupees) * 100]
        const transaction = { day, narration, debit, credit, balance, row }
        return [read(transaction, day, { job: 'job', file, ...SHEET })]
      })
      const nothing = { unread: [], reason: null, opening: null, holder: null }
      return [file, { ...nothing, transactions, accountEnd: null, bank: '', period: null }]
    }),
  )
}

/** CPU time in ms, which other processes do not change: the least of three. */
function timeOf(count: number): number {
  const readings = readRows(benchRows(count))
  const times = [1, 2, 3].map(() => {
    const start = process.cpuUsage()
    compareDocuments(benchInput(), {
      account: (_, file) => readings.get(file) ?? null,
      totals: () => null,
    })
    return process.cpuUsage(start).user / 1000
  })
  return Math.min(...times)
}

it('takes about four times as long for four times the transactions', () => {
  timeOf(5_000) // compiles
  const [small, middle, large] = [5_000, 20_000, 80_000].map(timeOf)
  // Sixteen times would be quadratic.
  expect((middle ?? 0) / (small ?? 1)).toBeLessThan(10)
  expect((large ?? 0) / (middle ?? 1)).toBeLessThan(10)
})
