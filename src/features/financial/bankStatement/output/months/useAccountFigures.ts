import { useEffect, useState } from 'react'
import { findLayouts, type StatementLayout } from '#shared/kits/facts/statement/layout.ts'
import type { RawSheet } from '#shared/kits/facts/statement/readSheet.ts'
import { startWorkbookWorker, type Workbook } from '#shared/ui/preview/sheet/workbook.ts'
import { entriesOfSheets, readTexts, type Entry } from './entries.ts'
import { type Month, parseMonths } from './monthChecks.ts'
import { readFirstRows, SEARCH_WINDOW, textsOf } from './readFirstRows.ts'

type AccountListener = {
  onMonths: (months: readonly Month[]) => void
  onEntries: (entries: readonly Entry[] | null) => void
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
    const layouts = findLayouts(sheets.map(({ rows }) => rows))
    const read: { name: string; raw: RawSheet }[] = []
    for (const [at, { name, index }] of sheets.entries()) {
      const layout = layouts[at] ?? null
      if (layout !== null) read.push({ name, raw: await readRows(workbookWorker, index, layout) })
    }
    report.onEntries(read.length === 0 ? null : entriesOfSheets(read))
  } finally {
    workbookWorker.close()
  }
}

async function readRows(
  workbookWorker: Workbook,
  index: number,
  layout: StatementLayout,
): Promise<RawSheet> {
  const { table } = await workbookWorker.readAll(index, { ...SEARCH_WINDOW, toRow: 1 })
  const reader = readTexts(layout)
  for (let fromRow = layout.row + 1; fromRow < table.rows; fromRow += BLOCK_ROWS) {
    const block = { ...SEARCH_WINDOW, fromRow, toRow: fromRow + BLOCK_ROWS }
    reader.add(textsOf(await workbookWorker.cells(index, block)), fromRow)
  }
  return reader.result()
}

export type Entries =
  | { kind: 'reading' }
  | { kind: 'read'; list: readonly Entry[] }
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
