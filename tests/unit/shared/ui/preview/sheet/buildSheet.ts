import { read, utils, write, type WorkSheet } from 'xlsx'

export type Cells = readonly (readonly (string | number | boolean | null)[])[]

/** A sheet as the worker reads it: written by SheetJS and read back. `formats`: column letter → number format. */
export function buildSheet(rows: Cells, formats: Record<string, string> = {}): WorkSheet {
  const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]))
  for (const [address, cell] of Object.entries(sheet)) {
    const format = formats[address.replaceAll(/\d/g, '')]
    if (!address.startsWith('!') && cell.t === 'n' && format !== undefined) cell.z = format
  }
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, 'Sheet1')
  const options = { dense: true, cellNF: true, dateNF: 'dd/mm/yyyy', type: 'array' } as const
  const again = read(write(book, { type: 'array', bookType: 'xlsx' }), options)
  return again.Sheets.Sheet1 ?? {}
}

/** A CSV as the worker reads it: every cell is text. */
export const csvOf = (text: string): WorkSheet =>
  read(text, { type: 'string', raw: true, dense: true, cellNF: true }).Sheets.Sheet1 ?? {}
