import { isCash, isReturn } from '#shared/kits/facts/entryKeywords.ts'
import { parseWritten } from '#shared/kits/facts/statement/dayColumn.ts'
import { joinEntries, sortByDay } from '#shared/kits/facts/statement/joinEntries.ts'
import type { StatementLayout, Rows } from '#shared/kits/facts/statement/layout.ts'
import {
  createSheetReader,
  dayReaderOfSheets,
  type RawSheet,
} from '#shared/kits/facts/statement/readSheet.ts'
import { resolveEntries } from '#shared/kits/facts/statement/resolveEntries.ts'
import type { Day } from '#shared/platform/lib/time/day.ts'

/** Amounts in rupees, null for none. */
export type Entry = {
  sheet: string
  /** One-based */
  row: number
  day: Day
  narration: string
  credits: number | null
  debits: number | null
  isCash: boolean
  isReturn: boolean
}

/** Reads the texts of a sheet in parts. */
export function readTexts(layout: StatementLayout) {
  const reader = createSheetReader(layout, (cell) => parseWritten(String(cell?.v ?? '')))
  return {
    /** `from`: index of the first row in its sheet. */
    add: (rows: Rows, from: number) =>
      reader.add(
        rows.map((row) => row.map((text) => (text === '' ? undefined : { t: 's', v: text }))),
        from,
      ),
    result: reader.result,
  }
}

/** Of all sheets by day; what a sheet repeats of another counts once. */
export function entriesOfSheets(sheets: readonly { name: string; raw: RawSheet }[]): Entry[] {
  const readDay = dayReaderOfSheets(sheets.map(({ raw }) => raw))
  const lists = sheets.map(
    ({ raw }) => resolveEntries(raw.entries, readDay, raw.opening?.paise ?? null).entries,
  )
  const sheetOf = new Map(
    lists.flatMap((entries, at) =>
      entries.map((entry) => [entry, sheets[at]?.name ?? ''] as const),
    ),
  )
  return sortByDay(joinEntries(lists)).map((entry): Entry => ({
    sheet: sheetOf.get(entry) ?? '',
    row: entry.row + 1,
    day: entry.day,
    narration: entry.narration,
    credits: rupeesOf(entry.credit),
    debits: rupeesOf(entry.debit),
    isCash: isCash(entry.narration),
    isReturn: isReturn(entry.narration),
  }))
}

const rupeesOf = (paise: number): number | null => (paise === 0 ? null : paise / 100)
