import { read, utils } from 'xlsx'
import type { Workbook } from '#shared/ui/preview/sheet/workbook.ts'

/** jsdom has no worker: reads the workbook in this thread. */
export function startWorkbookWorker(): Omit<Workbook, 'queryable'> {
  let sheets: string[][][] = []
  const cells = (index: number): Awaited<ReturnType<Workbook['cells']>> =>
    (sheets[index] ?? []).map((row) =>
      row.map((text) => (text === '' ? null : { text, isNumber: false })),
    )
  const readSheet = async (index: number) => {
    const rows = cells(index)
    const table = { rows: rows.length, columns: 3, textLengths: [] }
    return { table, header: null, firstCells: rows, isWhole: true }
  }
  return {
    async open(source) {
      const workbook = read(new Uint8Array(await source.arrayBuffer()), { type: 'array' })
      sheets = workbook.SheetNames.map((name) =>
        utils.sheet_to_json(workbook.Sheets[name] ?? {}, { header: 1, raw: false, defval: '' }),
      )
      return { kind: 'open', names: workbook.SheetNames }
    },
    readFirst: readSheet,
    readAll: readSheet,
    cells: async (index, { fromRow, toRow }) => cells(index).slice(fromRow, toRow),
    close: () => undefined,
  }
}
