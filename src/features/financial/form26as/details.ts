import type { Figure } from '#shared/lib/figure.ts'
import { parseAmount } from '#shared/lib/money.ts'

type DetailsCell = string | number | null
/** A deductor's Details: the first row is the header (analyzers §3). */
export type DetailsTable = readonly (readonly DetailsCell[])[]

/** One payment of a deductor. The date is the text that came: day-month-year. */
export type TaxEntry = { date: string; credit: Figure; tax: Figure }

type Column = keyof TaxEntry

/** How a header names each column, and where it stands when the header names it otherwise. */
const COLUMNS: Record<Column, { names: RegExp; otherwise: number }> = {
  date: { names: /date/i, otherwise: 0 },
  credit: { names: /credit|paid|amount/i, otherwise: 1 },
  tax: { names: /tax|tds/i, otherwise: 2 },
}

/** The payments of a table; rows without any value are left out. */
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
  const { names, otherwise } = COLUMNS[column]
  const at = header.findIndex((cell) => names.test(String(cell ?? '')))
  return at === -1 ? otherwise : at
}

function toFigure(cell: DetailsCell | undefined): Figure {
  const written = cell ?? null
  return { written, rupees: parseAmount(written) }
}
