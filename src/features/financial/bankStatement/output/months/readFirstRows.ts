import type { Workbook } from '#shared/ui/preview/sheet/workbook.ts'

/** A statement covers a few years at most. */
export const SEARCH_WINDOW = { fromRow: 0, toRow: 100, fromColumn: 0, toColumn: 60 }

type SheetRows = { name: string; index: number; rows: string[][] }

/** One sheet after the other, because the worker holds one at a time. */
export async function readFirstRows(
  workbookWorker: Workbook,
  names: readonly string[],
): Promise<SheetRows[]> {
  const sheets: SheetRows[] = []
  for (const [index, name] of names.entries()) {
    const { firstCells } = await workbookWorker.readFirst(index, SEARCH_WINDOW)
    sheets.push({ name, index, rows: textsOf(firstCells) })
  }
  return sheets
}

export const textsOf = (cells: Awaited<ReturnType<Workbook['cells']>>): string[][] =>
  cells.map((row) => row.map((cell) => cell?.text ?? ''))
