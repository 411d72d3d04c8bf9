import type { Amount } from '#shared/platform/lib/numbers/amount.ts'
import { parseAmount } from '#shared/platform/lib/numbers/money.ts'

type DetailsCell = string | number | null
/** The first row is the header (analyzers §3). */
export type DetailsTable = readonly (readonly DetailsCell[])[]

/** `date` is the original text: day-month-year. */
export type TaxEntry = { date: string; credit: Amount; tax: Amount }

type Column = keyof TaxEntry

const COLUMNS: Record<Column, { names: RegExp; defaultIndex: number }> = {
  date: { names: /date/i, defaultIndex: 0 },
  credit: { names: /credit|paid|amount/i, defaultIndex: 1 },
  tax: { names: /tax|tds/i, defaultIndex: 2 },
}

export function entriesOf([header = [], ...rows]: DetailsTable): TaxEntry[] {
  const date = columnOf(header, 'date')
  const credit = columnOf(header, 'credit')
  const tax = columnOf(header, 'tax')
  return rows
    .filter((row) => row.some((cell) => cell !== null && String(cell).trim() !== ''))
    .map((row) => ({
      date: String(row[date] ?? '').trim(),
      credit: toFigure(row[credit]),
      tax: toFigure(row[tax]),
    }))
}

function columnOf(header: readonly DetailsCell[], column: Column): number {
  const { names, defaultIndex } = COLUMNS[column]
  const index = header.findIndex((cell) => names.test(String(cell ?? '')))
  return index === -1 ? defaultIndex : index
}

function toFigure(cell: DetailsCell | undefined): Amount {
  const original = cell ?? null
  return { original, rupees: parseAmount(original) }
}
