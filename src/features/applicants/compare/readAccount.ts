import type { CellObject } from 'xlsx'
import type { IdentityValue, Transaction } from '#shared/kits/facts/documentFacts.ts'
import { findColumn, findEntryColumns, type EntryColumns } from '#shared/kits/facts/entryColumns.ts'
import { isCash, isReturn } from '#shared/kits/facts/entryKeywords.ts'
import { parseDay, type Day } from '#shared/platform/lib/day.ts'
import { dayOfCell, openSheets, paiseOfCell, type OpenSheets, type SheetStart } from './sheets.ts'

/** Where the transactions of a document are. */
export type TransactionPlace = {
  job: string
  file: string
  sheet: string
  /** Zero-based; -1: the sheet has no balances. */
  columns: { debit: number; credit: number; balance: number }
}

export type AccountTransaction = Transaction & {
  /** The day itself where the sheet has no value dates. */
  valueDay: Day
  isCash: boolean
  isReturn: boolean
  place: TransactionPlace
}

export const toTransaction = (
  transaction: Transaction,
  valueDay: Day,
  place: TransactionPlace,
): AccountTransaction => ({
  ...transaction,
  valueDay,
  isCash: isCash(transaction.narration),
  isReturn: isReturn(transaction.narration),
  place,
})

/** What the workbook of an account says. */
export type AccountReading = {
  /** Oldest first; none where no sheet has the columns of a statement. */
  transactions: readonly AccountTransaction[] | null
  holder: IdentityValue | null
  /** Last four digits. */
  accountEnd: string | null
  bank: string
  /** Of the statement, where it names its period. */
  period: { from: Day; to: Day } | null
}

/** @throws Error where the workbook cannot be read */
export async function readAccount(
  workbook: Blob,
  place: Pick<TransactionPlace, 'job' | 'file'>,
): Promise<AccountReading> {
  const sheets = await openSheets(workbook)
  const labels = readLabels(sheets.starts)
  const [from, to] = [parseDay(labels.from?.text ?? ''), parseDay(labels.to?.text ?? '')]
  const { holder } = labels
  return {
    transactions: readTransactions(sheets, place),
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
    period: from === null || to === null || from > to ? null : { from, to },
  }
}

const LABELS = {
  holder: /^(account |a\/c )?holder|^(account|customer) name\b|^name\b/i,
  number: /^(account|a\/c) ?(no|number)\b/i,
  bank: /^bank( name)?:?$/i,
  from: /^(period |statement )?from\b|^start date\b/i,
  to: /^(period |statement )?to\b|^end date\b/i,
} as const
/** A name or a number; a longer text is none. */
const LABEL_MAX = 200
type Label = keyof typeof LABELS
type LabelledValue = { text: string; cell: { sheet: string; row: number; column: number } }

/** The first value beside each label of the first column. */
function readLabels(starts: readonly SheetStart[]): Partial<Record<Label, LabelledValue>> {
  const found: Partial<Record<Label, LabelledValue>> = {}
  for (const { name, texts } of starts)
    for (const [row, cells] of texts.entries()) {
      const column = cells.findIndex((text, at) => at > 0 && text !== '')
      const text = cells[column]
      if (text === undefined || findEntryColumns([cells]) !== null) continue
      for (const label of ['holder', 'number', 'bank', 'from', 'to'] as const)
        if (found[label] === undefined && LABELS[label].test(cells[0] ?? ''))
          found[label] = { text: text.slice(0, LABEL_MAX), cell: { sheet: name, row, column } }
    }
  return found
}

/** From the fitting sheet with the most transactions: some workbooks also list some of them by kind. */
function readTransactions(
  { starts, readRows }: OpenSheets,
  place: Pick<TransactionPlace, 'job' | 'file'>,
): AccountTransaction[] | null {
  let longest: AccountTransaction[] | null = null
  for (const { name, index, texts } of starts) {
    const columns = findEntryColumns(texts)
    if (columns === null) continue
    const header = texts[columns.row] ?? []
    const transactions = parseTransactions(readRows(index), columns, {
      header,
      place: {
        ...place,
        sheet: name,
        columns: {
          debit: columns.debits,
          credit: columns.credits,
          balance: findColumn(header, /\bbalance\b/i),
        },
      },
    })
    if (transactions.length > (longest?.length ?? 0)) longest = transactions
  }
  return longest
}

const VALUE_DAY = /\bvalue ?(date|dt)\b/i
/** Longer ones are cut, so that a damaged file cannot slow down the comparison. */
const NARRATION_MAX = 400

function parseTransactions(
  rows: readonly (readonly (CellObject | undefined)[] | undefined)[],
  columns: EntryColumns,
  { header, place }: { header: readonly string[]; place: TransactionPlace },
): AccountTransaction[] {
  const valueColumn = findColumn(header, VALUE_DAY)
  const transactions: AccountTransaction[] = []
  for (let row = columns.row + 1; row < rows.length; row += 1) {
    const cells = rows[row]
    const day = dayOfCell(cells?.[columns.day])
    if (cells === undefined || day === null) continue
    const [debit, credit] = [columns.debits, columns.credits].map((at) =>
      // Some workbooks have negative debits.
      Math.abs(paiseOfCell(cells[at]) ?? 0),
    )
    // A line such as 'Opening balance'.
    if (debit === 0 && credit === 0) continue
    const narration = String(cells[columns.narration]?.v ?? '')
      .slice(0, NARRATION_MAX)
      .replaceAll(/\s+/g, ' ')
      .trim()
    const balance = paiseOfCell(cells[place.columns.balance])
    transactions.push(
      toTransaction(
        { day, narration, debit: debit ?? 0, credit: credit ?? 0, balance, row },
        dayOfCell(cells[valueColumn]) ?? day,
        place,
      ),
    )
  }
  const [first, last] = [transactions[0], transactions.at(-1)]
  return first !== undefined && last !== undefined && first.day > last.day
    ? transactions.toReversed()
    : transactions
}
