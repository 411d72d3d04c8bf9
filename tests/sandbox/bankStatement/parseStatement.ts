import { linesOf, type Cell, type Line } from '../payslip/lines.ts'
import type { TextPiece } from '../readPdf.ts'

/** Amounts in paise, so that sums are exact. */
export type Transaction = {
  /** yyyy-mm-dd */
  date: string
  narration: string
  debit: number
  credit: number
  balance: number
}

export type Statement = {
  bank: string
  accountNumber: string
  holder: string
  opening: number
  transactions: Transaction[]
}

export type ParsedStatement =
  | { kind: 'statement'; statement: Statement }
  /** Text without a statement table. */
  | { kind: 'noHeaders' }
  /** No text: a scan. */
  | { kind: 'noText' }

const HEADS = {
  date: /^(txn )?date$/i,
  debit: /^(withdrawal amt\.?|withdrawals?|debit)$/i,
  credit: /^(deposit amt\.?|deposits?|credit)$/i,
  balance: /^(closing )?balance$/i,
} as const
type Head = keyof typeof HEADS
type Columns = Record<Head, Cell>

const DATE = /^(\d{2})[/-](\d{2})[/-](\d{4})$/
const AMOUNT = /^-?[\d,]+\.\d{2}$/
const OPENING = /opening balance/i
/** Amounts are right-aligned: their right ends may differ by this many points. */
const END_SLACK = 6

const paise = (text: string) => Math.round(Number(text.replaceAll(',', '')) * 100)

/** The cells of a header row; otherwise nothing. */
function columnsOf({ cells }: Line): Columns | null {
  const find = (head: Head) => cells.find(({ text }) => HEADS[head].test(text))
  const [date, debit, credit, balance] = [
    find('date'),
    find('debit'),
    find('credit'),
    find('balance'),
  ]
  if (date === undefined || debit === undefined || credit === undefined || balance === undefined)
    return null
  return { date, debit, credit, balance }
}

function isoDate(text: string): string | null {
  const match = DATE.exec(text)
  return match === null ? null : `${match[3]}-${match[2]}-${match[1]}`
}

/** The amount under a header; 0 if there is none. */
function amountUnder(line: Line, column: Cell): number {
  const cell = line.cells.find(
    ({ text, end }) => AMOUNT.test(text) && Math.abs(end - column.end) < END_SLACK,
  )
  return cell === undefined ? 0 : paise(cell.text)
}

const narrationOf = (line: Line) =>
  line.cells
    .filter(({ text }) => !AMOUNT.test(text) && !DATE.test(text))
    .map(({ text }) => text)
    .join(' ')

function valueOf(lines: readonly Line[], label: RegExp): string {
  const cells = lines.flatMap((line) => line.cells)
  const at = cells.findIndex(({ text }) => label.test(text))
  const inlineValue = cells[at]?.text.split(':')[1]?.trim()
  return inlineValue === undefined || inlineValue === '' ? (cells[at + 1]?.text ?? '') : inlineValue
}

/** The largest text on the first page is the bank's name. */
function bankOf(lines: readonly Line[]): string {
  const cells = lines.flatMap((line) => line.cells)
  const size = Math.max(...cells.map((cell) => cell.size))
  return cells.find((cell) => cell.size === size)?.text ?? ''
}

/** Parses a statement with the sample layout by its table columns. */
export function parseStatement(pages: readonly TextPiece[][]): ParsedStatement {
  if (pages.every((page) => page.length === 0)) return { kind: 'noText' }
  const read = pages.map(linesOf)
  const transactions: Transaction[] = []
  let columns: Columns | null = null
  let opening: number | null = null
  for (const line of read.flat()) {
    columns = columnsOf(line) ?? columns
    if (columns === null) continue
    if (OPENING.test(narrationOf(line))) opening ??= amountUnder(line, columns.balance)
    const date = isoDate(line.cells[0]?.text ?? '')
    if (date === null || OPENING.test(narrationOf(line))) continue
    transactions.push({
      date,
      narration: narrationOf(line),
      debit: amountUnder(line, columns.debit),
      credit: amountUnder(line, columns.credit),
      balance: amountUnder(line, columns.balance),
    })
  }
  const [first] = transactions
  if (columns === null || first === undefined) return { kind: 'noHeaders' }
  const head = read[0] ?? []
  return {
    kind: 'statement',
    statement: {
      bank: bankOf(head),
      accountNumber: valueOf(head, /^account (no|number)/i),
      holder: valueOf(head, /^(account holder|name)\b/i),
      opening: opening ?? first.balance - first.credit + first.debit,
      transactions,
    },
  }
}
