import { extensionOf } from '#shared/platform/lib/fileName.ts'
import type { SheetCells } from '#shared/ui/preview/sheet/sheetTable.ts'
import { startWorkbookWorker, type Workbook } from '#shared/ui/preview/sheet/workbook.ts'
import {
  findHeaderRow,
  createSheetReader,
  type SheetHeader,
  type SheetReport,
} from './sheetReport.ts'

/** Rows per request to the worker, columns to read, and sheets to search for the checks. */
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
 * Reads a workbook in a worker. The checks are on the sheet with the most template columns.
 * @throws Error where it cannot be read
 */
export async function readWorkbook(file: File, signal: AbortSignal): Promise<SheetReport> {
  const book = startWorkbookWorker()
  signal.addEventListener('abort', book.close)
  try {
    const opened = await book.open(file, extensionOf(file.name))
    if (opened.kind === 'refused') throw new Error(opened.reason)
    const { index, head } = await chooseSheet(book, opened.names)
    return await readRows(book, index, head, opened.names)
  } finally {
    book.close()
    signal.removeEventListener('abort', book.close)
  }
}

/** No known column: use the first sheet from its first row. */
const NO_HEADER: SheetHeader = {
  rowIndex: 0,
  columnIndexes: [null, null, null, null],
  foundCount: 0,
}

async function chooseSheet(
  book: Workbook,
  names: readonly string[],
): Promise<{ index: number; head: SheetHeader }> {
  let best = { index: 0, head: NO_HEADER }
  for (const index of names.slice(0, MOST_SHEETS).keys()) {
    const { firstCells } = await book.readFirst(index, windowFrom(0))
    const head = findHeaderRow(textsOf(firstCells))
    if (head !== null && head.foundCount > best.head.foundCount) best = { index, head }
  }
  return best
}

async function readRows(
  book: Workbook,
  index: number,
  head: SheetHeader,
  names: readonly string[],
): Promise<SheetReport> {
  const sheet = createSheetReader(head)
  const { table, firstCells } = await book.readAll(index, windowFrom(0))
  sheet.add(textsOf(firstCells), 0)
  for (let from = BLOCK_ROWS; from < table.rows; from += BLOCK_ROWS)
    sheet.add(textsOf(await book.cells(index, windowFrom(from))), from)
  return sheet.report(names[index] ?? '', names.length - 1)
}
