import { useEffect, useState } from 'react'
import { findEntryColumns, type EntryColumns } from '#shared/kits/facts/entryColumns.ts'
import { startWorkbookWorker, type Workbook } from '#shared/ui/preview/sheet/workbook.ts'
import { parseEntries, type Entry } from './entries.ts'
import { type Month, parseMonths } from './monthChecks.ts'
import { readFirstRows, SEARCH_WINDOW, textsOf } from './readFirstRows.ts'

type EntryList = { sheet: string; entries: readonly Entry[] }

type AccountListener = {
  onMonths: (months: readonly Month[]) => void
  onEntries: (list: EntryList | null) => void
}

/** A hundred thousand rows at once would block the page. */
const BLOCK_ROWS = 1_000

/**
 * Reports the months first, because there may be many entries.
 * @throws Error when the workbook cannot be read
 */
async function readAccount(
  workbook: Blob,
  report: AccountListener,
  signal: AbortSignal,
): Promise<void> {
  const workbookWorker = startWorkbookWorker()
  signal.addEventListener('abort', () => workbookWorker.close())
  try {
    const result = await workbookWorker.open(workbook, 'xlsx')
    if (result.kind === 'refused') throw new Error(result.detail)
    const sheets = await readFirstRows(workbookWorker, result.names)
    report.onMonths(
      sheets.map(({ rows }) => parseMonths(rows)).find(({ length }) => length > 0) ?? [],
    )
    for (const { name, index, rows } of sheets) {
      const entryColumns = findEntryColumns(rows)
      if (entryColumns === null) continue
      report.onEntries({
        sheet: name,
        entries: await readEntries(workbookWorker, index, entryColumns),
      })
      return
    }
    report.onEntries(null)
  } finally {
    workbookWorker.close()
  }
}

async function readEntries(
  workbookWorker: Workbook,
  index: number,
  entryColumns: EntryColumns,
): Promise<Entry[]> {
  const { row, ...columns } = entryColumns
  const toColumn = Math.max(...Object.values(columns)) + 1
  const { table } = await workbookWorker.readAll(index, { ...SEARCH_WINDOW, toRow: 1 })
  const entries: Entry[] = []
  for (let fromRow = row + 1; fromRow < table.rows; fromRow += BLOCK_ROWS) {
    const block = { fromRow, toRow: fromRow + BLOCK_ROWS, fromColumn: 0, toColumn }
    entries.push(
      ...parseEntries(textsOf(await workbookWorker.cells(index, block)), entryColumns, fromRow),
    )
  }
  return entries
}

export type Entries =
  | { kind: 'reading' }
  | { kind: 'read'; list: EntryList }
  /** Also where the rest of the workbook cannot be read. */
  | { kind: 'none' }

export type AccountFigures =
  | { kind: 'reading' }
  | { kind: 'read'; months: readonly Month[]; entries: Entries }
  | { kind: 'failed' }

const READING: Entries = { kind: 'reading' }
const NONE: Entries = { kind: 'none' }

export function useAccountFigures(workbook: Blob): AccountFigures {
  const [loaded, setLoaded] = useState<{ workbook: Blob; account: AccountFigures } | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const update = (step: (before: AccountFigures) => AccountFigures) => {
      if (controller.signal.aborted) return
      setLoaded((before) => ({
        workbook: workbook,
        account: step(before?.workbook === workbook ? before.account : { kind: 'reading' }),
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
      controller.signal,
    ).catch(() =>
      // The preview below reports the problem with the workbook.
      update((before) => (before.kind === 'read' ? withEntries(NONE)(before) : { kind: 'failed' })),
    )
    return () => controller.abort()
  }, [workbook])
  return loaded?.workbook === workbook ? loaded.account : { kind: 'reading' }
}
