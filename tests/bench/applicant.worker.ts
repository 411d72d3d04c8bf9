import { expose } from 'comlink'
import Papa from 'papaparse'
import {
  createTransactionReader,
  type AccountReading,
} from '#features/applicants/compare/accounts/readAccount.ts'
import { compareDocuments } from '#features/applicants/compare/compareDocuments.ts'
import type { Transaction } from '#shared/kits/facts/documentFacts.ts'
import { benchInput, benchRows, isInFirstAccount, type BenchRow } from './applicantRows.ts'

let csv = ''
let accounts: Readonly<Record<string, readonly Transaction[]>> = {}

/** An account's rows as they are read, with their balance. */
function toAccount(list: readonly (BenchRow & { row: number })[]): Transaction[] {
  let balance = 0
  return list.map(({ day, narration, rupees, row }) => {
    balance += rupees * 100
    const [debit, credit] = [Math.max(0, -rupees) * 100, Math.max(0, rupees) * 100]
    return { day, narration, debit, credit, balance, row }
  })
}

function readAccount(file: string): AccountReading {
  const columns = { debit: 2, credit: 3, balance: 4 }
  const place = { job: 'job', file, sheet: 'Transactions', columns }
  const readTransaction = createTransactionReader()
  return {
    transactions: (accounts[file] ?? []).map((row) => readTransaction(row, row.day, place)),
    unread: [],
    reason: null,
    opening: null,
    holder: null,
    accountEnd: null,
    bank: '',
    period: null,
  }
}

/** Ours and its reference in the same worker: both start from the rows in memory. */
const worker = {
  prepare(count: number): void {
    const list = benchRows(count)
    const rows = list.map((entry, row) => ({ ...entry, row }))
    accounts = {
      'account_1.xlsx': toAccount(rows.filter((entry) => isInFirstAccount(entry, entry.row))),
      'account_2.xlsx': toAccount(rows.filter((entry) => !isInFirstAccount(entry, entry.row))),
    }
    csv = list
      .map(({ day, narration, rupees }) => `${day},${narration},${rupees},${rupees}`)
      .join('\r\n')
  },
  compare(): number {
    const start = performance.now()
    const { income } = compareDocuments(benchInput(), {
      account: (_, file) => readAccount(file),
      totals: () => null,
    })
    const duration = performance.now() - start
    const matching = income?.months.filter(({ result }) => result.kind === 'matches').length
    if (matching !== 36) throw new Error(`${matching} of 36 months match`)
    return duration
  },
  papa(): number {
    const start = performance.now()
    if (Papa.parse<string[]>(csv).data.length === 0) throw new Error('no rows')
    return performance.now() - start
  },
}
export type ApplicantWorker = typeof worker

expose(worker)
