import { createStore, type ReadableStore } from '#shared/platform/lib/async/machine.ts'
import type { SheetCell, SheetCells, SheetTable, SheetWindow } from '../sheetTable.ts'

/** Number of rows in one request to the worker. */
export const BLOCK_ROWS = 100
export const BLOCK_COLUMNS = 50
/** Older blocks are requested again. */
const MAX_BLOCKS = 60

export const FIRST_BLOCK: SheetWindow = {
  fromRow: 0,
  toRow: BLOCK_ROWS,
  fromColumn: 0,
  toColumn: BLOCK_COLUMNS,
}

type FetchCells = (window: SheetWindow) => Promise<SheetCells>

export type SheetStore = {
  table: SheetTable
  /** File rows of a range of shown rows; `to` is exclusive. */
  fileRows: (from: number, to: number) => Uint32Array<ArrayBuffer>
  /** Null where the cell is empty, undefined while loading. */
  cell: (row: number, column: number) => SheetCell | null | undefined
  ensureLoaded: (window: SheetWindow) => void
  /** Increases with each block that arrives. */
  version: ReadableStore<number>
}

/** @param rows file rows in display order; default: all */
export function createSheetStore(
  table: SheetTable,
  first: SheetCells,
  fetchCells: FetchCells,
  rows?: Uint32Array<ArrayBuffer>,
): SheetStore {
  const blocks = new Map<string, SheetCells | null>([['0 0', first]])
  const version = createStore(0)

  const fetchBlock = async (key: string, blockRow: number, blockColumn: number) => {
    blocks.set(key, null)
    const fromRow = blockRow * BLOCK_ROWS
    const fromColumn = blockColumn * BLOCK_COLUMNS
    const window = {
      fromRow,
      toRow: Math.min(table.rows, fromRow + BLOCK_ROWS),
      fromColumn,
      toColumn: Math.min(table.columns, fromColumn + BLOCK_COLUMNS),
    }
    try {
      blocks.set(key, await fetchCells(window))
    } catch {
      // The workbook reports a terminated worker; the block can be requested again.
      blocks.delete(key)
      return
    }
    evictOldestBlocks(blocks)
    version.setState(version.getState() + 1)
  }

  return {
    table,
    fileRows: (from, to) =>
      rows?.slice(from, to) ??
      Uint32Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at),
    cell(row, column) {
      const blockRow = Math.floor(row / BLOCK_ROWS)
      const blockColumn = Math.floor(column / BLOCK_COLUMNS)
      const key = `${blockRow} ${blockColumn}`
      const block = blocks.get(key)
      if (block === undefined || block === null) return undefined
      return block[row % BLOCK_ROWS]?.[column % BLOCK_COLUMNS] ?? null
    },
    ensureLoaded({ fromRow, toRow, fromColumn, toColumn }) {
      for (let row = Math.floor(fromRow / BLOCK_ROWS); row * BLOCK_ROWS < toRow; row += 1) {
        let column = Math.floor(fromColumn / BLOCK_COLUMNS)
        for (; column * BLOCK_COLUMNS < toColumn; column += 1) {
          if (!blocks.has(`${row} ${column}`)) void fetchBlock(`${row} ${column}`, row, column)
        }
      }
    },
    version,
  }
}

/** The same cells without the rows above `from`. */
export function skipRows(store: SheetStore, from: number): SheetStore {
  if (from === 0) return store
  return {
    ...store,
    table: { ...store.table, rows: store.table.rows - from },
    fileRows: (first, to) => store.fileRows(first + from, to + from),
    cell: (row, column) => store.cell(row + from, column),
    ensureLoaded: (window) =>
      store.ensureLoaded({ ...window, fromRow: window.fromRow + from, toRow: window.toRow + from }),
  }
}

function evictOldestBlocks(blocks: Map<string, SheetCells | null>): void {
  for (const key of blocks.keys()) {
    if (blocks.size <= MAX_BLOCKS) return
    blocks.delete(key)
  }
}
