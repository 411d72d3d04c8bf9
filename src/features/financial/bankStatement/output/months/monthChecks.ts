import type { Rows } from '#shared/kits/facts/statement/layout.ts'
import { formatInr, parseAmount } from '#shared/platform/lib/numbers/money.ts'

/** `rupees` is null if unreadable. */
export type MonthFigure = { text: string; rupees: number | null }
export type Month = {
  month: string
  opening: MonthFigure
  credits: MonthFigure
  debits: MonthFigure
  closing: MonthFigure
}

/** `isCorrect` is null where a figure is missing. */
export type MonthCheck =
  | { isCorrect: true | null; summary: string; reason: null }
  | { isCorrect: false; summary: string; reason: string }

type Figure = Exclude<keyof Month, 'month'>

const MONTH = /^(month|period|statement month|month[ -]?year)\b/i
const CREDITS = /\b(credits?|deposits?)\b/i
const DEBITS = /\b(debits?|withdrawals?)\b/i
const OPENING = /\bopening\b/i
const CLOSING = /\bclosing\b/i

/** Counts and averages */
const NO_AMOUNT = /\b(no|nos|number|count|average|avg|min|max|highest|lowest)\b|#|%/i

const findColumn = (row: readonly string[], pattern: RegExp): number =>
  row.findIndex((text) => pattern.test(text.trim()) && !NO_AMOUNT.test(text))

type ColumnIndexes = Record<Figure | 'month', number>

function findColumns(row: readonly string[]): ColumnIndexes | null {
  const columns: ColumnIndexes = {
    month: findColumn(row, MONTH),
    opening: findColumn(row, OPENING),
    credits: findColumn(row, CREDITS),
    debits: findColumn(row, DEBITS),
    closing: findColumn(row, CLOSING),
  }
  return Object.values(columns).includes(-1) ? null : columns
}

/** From a sheet with a header row or header column (month, opening, credits, debits, closing), else empty. */
export function parseMonths(rows: Rows): Month[] {
  const months = parseMonthRows(rows)
  return months.length > 0 ? months : parseMonthRows(transpose(rows))
}

function parseMonthRows(rows: Rows): Month[] {
  for (const [index, row] of rows.entries()) {
    const columns = findColumns(row)
    if (columns !== null) return readMonthsBelow(rows.slice(index + 1), columns)
  }
  return []
}

/** Until the first row without a month, or the total. */
function readMonthsBelow(rows: Rows, columns: ColumnIndexes): Month[] {
  const months: Month[] = []
  for (const row of rows) {
    const month = row[columns.month]?.trim() ?? ''
    if (month === '' || /^(grand )?total/i.test(month)) break
    const figure = (name: Figure): MonthFigure => {
      const text = row[columns[name]]?.trim() ?? ''
      return { text, rupees: parseAmount(text) }
    }
    months.push({
      month,
      opening: figure('opening'),
      credits: figure('credits'),
      debits: figure('debits'),
      closing: figure('closing'),
    })
  }
  return months
}

function transpose(rows: Rows): string[][] {
  const columns = rows.reduce((max, row) => Math.max(max, row.length), 0)
  return Array.from({ length: columns }, (_, column) => rows.map((row) => row[column] ?? ''))
}

const paise = ({ rupees }: MonthFigure): number | null =>
  rupees === null ? null : Math.round(rupees * 100)

const rupees = (amount: number) => formatInr(amount / 100)

/** opening + credits − debits = closing, and opening equals the previous closing. */
export function checkMonth(month: Month, before?: Month): MonthCheck {
  const [opening, credits] = [paise(month.opening), paise(month.credits)]
  const [debits, closing] = [paise(month.debits), paise(month.closing)]
  if (opening === null || credits === null || debits === null || closing === null) {
    return { isCorrect: null, summary: 'A figure is missing', reason: null }
  }
  // Some workbooks have negative debits.
  const expected = opening + credits - Math.abs(debits)
  if (expected !== closing) {
    return {
      isCorrect: false,
      summary: `Off by ${rupees(Math.abs(expected - closing))}`,
      reason: `${month.month} comes to ${rupees(expected)}, but closes with ${rupees(closing)}.`,
    }
  }
  const previousClosing = before === undefined ? null : paise(before.closing)
  if (previousClosing !== null && previousClosing !== opening) {
    return {
      isCorrect: false,
      summary: `Opens ${rupees(Math.abs(opening - previousClosing))} off`,
      reason: `${month.month} opens with ${rupees(opening)}, but the month before closed with ${rupees(previousClosing)}.`,
    }
  }
  return { isCorrect: true, summary: 'Adds up', reason: null }
}
