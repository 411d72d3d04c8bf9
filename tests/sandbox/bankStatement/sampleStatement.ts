import type { Statement, Transaction } from './parseStatement.ts'

/** Day, narration and amount in paise; negative for a debit. */
const ROWS: readonly (readonly [date: string, narration: string, amount: number])[] = [
  ['2026-07-01', 'SAMPLE SALARY', 8_250_000],
  ['2026-07-06', 'SAMPLE RENT', -2_150_000],
  ['2026-07-19', 'SAMPLE GROCERIES', -612_450],
  ['2026-08-01', 'SAMPLE SALARY', 8_250_000],
  ['2026-08-06', 'SAMPLE RENT', -2_150_000],
  ['2026-08-23', 'SAMPLE SCHOOL FEES', -3_480_000],
]
const OPENING = 1_240_075

/** Returned for pictures, which the sandbox cannot read. */
export function sampleStatement(): Statement {
  let balance = OPENING
  const transactions = ROWS.map(([date, narration, amount]): Transaction => {
    balance += amount
    return { date, narration, debit: Math.max(0, -amount), credit: Math.max(0, amount), balance }
  })
  return {
    bank: 'Sample Bank',
    accountNumber: 'XXXXXXXX0000',
    holder: 'SAMPLE HOLDER',
    opening: OPENING,
    transactions,
  }
}
