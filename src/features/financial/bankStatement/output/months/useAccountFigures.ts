import { useEffect, useState } from 'react'
import { type Month, parseMonths } from './monthChecks.ts'
import { startWorkbookWorker, type Workbook } from '#shared/ui/preview/sheet/workbook.ts'
import { parseEntries, findEntryColumns, type Entry, type EntryColumns } from './entries.ts'

type EntryList = { sheet: string; entries: readonly Entry[] }

type AccountListener = {
  /** From the first sheet that has months; else empty. */
  onMonths: (months: readonly Month[]) => void
  /** Null where no sheet has entries. */
  onEntries: (list: EntryList | null) => void
}

/** The part of each sheet to search: a statement covers a few years at most. */
const WINDOW = { fromRow: 0, toRow: 100, fromColumn: 0, toColumn: 60 }
/** Rows per request: a hundred thousand at once would block the page. */
const BLOCK_ROWS = 1_000

/**
 * Reads an account's months, then the entries behind them, which may be many.
 * @throws Error when the workbook cannot be read
 */
async function readAccount(
  workbook: Blob,
  report: AccountListener,
  signal: AbortSignal,
): Promise<void> {
  const book = startWorkbookWorker()
  signal.addEventListener('abort', () => book.close())
  try {
    const opened = await book.open(workbook, 'xlsx')
    if (opened.kind === 'refused') throw new Error(opened.detail)
    const sheets = await readFirstRows(book, opened.names)
    report.onMonths(
      sheets.map(({ rows }) => parseMonths(rows)).find(({ length }) => length > 0) ?? [],
    )
    for (const { name, index, rows } of sheets) {
      const head = findEntryColumns(rows)
      if (head === null) continue
      report.onEntries({ sheet: name, entries: await readEntries(book, index, head) })
      return
    }
    report.onEntries(null)
  } finally {
    book.close()
  }
}

/** One by one: the worker holds one sheet at a time. */
async function readFirstRows(book: Workbook, names: readonly string[]) {
  const sheets: { name: string; index: number; rows: string[][] }[] = []
  for (const [index, name] of names.entries()) {
    const { firstCells } = await book.readFirst(index, WINDOW)
    sheets.push({ name, index, rows: textsOf(firstCells) })
  }
  return sheets
}

async function readEntries(book: Workbook, index: number, head: EntryColumns): Promise<Entry[]> {
  const { row, ...columns } = head
  const toColumn = Math.max(...Object.values(columns)) + 1
  const { table } = await book.readAll(index, { ...WINDOW, toRow: 1 })
  const entries: Entry[] = []
  for (let fromRow = row + 1; fromRow < table.rows; fromRow += BLOCK_ROWS) {
    const block = { fromRow, toRow: fromRow + BLOCK_ROWS, fromColumn: 0, toColumn }
    entries.push(...parseEntries(textsOf(await book.cells(index, block)), head, fromRow))
  }
  return entries
}

const textsOf = (cells: Awaited<ReturnType<Workbook['cells']>>) =>
  cells.map((row) => row.map((cell) => cell?.text ?? ''))

export type Entries =
  | { kind: 'reading' }
  | { kind: 'read'; list: EntryList }
  /** No sheet has entries, or the rest of the workbook cannot be read. */
  | { kind: 'none' }

export type AccountFigures =
  | { kind: 'reading' }
  | { kind: 'read'; months: readonly Month[]; entries: Entries }
  | { kind: 'failed' }

const READING: Entries = { kind: 'reading' }
const NONE: Entries = { kind: 'none' }

export function useAccountFigures(workbook: Blob): AccountFigures {
  const [read, setRead] = useState<{ of: Blob; account: AccountFigures } | null>(null)
  useEffect(() => {
    const left = new AbortController()
    const update = (step: (before: AccountFigures) => AccountFigures) => {
      if (left.signal.aborted) return
      setRead((last) => ({
        of: workbook,
        account: step(last?.of === workbook ? last.account : { kind: 'reading' }),
      }))
    }
    const withEntries = (entries: Entries) => (before: AccountFigures) =>
      before.kind === 'read' ? { ...before, entries } : before
    readAccount(
      workbook,
      {
        onMonths: (months) => update(() => ({ kind: 'read', months, entries: READING })),
        onEntries: (list) => update(withEntries(list === null ? NONE : { kind: 'read', list })),
      },
      left.signal,
    ).catch(() =>
      // The preview below reports the problem with the workbook.
      update((before) => (before.kind === 'read' ? withEntries(NONE)(before) : { kind: 'failed' })),
    )
    return () => left.abort()
  }, [workbook])
  return read?.of === workbook ? read.account : { kind: 'reading' }
}
