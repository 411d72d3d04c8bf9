import { utils } from 'xlsx'
import type { IdentityValue, Transaction } from '#shared/kits/facts/documentFacts.ts'
import { isCash, isReturn, isReturnCharge, isSweep } from '#shared/kits/facts/entryKeywords.ts'
import type { DayReader } from '#shared/kits/facts/statement/dayColumn.ts'
import { joinEntries, sortByDay } from '#shared/kits/facts/statement/joinEntries.ts'
import { findLayouts, type StatementLayout } from '#shared/kits/facts/statement/layout.ts'
import {
  dayReaderOfSheets,
  readSheet,
  type RawSheet,
} from '#shared/kits/facts/statement/readSheet.ts'
import { resolveEntries, type ResolvedEntry } from '#shared/kits/facts/statement/resolveEntries.ts'
import { parseAmount } from '#shared/platform/lib/numbers/money.ts'
import type { Day } from '#shared/platform/lib/time/day.ts'
import { readOnce, readWordsOnce } from '../byWords.ts'
import type { ComparedAmount, Sourced } from '../comparison.ts'
import { dayNumberOf } from '../days.ts'
import { openSheets, type OpenSheets, type SheetStart } from '../sheets.ts'
import { readLabels, type Labels } from './labels.ts'
import { writtenDayOf } from './writtenDay.ts'

/** Where the transactions of a document are. */
export type TransactionPlace = {
  job: string
  file: string
  sheet: string
  /** Zero-based; -1: the sheet has no balances. */
  columns: { debit: number; credit: number; balance: number }
}

/** What a narration says; one for all that differ only in their digits. */
type Wording = {
  /** With a 0 in place of each digit. */
  words: string
  isCash: boolean
  isReturn: boolean
  /** The bank's charge for a return, where it is a debit. */
  isReturnCharge: boolean
  /** Between the account and a deposit that belongs to it. */
  isSweep: boolean
}

export type AccountTransaction = Transaction & {
  /** The day itself where the sheet has no value dates. */
  valueDay: Day
  dayNumber: number
  wording: Wording
  place: TransactionPlace
}

type TransactionReader = (
  transaction: Transaction,
  valueDay: Day,
  place: TransactionPlace,
) => AccountTransaction

/** Reads what narrations say, each wording and each day once. */
export function createTransactionReader(): TransactionReader {
  // Equal days are one text, so that they are found equal at once.
  const readDay = readOnce((day) => ({ day, dayNumber: dayNumberOf(day) }))
  const readWording = readWordsOnce((words): Wording => ({
    words,
    isCash: isCash(words),
    isReturn: isReturn(words),
    isReturnCharge: isReturnCharge(words),
    isSweep: isSweep(words),
  }))
  return ({ day, narration, debit, credit, balance, row }, valueDay, place) => {
    const known = readDay(day)
    return {
      day: known.day,
      valueDay: valueDay === day ? known.day : valueDay,
      dayNumber: known.dayNumber,
      narration,
      wording: readWording(narration),
      debit,
      credit,
      balance,
      row,
      place,
    }
  }
}

/** Rows with an amount that could not be read otherwise: 'row 14 (31/02/2026)'. */
export type UnreadRow = { text: string; reason: 'day' | 'side'; place: Sourced<string> }

/** What the workbook of an account says. */
export type AccountReading = {
  /** Oldest first; none where no sheet has the columns of a statement. */
  transactions: readonly AccountTransaction[] | null
  unread: readonly UnreadRow[]
  /** Why there are no transactions although a sheet has their columns; null for no such sheet. */
  reason: string | null
  /** The balance before the oldest transaction, where a cell says it. */
  opening: ComparedAmount | null
  holder: IdentityValue | null
  /** Last four digits. */
  accountEnd: string | null
  bank: string
  /** Of the statement, where it names its period. */
  period: { from: Day; to: Day } | null
}

type Place = Pick<TransactionPlace, 'job' | 'file'>

/** @throws Error where the workbook cannot be read */
export async function readAccount(workbook: Blob, place: Place): Promise<AccountReading> {
  const sheets = await openSheets(workbook)
  const labels = readLabels(sheets.starts)
  const { holder } = labels
  return {
    ...readTransactions(sheets, labels, place),
    holder:
      holder === undefined
        ? null
        : {
            fact: 'accountHolder',
            text: holder.text,
            source: { kind: 'cell', file: place.file, ...holder.cell },
          },
    accountEnd: /\d{4}(?=\D*$)/.exec(labels.number?.text ?? '')?.[0] ?? null,
    bank: labels.bank?.text ?? '',
    period: labels.period,
  }
}

type FittingSheet = { start: SheetStart; layout: StatementLayout; raw: RawSheet }

/** Of all sheets that fit, such as one for each month; what a sheet repeats of another counts once. */
function readTransactions(
  { starts, readRows }: OpenSheets,
  labels: Labels,
  place: Place,
): Pick<AccountReading, 'transactions' | 'unread' | 'reason' | 'opening'> {
  const layouts = findLayouts(starts.map(({ texts }) => texts))
  const fitting = starts.flatMap((start, at): FittingSheet[] => {
    const layout = layouts[at] ?? null
    if (layout === null) return []
    return [{ start, layout, raw: readSheet(readRows(start.index), layout, writtenDayOf) }]
  })
  const readDay = dayReaderOfSheets(fitting.map(({ raw }) => raw))
  const readers = { readDay, readTransaction: createTransactionReader() }
  const read = fitting.map((sheet) => readSheetEntries(sheet, readers, place))
  const transactions = sortByDay(joinEntries(read.map(({ entries }) => entries)))
  const [first] = transactions
  const ofFirst = first && read.find(({ entries }) => entries.includes(first))
  // A list of some entries by kind may have amounts without sides: nothing is missing then.
  const unread = read
    .filter(({ entries }) => entries.length > 0 || transactions.length === 0)
    .flatMap((sheet) => sheet.unread)
  return {
    transactions: fitting.length === 0 ? null : transactions,
    unread,
    reason: transactions.length > 0 ? null : describeFailure(fitting[0]),
    opening: ofFirst?.opening ?? labelledOpening(labels, place),
  }
}

function readSheetEntries(
  { start, layout, raw }: FittingSheet,
  { readDay, readTransaction }: { readDay: DayReader; readTransaction: TransactionReader },
  place: Place,
) {
  const { amounts, balance, day } = layout
  const columns =
    amounts.kind === 'two'
      ? { debit: amounts.debit, credit: amounts.credit, balance }
      : { debit: amounts.amount, credit: amounts.amount, balance }
  const ofSheet = { ...place, sheet: start.name, columns }
  const cell = (row: number, column: number) =>
    ({ kind: 'cell', file: place.file, sheet: start.name, row, column }) as const
  const { entries, unread } = resolveEntries(raw.entries, readDay, raw.opening?.paise ?? null)
  return {
    entries: entries.map(({ valueDay, ...entry }: ResolvedEntry) =>
      readTransaction(entry, valueDay, ofSheet),
    ),
    opening:
      raw.opening === null
        ? undefined
        : {
            value: raw.opening.paise,
            job: place.job,
            source: cell(raw.opening.row, raw.opening.column),
          },
    unread: unread.map(({ row, reason, text }): UnreadRow => ({
      reason,
      text,
      place: { value: text, job: place.job, source: cell(row, day) },
    })),
  }
}

function labelledOpening({ opening }: Labels, { job, file }: Place): ComparedAmount | null {
  const rupees = parseAmount(opening?.text)
  if (opening === undefined || rupees === null) return null
  const value = Math.round(rupees * 100)
  return { value, job, source: { kind: 'cell', file, ...opening.cell } }
}

/** Which column failed. */
function describeFailure(sheet: FittingSheet | undefined): string | null {
  if (sheet === undefined) return null
  const { start, layout, raw } = sheet
  const column = (at: number) => `${utils.encode_col(at)} (“${layout.header[at] ?? ''}”)`
  const where = `of its sheet “${start.name}”`
  const { amounts } = layout
  if (raw.counts.amounts > 0 && raw.counts.days === 0)
    return `no date in column ${column(layout.day)} ${where} could be read.`
  if (raw.counts.amounts > 0)
    return amounts.kind === 'one'
      ? `column ${column(amounts.amount)} ${where} does not say which amounts are debits.`
      : `no row ${where} has a date and an amount.`
  return amounts.kind === 'one'
    ? `no amount in column ${column(amounts.amount)} ${where} could be read.`
    : `no amount in the columns ${column(amounts.debit)} and ${column(amounts.credit)} ${where} could be read.`
}
