import { read, type CellObject, type ParsingOptions, type WorkSheet } from 'xlsx'
import type { Day } from '#shared/platform/lib/day.ts'
import { parseDay } from '#shared/platform/lib/day.ts'
import { parseAmount } from '#shared/platform/lib/money.ts'
import { dayOf, isDateCell } from '#shared/ui/preview/sheet/cellValue.ts'
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

/** Serial numbers up to the year 2173. */
const LAST_SERIAL = 100_000
const TIME = /[\sT]+\d{1,2}:\d{2}.*$/

/** Of a date or a text; null for anything else. */
export function dayOfCell(cell: CellObject | undefined): Day | null {
  if (cell?.v === undefined) return null
  if (typeof cell.v === 'number')
    return isDateCell(cell) && cell.v > 0 && cell.v < LAST_SERIAL ? dayOf(cell.v) : null
  const text = String(cell.v).slice(0, 40)
  return parseDay(text) ?? parseDay(text.replace(TIME, ''))
}

const DEBIT_SIDE = /\bdr\.?$/i
const SIDE = /\b[cd]r\.?$/i

/** Null for an empty cell and for what is no amount; 'Dr' is negative. */
export function paiseOfCell(cell: CellObject | undefined): number | null {
  if (cell?.v === undefined) return null
  const text = typeof cell.v === 'number' ? '' : String(cell.v).trim().slice(0, 40)
  const rupees = typeof cell.v === 'number' ? cell.v : parseAmount(text.replace(SIDE, ''))
  if (rupees === null || (typeof cell.v === 'number' && cell.t !== 'n')) return null
  const paise = Math.round((DEBIT_SIDE.test(text) ? -Math.abs(rupees) : rupees) * 100)
  return Number.isSafeInteger(paise) ? paise : null
}
