import type { Day } from '#shared/platform/lib/day.ts'
import { loadChunk } from '#shared/platform/lib/loadChunk.ts'

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

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** @throws ChunkLoadError */
export async function makeWorkbook(sheets: readonly SheetFile[]): Promise<Blob> {
  const { writeSheets } = await loadChunk(async () => import('./writeSheets.ts'))
  return new Blob([writeSheets(sheets)], { type: XLSX_TYPE })
}
