import type { HeaderRead } from './columns.ts'

/** A row with something in it, counted from 1 as a spreadsheet does: blank lines count too. */
export type CsvRow = { cells: readonly string[]; row: number }

/** What a finding in a cell is known by. */
export const idOf = (row: number, place: number): string => `${row}:${place}`

/** Whom the row is about, to be found by. */
export const personOf = ({ cells }: CsvRow, { places }: HeaderRead): string =>
  cells[places.get('name') ?? -1]?.trim() ?? ''
