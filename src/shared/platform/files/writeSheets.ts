import { type CellObject, utils, type WorkSheet, writeXLSX } from 'xlsx'
import { escapeFormula } from '#shared/platform/lib/text/formulaText.ts'
import type { Day } from '#shared/platform/lib/time/day.ts'

/** Text that starts like a formula gets an apostrophe; a number is an amount in rupees. */
export type CellValue = string | number | { day: Day } | null
export type RowValues = readonly CellValue[]

/** `widths` in characters, one per column. */
export type SheetFile = {
  /** At most 31 characters, none of [ ] : * ? / \ */
  name: string
  rows: readonly RowValues[]
  widths: readonly number[]
}

/** The reader's locale decides how the grouping is shown (decisions L25). */
const AMOUNT = '#,##0.00'
const DATE = 'dd/mm/yyyy'
const DAY_MS = 86_400_000
/** Day 0 of a workbook's dates. */
const EPOCH = Date.UTC(1899, 11, 30)

/** Text stays text when the sheet is saved as CSV (pitfalls, "Formula injection"). */
function cellOf(value: CellValue): CellObject {
  if (value === null) return { t: 'z' }
  if (typeof value === 'number') return { t: 'n', v: value, z: AMOUNT }
  if (typeof value === 'string') return { t: 's', v: escapeFormula(value) }
  return { t: 'n', v: (Date.parse(value.day) - EPOCH) / DAY_MS, z: DATE }
}

function sheetOf({ rows, widths }: SheetFile): WorkSheet {
  const sheet = utils.aoa_to_sheet(rows.map((row) => row.map(cellOf)))
  sheet['!cols'] = widths.map((wch) => ({ wch }))
  return sheet
}

export function writeSheets(sheets: readonly SheetFile[]): ArrayBuffer {
  const workbook = utils.book_new()
  for (const sheet of sheets) utils.book_append_sheet(workbook, sheetOf(sheet), sheet.name)
  return writeXLSX(workbook, { type: 'array' }) as ArrayBuffer // SheetJS types its result as any
}
