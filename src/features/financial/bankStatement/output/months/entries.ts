import type { EntryColumns, Rows } from '#shared/kits/facts/entryColumns.ts'
import { isCash, isReturn } from '#shared/kits/facts/entryKeywords.ts'
import { parseAmount } from '#shared/platform/lib/numbers/money.ts'
import { parseDay, type Day } from '#shared/platform/lib/time/day.ts'

/** Amounts in rupees, null for none. */
export type Entry = {
  /** One-based */
  row: number
  day: Day
  narration: string
  credits: number | null
  debits: number | null
  isCash: boolean
  isReturn: boolean
}

/** Rows without a day (header, totals, blank ones) are skipped. `from`: index of the first row in its sheet. */
export function parseEntries(rows: Rows, columns: EntryColumns, from = 0): Entry[] {
  return rows.flatMap((row, index): Entry[] => {
    const text = (column: number) => row[column]?.trim() ?? ''
    const day = parseDay(text(columns.day))
    if (day === null || from + index <= columns.row) return []
    const narration = text(columns.narration)
    return [
      {
        row: from + index + 1,
        day,
        narration,
        credits: parseAbsoluteAmount(text(columns.credits)),
        debits: parseAbsoluteAmount(text(columns.debits)),
        isCash: isCash(narration),
        isReturn: isReturn(narration),
      },
    ]
  })
}

/** Some workbooks have negative debits; a zero is no amount. */
function parseAbsoluteAmount(text: string): number | null {
  const amount = Math.abs(parseAmount(text) ?? 0)
  return amount === 0 ? null : amount
}
