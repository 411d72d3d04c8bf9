import { parseAmount } from '#shared/lib/money.ts'

/** Rows of a sheet, as text. */
type Rows = readonly (readonly string[])[]

/** A line of the passbook as the workbook lists it; amounts in paise. */
export type PassbookRow = {
  /** Its row in the workbook, counted from 1. */
  row: number
  date: string
  particulars: string
  /** What came in less what went out; null where one of them cannot be read. */
  change: number | null
  credit: number
  debit: number
  balance: number | null
  /** Name of the picture on which it stands; empty where the workbook does not say. */
  page: string
}

const HEADS = {
  date: /\bdate\b/i,
  particulars: /\b(particulars|narration|description|details|remarks)\b/i,
  debit: /\b(debits?|withdrawals?)\b/i,
  credit: /\b(credits?|deposits?)\b/i,
  balance: /\bbalance\b/i,
  page: /\bpage\b/i,
} as const
type Head = keyof typeof HEADS
const NEEDED = ['date', 'debit', 'credit', 'balance'] as const satisfies readonly Head[]

const columnOf = (row: readonly string[], head: Head): number =>
  row.findIndex((text) => HEADS[head].test(text))

/** Index of the row that heads a list of lines; -1 where a sheet has none. */
export const lineHead = (rows: Rows): number =>
  rows.findIndex((row) => NEEDED.every((head) => columnOf(row, head) !== -1))

/** The lines below the heading row; rows without a date (totals, blank ones) are left out. */
export function linesIn(rows: Rows): PassbookRow[] {
  const at = lineHead(rows)
  const heads = rows[at] ?? []
  return rows.flatMap((row, index): PassbookRow[] => {
    const text = (head: Head) => row[columnOf(heads, head)]?.trim() ?? ''
    if (index <= at || text('date') === '') return []
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

/** A size without its sign; a column that is left empty is nothing, one that cannot be read is null. */
function amountOf(text: string): number | null {
  if (/^[-–—]?$/.test(text)) return 0
  const rupees = parseAmount(text)
  return rupees === null ? null : inPaise(Math.abs(rupees))
}

const SIDE = /\s*\b(cr|dr)\.?$/i

/** '1,200.00', '1,200.00 Cr'; 'Dr' is overdrawn. */
function balanceOf(text: string): number | null {
  const rupees = parseAmount(text.replace(SIDE, ''))
  if (rupees === null) return null
  return inPaise(/dr/i.test(SIDE.exec(text)?.[1] ?? '') ? -Math.abs(rupees) : rupees)
}
