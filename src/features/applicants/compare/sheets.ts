import { read, type CellObject, type ParsingOptions, type WorkSheet } from 'xlsx'
import { amountIn, paiseOf } from '#shared/kits/facts/statement/amountCell.ts'
import { PARSING_OPTIONS } from '#shared/ui/preview/sheet/parsingOptions.ts'
import { checkExtent, rowsOf, textOf } from '#shared/ui/preview/sheet/sheetTable.ts'
import { unpackWorkbook } from '#shared/ui/preview/sheet/unpackWorkbook.ts'

/** Labels and headers are in the first rows. */
const SEARCHED_ROWS = 100

export type SheetStart = { name: string; index: number; texts: readonly (readonly string[])[] }
export type OpenSheets = {
  /** The first rows of each sheet. */
  starts: readonly SheetStart[]
  /** One sheet at a time: a loaded one takes ten times its size. */
  readRows: (index: number) => readonly (readonly (CellObject | undefined)[] | undefined)[]
}

/** @throws Error where the workbook is damaged, locked or too large */
export async function openSheets(workbook: Blob): Promise<OpenSheets> {
  const unpacked = await unpackWorkbook(new Uint8Array(await workbook.arrayBuffer()))
  if (unpacked.kind === 'refused') throw new Error(`The workbook is refused: ${unpacked.reason}`)
  const parse = (options: ParsingOptions) =>
    read(unpacked.bytes, { ...PARSING_OPTIONS, ...options, type: 'array' })
  const readSheet = (index: number, sheetRows: number): WorkSheet => {
    const book = parse({ sheets: index, sheetRows })
    const sheet = book.Sheets[book.SheetNames[index] ?? ''] ?? {}
    checkExtent(sheet)
    return sheet
  }
  const { SheetNames } = parse({ bookSheets: true })
  return {
    starts: SheetNames.map((name, index) => ({
      name,
      index,
      // Array.from also visits the holes of empty rows.
      texts: Array.from(rowsOf(readSheet(index, SEARCHED_ROWS)), (row) =>
        Array.from(row ?? [], (cell) => (cell === undefined ? '' : textOf(cell).trim())),
      ),
    })),
    readRows: (index) => rowsOf(readSheet(index, 0)),
  }
}

/** Null for an empty cell and for what is no amount; 'Dr' is negative. `unit`: 100,000 in lakhs. */
export function paiseOfCell(cell: CellObject | undefined, unit = 1): number | null {
  const amount = amountIn(cell, unit)
  return amount === null ? null : paiseOf(amount)
}
