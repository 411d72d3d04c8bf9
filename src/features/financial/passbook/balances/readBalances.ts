import { startWorkbookWorker, type Workbook } from '#shared/ui/preview/sheet/workbook.ts'
import { checkBalances, type PassbookCheck } from './checkBalances.ts'
import { findHeaderRow, parsePassbookRows } from './passbookRows.ts'

const HEAD = { fromRow: 0, toRow: 30, fromColumn: 0, toColumn: 30 }
/** Twelve images have about a hundred lines. */
const LIST = { ...HEAD, toRow: 10_000 }

/**
 * From the first sheet that has balances, in a worker of its own, which `signal` ends; null where none has.
 * @throws WorkbookTimeoutError
 * @throws WorkerLoadError
 */
export async function readBalances(
  workbook: Blob,
  signal?: AbortSignal,
): Promise<PassbookCheck | null> {
  const workbookWorker = startWorkbookWorker()
  signal?.addEventListener('abort', () => workbookWorker.close())
  try {
    const result = await workbookWorker.open(workbook, 'xlsx')
    if (result.kind === 'refused') return null
    for (const index of result.names.keys()) {
      const { firstCells } = await workbookWorker.readFirst(index, HEAD)
      if (findHeaderRow(textsOf(firstCells)) === -1) continue
      const { firstCells: cells } = await workbookWorker.readAll(index, LIST)
      const check = checkBalances(parsePassbookRows(textsOf(cells)))
      return check.checked === 0 ? null : check
    }
    return null
  } finally {
    workbookWorker.close()
  }
}

const textsOf = (cells: Awaited<ReturnType<Workbook['cells']>>) =>
  cells.map((row) => row.map((cell) => cell?.text ?? ''))
