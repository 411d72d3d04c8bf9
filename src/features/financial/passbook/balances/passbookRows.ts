import { parseAmount } from '#shared/platform/lib/numbers/money.ts'

type Rows = readonly (readonly string[])[]

/** Amounts in paise. */
export type PassbookRow = {
  /** One-based */
  row: number
  date: string
  particulars: string
  /** Credit minus debit; null where one is unreadable. */
  change: number | null
  credit: number
  debit: number
  balance: number | null
  /** Name of the image; empty where the workbook has none. */
  page: string
}

const COLUMN_PATTERNS = {
  date: /\bdate\b/i,
  particulars: /\b(particulars|narration|description|details|remarks)\b/i,
  debit: /\b(debits?|withdrawals?)\b/i,
  credit: /\b(credits?|deposits?)\b/i,
  balance: /\bbalance\b/i,
  page: /\bpage\b/i,
} as const
type Column = keyof typeof COLUMN_PATTERNS
const NEEDED = ['date', 'debit', 'credit', 'balance'] as const satisfies readonly Column[]

const columnOf = (row: readonly string[], column: Column): number =>
  row.findIndex((text) => COLUMN_PATTERNS[column].test(text))

export const findHeaderRow = (rows: Rows): number =>
  rows.findIndex((row) => NEEDED.every((column) => columnOf(row, column) !== -1))

/** Skips rows without a date (totals, blank ones). */
export function parsePassbookRows(rows: Rows): PassbookRow[] {
  const headerIndex = findHeaderRow(rows)
  const header = rows[headerIndex] ?? []
  return rows.flatMap((row, index): PassbookRow[] => {
    const text = (column: Column) => row[columnOf(header, column)]?.trim() ?? ''
    if (index <= headerIndex || text('date') === '') return []
    const [debit, credit] = [amountOf(text('debit')), amountOf(text('credit'))]
    return [
      {
        row: index + 1,
        date: text('date'),
        particulars: text('particulars'),
        change: debit === null || credit === null ? null : credit - debit,
        credit: credit ?? 0,
        debit: debit ?? 0,
        balance: balanceOf(text('balance')),
        page: text('page'),
      },
    ]
  })
}

const inPaise = (rupees: number) => Math.round(rupees * 100)

/** Unsigned; 0 for an empty cell, null for an unreadable one. */
function amountOf(text: string): number | null {
  if (/^[-–—]?$/.test(text)) return 0
  const rupees = parseAmount(text)
  return rupees === null ? null : inPaise(Math.abs(rupees))
}

const SIDE = /\s*\b(cr|dr)\.?$/i

/** '1,200.00', '1,200.00 Cr'; 'Dr' means overdrawn. */
function balanceOf(text: string): number | null {
  const rupees = parseAmount(text.replace(SIDE, ''))
  if (rupees === null) return null
  return inPaise(/dr/i.test(SIDE.exec(text)?.[1] ?? '') ? -Math.abs(rupees) : rupees)
}
