import { startWorkbook, type Workbook } from '#shared/preview/workbook.ts'
import { monthsIn, type Month } from './addsUp.ts'
import { entriesIn, entryHead, type Entry, type EntryHead } from './entries.ts'

/** The list of entries of a workbook, and the sheet that it is on. */
export type EntryList = { sheet: string; entries: readonly Entry[] }

type Report = {
  /** Of the first sheet that has them. Empty where no sheet does. */
  months: (months: readonly Month[]) => void
  /** Null where no sheet lists them. */
  entries: (list: EntryList | null) => void
}

/** What is looked at of each sheet: a statement covers at most a few years. */
const WINDOW = { fromRow: 0, toRow: 100, fromColumn: 0, toColumn: 60 }
/** So many rows come over at a time: taking a hundred thousand at once would hold the page. */
const BLOCK_ROWS = 1_000

/**
 * The months of an account's workbook, then the entries that they sum: a list of those may be long.
 * @throws Error when the workbook cannot be read
 */
export async function readAccount(
  workbook: Blob,
  report: Report,
  signal: AbortSignal,
): Promise<void> {
  const book = startWorkbook()
  signal.addEventListener('abort', () => book.close())
  try {
    const opened = await book.open(workbook, 'xlsx')
    if (opened.kind === 'refused') throw new Error(opened.detail)
    const sheets = await beginnings(book, opened.names)
    report.months(sheets.map(({ rows }) => monthsIn(rows)).find(({ length }) => length > 0) ?? [])
    for (const { name, index, rows } of sheets) {
      const head = entryHead(rows)
      if (head === null) continue
      report.entries({ sheet: name, entries: await readEntries(book, index, head) })
      return
    }
    report.entries(null)
  } finally {
    book.close()
  }
}

/** In turn: the worker holds one sheet at a time. */
async function beginnings(book: Workbook, names: readonly string[]) {
  const sheets: { name: string; index: number; rows: string[][] }[] = []
  for (const [index, name] of names.entries()) {
    const { first } = await book.readFirst(index, WINDOW)
    sheets.push({ name, index, rows: textsOf(first) })
  }
  return sheets
}

async function readEntries(book: Workbook, index: number, head: EntryHead): Promise<Entry[]> {
  const { row, ...columns } = head
  const toColumn = Math.max(...Object.values(columns)) + 1
  const { table } = await book.readAll(index, { ...WINDOW, toRow: 1 })
  const entries: Entry[] = []
  for (let fromRow = row + 1; fromRow < table.rows; fromRow += BLOCK_ROWS) {
    const block = { fromRow, toRow: fromRow + BLOCK_ROWS, fromColumn: 0, toColumn }
    entries.push(...entriesIn(textsOf(await book.cells(index, block)), head, fromRow))
  }
  return entries
}

const textsOf = (cells: Awaited<ReturnType<Workbook['cells']>>) =>
  cells.map((row) => row.map((cell) => cell?.text ?? ''))
