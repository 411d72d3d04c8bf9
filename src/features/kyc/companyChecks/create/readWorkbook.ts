import { extensionOf } from '#shared/lib/fileName.ts'
import type { SheetCells } from '#shared/preview/sheet/sheetTable.ts'
import { startWorkbook, type Workbook } from '#shared/preview/workbook.ts'
import { findHead, readSheet, type SheetHead, type SheetReport } from './sheetReport.ts'

/** Rows that come over from the worker at a time, columns that are looked at, and sheets among which the checks are sought. */
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
 * Reads a workbook in a worker; the file stays as it is. The checks are the sheet that names the most columns of the template.
 * @throws Error where it cannot be read
 */
export async function readWorkbook(file: File, signal: AbortSignal): Promise<SheetReport> {
  const book = startWorkbook()
  signal.addEventListener('abort', book.close)
  try {
    const opened = await book.open(file, extensionOf(file.name))
    if (opened.kind === 'refused') throw new Error(opened.why)
    const { index, head } = await chooseSheet(book, opened.names)
    return await readRows(book, index, head, opened.names)
  } finally {
    book.close()
    signal.removeEventListener('abort', book.close)
  }
}

/** None of the columns is known: the first sheet, from its first row. */
const NO_HEAD: SheetHead = { at: 0, places: [null, null, null, null], found: 0 }

async function chooseSheet(
  book: Workbook,
  names: readonly string[],
): Promise<{ index: number; head: SheetHead }> {
  let best = { index: 0, head: NO_HEAD }
  for (const index of names.slice(0, MOST_SHEETS).keys()) {
    const { first } = await book.readFirst(index, windowFrom(0))
    const head = findHead(textsOf(first))
    if (head !== null && head.found > best.head.found) best = { index, head }
  }
  return best
}

async function readRows(
  book: Workbook,
  index: number,
  head: SheetHead,
  names: readonly string[],
): Promise<SheetReport> {
  const sheet = readSheet(head)
  const { table, first } = await book.readAll(index, windowFrom(0))
  sheet.add(textsOf(first), 0)
  for (let from = BLOCK_ROWS; from < table.rows; from += BLOCK_ROWS)
    sheet.add(textsOf(await book.cells(index, windowFrom(from))), from)
  return sheet.report(names[index] ?? '', names.length - 1)
}
