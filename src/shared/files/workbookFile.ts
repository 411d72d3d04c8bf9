import type { Day } from '#shared/lib/day.ts'
import { loadCode } from '#shared/lib/loadCode.ts'

/** A cell to be written: a text that begins like a formula gets an apostrophe; a number is an amount in rupees. */
export type CellValue = string | number | { day: Day } | null
export type RowValues = readonly CellValue[]

/** `widths` in characters, a column each. */
export type SheetFile = {
  /** At most 31 characters, without any of [ ] : * ? / \ */
  name: string
  rows: readonly RowValues[]
  widths: readonly number[]
}

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/**
 * Sheets as an .xlsx.
 * @throws CodeLost
 */
export async function makeWorkbook(sheets: readonly SheetFile[]): Promise<Blob> {
  const { writeSheets } = await loadCode(async () => import('./writeSheets.ts'))
  return new Blob([writeSheets(sheets)], { type: XLSX_TYPE })
}
