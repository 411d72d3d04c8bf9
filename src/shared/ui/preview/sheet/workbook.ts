import { type Remote, transfer, wrap } from 'comlink'
import { limitWorker, WHOLE_LIMIT_MS } from './limitWorker.ts'
import type { SheetQuery } from './query/sheetQuery.ts'
import type { CellSum, SelectedCells } from './selection/sumCells.ts'
import type {
  SheetQueryResult,
  OpenWorkbookResult,
  ReadSheetResult,
  SheetWorker,
} from './sheet.worker.ts'
import type { SheetCells, SheetWindow } from './sheetTable.ts'

export const FIRST_ROWS = 100
/** Until the first rows, and until the whole sheet. */
const OPEN_LIMIT_MS = 20_000

/** Rows are zero-based as in the file. */
export type QueryableSheet = {
  /** Returns also the cells of the first matching rows, as far as the window reaches. */
  query: (query: SheetQuery, headerRow: number, window: SheetWindow) => Promise<SheetQueryResult>
  cellsAt: (
    rows: Uint32Array<ArrayBuffer>,
    fromColumn: number,
    toColumn: number,
  ) => Promise<SheetCells>
  sum: (selected: SelectedCells) => Promise<CellSum>
  copy: (selected: SelectedCells) => Promise<string>
}

/** Methods other than `close` reject with WorkbookTimeoutError, with WorkerLoadError, and once it is closed. */
export type Workbook = {
  open: (source: Blob, extension: string) => Promise<OpenWorkbookResult>
  /** Reads at most {@link FIRST_ROWS} rows. */
  readFirst: (index: number, window: SheetWindow) => Promise<ReadSheetResult>
  readAll: (index: number, window: SheetWindow) => Promise<ReadSheetResult>
  cells: (index: number, window: SheetWindow) => Promise<SheetCells>
  /** For the sheet that was read last. */
  queryable: QueryableSheet
  /** Terminates even a busy worker. */
  close: () => void
}

export function startWorkbookWorker(): Workbook {
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' })
  const remote: Remote<SheetWorker> = wrap<SheetWorker>(worker)
  const { withTimeout, enqueueParse, close } = limitWorker(worker)
  return {
    async open(source, extension) {
      const bytes = new Uint8Array(await source.arrayBuffer())
      return enqueueParse<OpenWorkbookResult>(OPEN_LIMIT_MS, async () =>
        remote.open(transfer(bytes, [bytes.buffer]), extension),
      )
    },
    readFirst: async (index, window) =>
      enqueueParse(OPEN_LIMIT_MS, async () => remote.readSheet(index, FIRST_ROWS, window)),
    readAll: async (index, window) =>
      enqueueParse(WHOLE_LIMIT_MS, async () => remote.readSheet(index, 0, window)),
    cells: async (index, window) =>
      withTimeout(WHOLE_LIMIT_MS, async () => remote.cells(index, window)),
    queryable: {
      query: async (...query) => withTimeout(WHOLE_LIMIT_MS, async () => remote.query(...query)),
      cellsAt: async (...cells) =>
        withTimeout(WHOLE_LIMIT_MS, async () => remote.cellsAt(...cells)),
      sum: async (selected) => withTimeout(WHOLE_LIMIT_MS, async () => remote.sum(selected)),
      copy: async (selected) => withTimeout(WHOLE_LIMIT_MS, async () => remote.copy(selected)),
    },
    close,
  }
}
