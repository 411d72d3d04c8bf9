import { parseDay, type Day } from '#shared/lib/day.ts'
import { parseAmount } from '#shared/lib/money.ts'
import { columnOf, CREDITS, DEBITS, type Rows } from './heads.ts'

/** The figures of a month that are sums of its entries. */
export const SUMS = ['credits', 'debits'] as const
export type Sum = (typeof SUMS)[number]

/** One entry of an account as the workbook lists it; amounts in rupees, null where there is none. */
export type Entry = Record<Sum, number | null> & {
  /** Its row in the workbook, counted from 1. */
  row: number
  day: Day
  narration: string
}

const DATE = /\bdate\b/i
const NARRATION = /\b(narration|description|particulars|details|remarks)\b/i

/** Index of the row that heads a list of entries; -1 where a sheet has none. */
export function entryHead(rows: Rows): number {
  return rows.findIndex((row) =>
    [DATE, NARRATION, CREDITS, DEBITS].every((head) => columnOf(row, head) !== -1),
  )
}

/** The entries below the heading row; rows without a day (totals, blank ones) are left out. */
export function entriesIn(rows: Rows): Entry[] {
  const head = entryHead(rows)
  const heads = rows[head] ?? []
  const [day, narration, credits, debits] = [DATE, NARRATION, CREDITS, DEBITS].map((each) =>
    columnOf(heads, each),
  )
  const text = (row: readonly string[], column = -1) => row[column]?.trim() ?? ''
  return rows.flatMap((row, index): Entry[] => {
    const date = parseDay(text(row, day))
    if (index <= head || date === null) return []
    return [
      {
        row: index + 1,
        day: date,
        narration: text(row, narration),
        credits: sizeOf(text(row, credits)),
        debits: sizeOf(text(row, debits)),
      },
    ]
  })
}

/** Some workbooks write debits as negative amounts; a zero is no entry. */
function sizeOf(text: string): number | null {
  const amount = Math.abs(parseAmount(text) ?? 0)
  return amount === 0 ? null : amount
}

/** The month that a label names, 'yyyy-mm': 'Apr 2026', 'April-26', '04/2026', '2026-04'. Null where it names none. */
export function monthOf(label: string): string | null {
  const bare = label.trim().replaceAll(/[’']/g, ' ')
  const day =
    parseDay(`${bare}-01`) ??
    parseDay(`1 ${bare}`) ??
    parseDay(`1 ${bare.replace(/\b(\d\d)$/, '20$1')}`)
  return day?.slice(0, 7) ?? null
}

/** The entries that a month's credits or debits sum, in the order of the workbook. */
export function entriesOf(entries: readonly Entry[], label: string, sum: Sum): Entry[] {
  const month = monthOf(label)
  if (month === null) return []
  return entries.filter((entry) => entry.day.startsWith(month) && entry[sum] !== null)
}

/** What entries come to, in rupees; whole paise are added. */
export function totalOf(entries: readonly Entry[], sum: Sum): number {
  return entries.reduce((paise, entry) => paise + Math.round((entry[sum] ?? 0) * 100), 0) / 100
}
