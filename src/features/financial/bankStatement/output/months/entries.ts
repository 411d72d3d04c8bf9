import { parseDay, type Day } from '#shared/lib/day.ts'
import { parseAmount } from '#shared/lib/money.ts'
import { columnOf, CREDITS, DEBITS, type Rows } from './heads.ts'
import { isCash, isReturn } from './marks.ts'

/** One entry of an account as the workbook lists it; amounts in rupees, null where there is none. */
export type Entry = {
  /** Its row in the workbook, counted from 1. */
  row: number
  day: Day
  narration: string
  credits: number | null
  debits: number | null
  isCash: boolean
  isReturn: boolean
}

const HEADS = {
  day: /\bdate\b/i,
  narration: /\b(narration|description|particulars|details|remarks)\b/i,
  credits: CREDITS,
  debits: DEBITS,
} as const

/** Where a list of entries begins, and its columns; both counted from 0. */
export type EntryHead = Record<keyof typeof HEADS, number> & { row: number }

/** The heading row of a list of entries; null where a sheet has none. */
export function entryHead(rows: Rows): EntryHead | null {
  for (const [row, texts] of rows.entries()) {
    const head = {
      row,
      day: columnOf(texts, HEADS.day),
      narration: columnOf(texts, HEADS.narration),
      credits: columnOf(texts, HEADS.credits),
      debits: columnOf(texts, HEADS.debits),
    }
    if (!Object.values(head).includes(-1)) return head
  }
  return null
}

/**
 * The entries of these rows; rows without a day (the heading, totals, blank ones) are left out.
 * @param from index of the first of the rows in its sheet
 */
export function entriesIn(rows: Rows, head: EntryHead, from = 0): Entry[] {
  return rows.flatMap((row, index): Entry[] => {
    const text = (column: number) => row[column]?.trim() ?? ''
    const day = parseDay(text(head.day))
    if (day === null || from + index <= head.row) return []
    const narration = text(head.narration)
    return [
      {
        row: from + index + 1,
        day,
        narration,
        credits: sizeOf(text(head.credits)),
        debits: sizeOf(text(head.debits)),
        isCash: isCash(narration),
        isReturn: isReturn(narration),
      },
    ]
  })
}

/** Some workbooks write debits as negative amounts; a zero is no entry. */
function sizeOf(text: string): number | null {
  const amount = Math.abs(parseAmount(text) ?? 0)
  return amount === 0 ? null : amount
}
