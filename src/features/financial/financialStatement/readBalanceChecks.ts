import { startWorkbookWorker } from '#shared/ui/preview/sheet/workbook.ts'
import { checkBalance, type BalanceCheck } from './balanceCheck.ts'

const SHEET = 'STANDARDIZED BALANCE SHEET'
/** A standardized sheet is short. */
const WINDOW = { fromRow: 0, toRow: 300, fromColumn: 0, toColumn: 16 } as const
const NONE: readonly BalanceCheck[] = []

/**
 * Uses a worker of its own, which `signal` ends; empty where nothing can be checked.
 * @throws WorkbookTimeoutError
 * @throws WorkerLoadError
 */
export async function readBalanceChecks(
  workbook: Blob,
  signal?: AbortSignal,
): Promise<readonly BalanceCheck[]> {
  const workbookWorker = startWorkbookWorker()
  signal?.addEventListener('abort', () => workbookWorker.close())
  try {
    const result = await workbookWorker.open(workbook, 'xlsx')
    const index = result.kind === 'open' ? result.names.indexOf(SHEET) : -1
    if (index === -1) return NONE
    const { firstCells } = await workbookWorker.readAll(index, WINDOW)
    return checkBalance(firstCells.map((row) => row.map((cell) => cell?.text ?? '')))
  } finally {
    workbookWorker.close()
  }
}
