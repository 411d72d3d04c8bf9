import type { CellObject } from 'xlsx'
import { amountIn, paiseOf, sideIn, type Side } from './amountCell.ts'
import { dayReaderOf, type DayReader, type WrittenDay } from './dayColumn.ts'
import type { StatementLayout } from './layout.ts'

type Cells = readonly (CellObject | undefined)[]
export type CellRows = readonly (Cells | undefined)[]

/** An entry before the whole file has decided the order of day and month. Amounts in paise. */
export type RawEntry = {
  row: number
  written: WrittenDay | null
  /** As the cell has it; the row is named by it where it is no day. */
  dayText: string
  valueWritten: WrittenDay | null
  narration: string
  /** `side` is null where nothing but the balances can tell. */
  amounts: { debit: number; credit: number } | { paise: number; side: Side | null }
  balance: number | null
}

export type RawSheet = {
  entries: readonly RawEntry[]
  /** The balance before the first entry, where a row says it. */
  opening: { paise: number; row: number; column: number } | null
  /** Rows that have a day, and rows that have an amount: they tell which column failed. */
  counts: { days: number; amounts: number }
}

/** Longer ones are cut, so that a damaged file cannot slow down the comparison. */
const TEXT_MAX = 400
const TOTAL =
  /^\W*(?:(?:grand|page|sub|net|monthly|daily|statement|cumulative) ?-?)?totals?\b(?:\s*(?:of|for|this)?\s*(?:debits?|credits?|withdrawals?|deposits?|amounts?|pages?|transactions?|the month|dr|cr|balance|and|&|\/)\b)*[\W\d]*$/i
const CARRIED =
  /^\W*(?:(?:(?:bal|balance)|amount|to|by)\s+)*(?:(?:brought|carried)\s+(?:forward|fwd|down|over)|[bc]\s*\/\s*[fd])\b[\W\d]*$/i
const OPENING = /^\W*(?:(?:to|by)\s+)?(?:opening|op\.?)\s+(?:bal|balance)\b/i
const CLOSING = /^\W*(?:(?:to|by)\s+)?(?:closing|cl\.?|available|ledger)\s+(?:bal|balance)\b/i
const END = /\bsummary\b|\bend of (?:the )?(?:statement|report)\b/i
/** Most rows are none of these. */
const MAY_BE_SUM = /total|bal|forward|fwd|down|over|[bc]\s*\/\s*[fd]/i
/** Between or below the entries. */
const NO_NARRATION = /^\W*(?:page\b|continued\b)|\bcomputer[- ]generated\b/i
/** In a row without a day: a sum by another name. */
const SUM_ROW = /\b(?:totals?|balance|net|sum|count)\b/i

type ReadDay = (cell: CellObject | undefined) => WrittenDay | null

/** Rows of a sheet that are entries, without headings, totals and balances that are carried forward. */
export function readSheet(rows: CellRows, layout: StatementLayout, readDay: ReadDay): RawSheet {
  const reader = createSheetReader(layout, readDay)
  reader.add(rows, 0)
  return reader.result()
}

/** `readSheet` in parts: `add` takes the next rows with the number of their first. */
export function createSheetReader(layout: StatementLayout, readDay: ReadDay) {
  const entries: RawEntry[] = []
  const counts = { days: 0, amounts: 0 }
  let opening: RawSheet['opening'] = null
  let hasEnded = false
  /** Of the entry above, or of the row to which its narration continues. */
  let lastRow = -1

  function addRow(cells: Cells, row: number): void {
    // The headings again: the next page of the statement.
    if (hasEnded) hasEnded = textAt(cells, layout.day) !== layout.header[layout.day]
    if (hasEnded) return
    const entry = toEntry(cells, row, layout, readDay)
    const texts = [entry.dayText, entry.narration, firstText(cells)].filter((text) =>
      MAY_BE_SUM.test(text),
    )
    if (texts.some((text) => OPENING.test(text) || CARRIED.test(text))) {
      if (opening === null && entry.balance !== null && isBefore(entries, texts))
        opening = { paise: entry.balance, row, column: layout.balance }
      return
    }
    if (texts.some((text) => TOTAL.test(text) || CLOSING.test(text))) return
    if (entry.written !== null) counts.days += 1
    if (amountOf(entry) === 0) {
      if (entry.written === null && END.test(firstText(cells))) hasEnded = true
      else if (lastRow === row - 1 && continues(entry, cells, layout)) addNarration(entry)
      return
    }
    const isSum =
      entry.written === null && (entry.narration === '' || SUM_ROW.test(entry.narration))
    if (isSum && entry.dayText === '') return
    counts.amounts += 1
    lastRow = row
    entries.push(withDayAbove(entry, entries.at(-1)))
  }

  function addNarration({ narration, row }: RawEntry): void {
    const above = entries.pop()
    if (above === undefined) return
    entries.push({ ...above, narration: `${above.narration} ${narration}`.slice(0, TEXT_MAX) })
    lastRow = row
  }

  return {
    add(rows: CellRows, from: number): void {
      for (const [at, cells] of rows.entries())
        if (cells !== undefined && from + at > layout.row) addRow(cells, from + at)
    },
    result: (): RawSheet => ({ entries, opening, counts }),
  }
}

/** By the days of all sheets. */
export const dayReaderOfSheets = (sheets: readonly RawSheet[]): DayReader =>
  dayReaderOf(sheets.flatMap(({ entries }) => entries.flatMap(({ written }) => written ?? [])))

/** Whether a row only has more of the narration above it. */
function continues(entry: RawEntry, cells: Cells, { amounts, balance }: StatementLayout): boolean {
  const columns = amounts.kind === 'two' ? [amounts.debit, amounts.credit] : [amounts.amount]
  return (
    entry.dayText === '' &&
    /[\p{L}\d]/u.test(entry.narration) &&
    !NO_NARRATION.test(entry.narration) &&
    [...columns, balance].every((column) => textAt(cells, column) === '')
  )
}

/** A balance that is carried forward is the opening one only before the first entry. */
const isBefore = (entries: readonly RawEntry[], texts: readonly string[]): boolean =>
  entries.length === 0 || texts.some((text) => OPENING.test(text))

export const amountOf = ({ amounts }: RawEntry): number =>
  'paise' in amounts ? Math.abs(amounts.paise) : amounts.debit + amounts.credit

function toEntry(cells: Cells, row: number, layout: StatementLayout, readDay: ReadDay): RawEntry {
  return {
    row,
    written: readDay(cells[layout.day]),
    dayText: textAt(cells, layout.day),
    valueWritten: readDay(cells[layout.valueDay]),
    narration: textAt(cells, layout.narration),
    amounts: amountsOf(cells, layout),
    balance: balanceOf(cells, layout),
  }
}

function amountsOf(cells: Cells, { amounts: columns, unit }: StatementLayout): RawEntry['amounts'] {
  if (columns.kind === 'two') {
    // Some workbooks have negative debits.
    const [debit, credit] = [columns.debit, columns.credit].map((at) =>
      Math.abs(amountIn(cells[at], unit)?.paise ?? 0),
    )
    return { debit: debit ?? 0, credit: credit ?? 0 }
  }
  const amount = amountIn(cells[columns.amount], unit)
  if (amount === null) return { paise: 0, side: null }
  return {
    paise: amount.paise,
    side: sideIn(textAt(cells, columns.side), columns.hasWithdrawals) ?? amount.side,
  }
}

function balanceOf(cells: Cells, { balance, balanceSide, unit }: StatementLayout): number | null {
  const amount = amountIn(cells[balance], unit)
  return amount === null ? null : paiseOf(amount, sideIn(textAt(cells, balanceSide)))
}

function textAt(cells: Cells, column: number): string {
  const cell = cells[column]
  if (cell?.v === undefined) return ''
  return (cell.w ?? String(cell.v)).slice(0, TEXT_MAX).replaceAll(/\s+/g, ' ').trim()
}

const firstText = (cells: Cells): string => {
  const at = cells.findIndex((cell) => cell?.v !== undefined && String(cell.v).trim() !== '')
  return at === -1 ? '' : textAt(cells, at)
}

/** Some banks print a day once for all of its entries. A row whose balance follows from no entry is another one. */
function withDayAbove(entry: RawEntry, above: RawEntry | undefined): RawEntry {
  if (entry.written !== null || entry.dayText !== '' || above === undefined) return entry
  const change =
    entry.balance === null || above.balance === null ? null : entry.balance - above.balance
  const isNext = change === null || [entry, above].some((one) => amountOf(one) === Math.abs(change))
  return isNext ? { ...entry, written: above.written, dayText: above.dayText } : entry
}
