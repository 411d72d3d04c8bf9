import { extensionOf } from '#shared/platform/lib/text/fileName.ts'
import type { SheetCells } from '#shared/ui/preview/sheet/sheetTable.ts'
import { startWorkbookWorker, type Workbook } from '#shared/ui/preview/sheet/workbook.ts'
import {
  findHeaderRow,
  createSheetReader,
  type WorkbookHeader,
  type SheetReport,
} from './sheetReport.ts'

const BLOCK_ROWS = 2_000
const MOST_COLUMNS = 60
const MOST_SHEETS = 10

const windowFrom = (fromRow: number) => ({
  fromRow,
  toRow: fromRow + BLOCK_ROWS,
  fromColumn: 0,
  toColumn: MOST_COLUMNS,
})
const textsOf = (cells: SheetCells) => cells.map((row) => row.map((cell) => cell?.text ?? ''))

/**
 * The checks are on the sheet with the most template columns.
 * @throws Error where the workbook cannot be read
 */
export async function readWorkbook(file: File, signal: AbortSignal): Promise<SheetReport> {
  const workbook = startWorkbookWorker()
  signal.addEventListener('abort', workbook.close)
  try {
    const result = await workbook.open(file, extensionOf(file.name))
    if (result.kind === 'refused') throw new Error(result.reason)
    const { index, header } = await chooseSheet(workbook, result.names)
    return await readRows(workbook, index, header, result.names)
  } finally {
    workbook.close()
    signal.removeEventListener('abort', workbook.close)
  }
}

const NO_HEADER: WorkbookHeader = {
  rowIndex: 0,
  columnIndexes: [null, null, null, null],
  foundCount: 0,
}

async function chooseSheet(
  workbook: Workbook,
  names: readonly string[],
): Promise<{ index: number; header: WorkbookHeader }> {
  let best = { index: 0, header: NO_HEADER }
  for (const index of names.slice(0, MOST_SHEETS).keys()) {
    const { firstCells } = await workbook.readFirst(index, windowFrom(0))
    const header = findHeaderRow(textsOf(firstCells))
    if (header !== null && header.foundCount > best.header.foundCount) best = { index, header }
  }
  return best
}

async function readRows(
  workbook: Workbook,
  index: number,
  header: WorkbookHeader,
  names: readonly string[],
): Promise<SheetReport> {
  const sheet = createSheetReader(header)
  const { table, firstCells } = await workbook.readAll(index, windowFrom(0))
  sheet.add(textsOf(firstCells), 0)
  for (let from = BLOCK_ROWS; from < table.rows; from += BLOCK_ROWS)
    sheet.add(textsOf(await workbook.cells(index, windowFrom(from))), from)
  return sheet.report(names[index] ?? '', names.length - 1)
}
