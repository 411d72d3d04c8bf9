import type { SheetCell, SheetCells, SheetTable, SheetWindow } from './sheetTable.ts'

/** Cells come over from the worker in blocks of this size. */
export const BLOCK_ROWS = 100
export const BLOCK_COLUMNS = 50
/** Blocks kept at a time: what was scrolled by long ago is asked for again. */
const MAX_BLOCKS = 60

export const FIRST_BLOCK: SheetWindow = {
  fromRow: 0,
  toRow: BLOCK_ROWS,
  fromColumn: 0,
  toColumn: BLOCK_COLUMNS,
}

type Ask = (window: SheetWindow) => Promise<SheetCells>

/** The cells of one sheet near the view. Subscribers hear of each block that arrives. */
export type SheetStore = {
  table: SheetTable
  /** Rows of the file that stand in some rows of the view; `to` is exclusive. */
  fileRows: (from: number, to: number) => Uint32Array<ArrayBuffer>
  /** Null where the cell is empty, undefined while it is on its way. */
  cell: (row: number, column: number) => SheetCell | null | undefined
  /** Fetches what is missing of a window. */
  need: (window: SheetWindow) => void
  subscribe: (changed: () => void) => () => void
  /** Grows with each block: a snapshot for useSyncExternalStore. */
  version: () => number
}

/** @param rows of the file, in the order in which they are shown; left out: all as they stand there */
export function createSheetStore(
  table: SheetTable,
  first: SheetCells,
  ask: Ask,
  rows?: Uint32Array<ArrayBuffer>,
): SheetStore {
  const blocks = new Map<string, SheetCells | null>([['0 0', first]])
  const listeners = new Set<() => void>()
  let version = 0

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
      blocks.set(key, await ask(window))
    } catch {
      // The workbook says by itself that its worker is gone; the block may be asked for again.
      blocks.delete(key)
      return
    }
    dropOldest(blocks)
    version += 1
    for (const changed of listeners) changed()
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
    need({ fromRow, toRow, fromColumn, toColumn }) {
      for (let row = Math.floor(fromRow / BLOCK_ROWS); row * BLOCK_ROWS < toRow; row += 1) {
        let column = Math.floor(fromColumn / BLOCK_COLUMNS)
        for (; column * BLOCK_COLUMNS < toColumn; column += 1) {
          if (!blocks.has(`${row} ${column}`)) void fetchBlock(`${row} ${column}`, row, column)
        }
      }
    },
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    version: () => version,
  }
}

/** The same cells without the rows above `from`. */
export function storeBelow(store: SheetStore, from: number): SheetStore {
  if (from === 0) return store
  return {
    ...store,
    table: { ...store.table, rows: store.table.rows - from },
    fileRows: (first, to) => store.fileRows(first + from, to + from),
    cell: (row, column) => store.cell(row + from, column),
    need: (window) =>
      store.need({ ...window, fromRow: window.fromRow + from, toRow: window.toRow + from }),
  }
}

function dropOldest(blocks: Map<string, SheetCells | null>): void {
  for (const key of blocks.keys()) {
    if (blocks.size <= MAX_BLOCKS) return
    blocks.delete(key)
  }
}
