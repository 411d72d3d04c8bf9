import { loadChunk } from '#shared/platform/lib/async/loadChunk.ts'
import type { SheetFile } from './writeSheets.ts'

export type { CellValue, RowValues, SheetFile } from './writeSheets.ts'

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** @throws ChunkLoadError */
export async function makeWorkbook(sheets: readonly SheetFile[]): Promise<Blob> {
  const { writeSheets } = await loadChunk(async () => import('./writeSheets.ts'))
  return new Blob([writeSheets(sheets)], { type: XLSX_TYPE })
}
