import { type Remote, transfer, wrap } from 'comlink'
import { createTaskQueue } from '#shared/lib/taskQueue.ts'
import type { AnsweredQuestion, OpenedBook, ReadSheet, SheetWorker } from './sheet.worker.ts'
import type { ColumnFacts } from './sheet/columnFacts.ts'
import type { CopiedCells } from './sheet/copyCells.ts'
import type { SheetQuestion } from './sheet/sheetQuestion.ts'
import type { SheetCells, SheetWindow } from './sheet/sheetTable.ts'
import type { CellSum, SelectedCells } from './sheet/sumCells.ts'

/** Rows that are shown while the rest is being read. */
export const FIRST_ROWS = 100
/** So long until there is something to see, and so long until all of a sheet is there. */
const OPEN_LIMIT_MS = 20_000
const WHOLE_LIMIT_MS = 60_000

/** Read, a workbook takes ten times what it holds: all of the page are read one after the other. */
const inTurn = createTaskQueue(1)

/** A sheet took longer than we let it: its worker is ended, and the workbook with it. */
export class TooSlow extends Error {
  override name = 'TooSlow'
}

/** The worker's code did not come (no network): it says nothing about the file. */
export class ReaderLost extends Error {
  override name = 'ReaderLost'
}

/** Rows are counted from 0, as the file has them; `head` is the row that names the columns, -1 where none does. */
export type AskedSheet = {
  /** With the cells of the first rows of the answer, as far as the window reaches. */
  ask: (question: SheetQuestion, head: number, window: SheetWindow) => Promise<AnsweredQuestion>
  cellsAt: (
    rows: Uint32Array<ArrayBuffer>,
    fromColumn: number,
    toColumn: number,
  ) => Promise<SheetCells>
  sum: (selected: SelectedCells) => Promise<CellSum>
  /** @param names for a first row; null: none */
  copy: (selected: SelectedCells, names: readonly string[] | null) => Promise<CopiedCells>
  column: (column: number, head: number) => Promise<ColumnFacts>
}

/**
 * A workbook in a worker of its own. All but `close` reject with TooSlow at the time limit, with ReaderLost, and once it
 * is closed.
 */
export type Workbook = {
  open: (source: Blob, extension: string) => Promise<OpenedBook>
  /** The sheet's beginning, at most {@link FIRST_ROWS} rows. */
  readFirst: (index: number, window: SheetWindow) => Promise<ReadSheet>
  readAll: (index: number, window: SheetWindow) => Promise<ReadSheet>
  cells: (index: number, window: SheetWindow) => Promise<SheetCells>
  /** What can be asked of the sheet that was read last. */
  asked: AskedSheet
  /** Ends the worker, whatever it is doing. */
  close: () => void
}

export function startWorkbook(): Workbook {
  const worker = new Worker(new URL('./sheet.worker.ts', import.meta.url), { type: 'module' })
  const closed = new AbortController()
  const remote: Remote<SheetWorker> = wrap<SheetWorker>(worker)
  const died = new Promise<never>((_, reject) => {
    const fail = (event: Event) =>
      // A fault of its own has a message; a script that did not come has none.
      reject(event instanceof ErrorEvent ? new Error(event.message) : new ReaderLost())
    worker.addEventListener('error', fail, { once: true })
    closed.signal.addEventListener('abort', () => reject(closed.signal.reason))
  })
  died.catch(() => undefined)

  const within = async <T>(limitMs: number, ask: () => Promise<T>): Promise<T> => {
    closed.signal.throwIfAborted()
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        worker.terminate()
        reject(new TooSlow())
      }, limitMs)
    })
    try {
      return await Promise.race([ask(), late, died])
    } finally {
      clearTimeout(timer)
    }
  }
  const parsed = async <T>(limitMs: number, ask: () => Promise<T>): Promise<T> =>
    inTurn(async () => within(limitMs, ask))
  return {
    async open(source, extension) {
      const bytes = new Uint8Array(await source.arrayBuffer())
      return parsed<OpenedBook>(OPEN_LIMIT_MS, async () =>
        remote.open(transfer(bytes, [bytes.buffer]), extension),
      )
    },
    readFirst: async (index, window) =>
      parsed(OPEN_LIMIT_MS, async () => remote.readSheet(index, FIRST_ROWS, window)),
    readAll: async (index, window) =>
      parsed(WHOLE_LIMIT_MS, async () => remote.readSheet(index, 0, window)),
    cells: async (index, window) => within(WHOLE_LIMIT_MS, async () => remote.cells(index, window)),
    asked: {
      ask: async (...question) => within(WHOLE_LIMIT_MS, async () => remote.ask(...question)),
      cellsAt: async (...cells) => within(WHOLE_LIMIT_MS, async () => remote.cellsAt(...cells)),
      sum: async (selected) => within(WHOLE_LIMIT_MS, async () => remote.sum(selected)),
      copy: async (...cells) => within(WHOLE_LIMIT_MS, async () => remote.copy(...cells)),
      column: async (...column) => within(WHOLE_LIMIT_MS, async () => remote.column(...column)),
    },
    close() {
      worker.terminate()
      closed.abort()
    },
  }
}
