import { expose, transfer } from 'comlink'
import { type ParsingOptions, type WorkBook, type WorkSheet, read, set_cptable } from 'xlsx'
import { decodeCsv } from './decodeCsv.ts'
import { findHeader, type SheetHeader } from './headerRow.ts'
import { needsCodePages } from './needsCodePages.ts'
import { PARSING_OPTIONS } from './parsingOptions.ts'
import { runQuery } from './query/runQuery.ts'
import { createSheetIndex, type SheetIndex } from './query/sheetIndex.ts'
import type { SheetQuery } from './query/sheetQuery.ts'
import { copyCells } from './selection/copyCells.ts'
import { type CellSum, type SelectedCells, sumCells } from './selection/sumCells.ts'
import {
  type SheetCells,
  type SheetTable,
  type SheetWindow,
  cellsAt,
  cellsOf,
  checkExtent,
  tableOf,
  textAt,
} from './sheetTable.ts'
import { isContainer, unpackWorkbook } from './unpackWorkbook.ts'

export type WorkbookErrorReason = 'locked' | 'tooLarge' | 'corrupt' | 'network'
export type OpenWorkbookResult =
  | { kind: 'open'; names: string[] }
  | { kind: 'refused'; reason: WorkbookErrorReason; detail: string }
/** `isWhole`: not cut by the row limit. */
export type ReadSheetResult = {
  table: SheetTable
  header: SheetHeader | null
  firstCells: SheetCells
  isWhole: boolean
}
export type SheetQueryResult = { rows: Uint32Array<ArrayBuffer>; firstCells: SheetCells }

let bytes = new Uint8Array()
let isCsv = false
let loadedSheet: { index: number; sheet: WorkSheet; sheetIndex: SheetIndex } | null = null

function parse(options: ParsingOptions): WorkBook {
  // CSV cells stay as written: 9.87E+09 was a telephone number.
  if (isCsv)
    return read(decodeCsv(bytes), { ...PARSING_OPTIONS, ...options, type: 'string', raw: true })
  return read(bytes, { ...PARSING_OPTIONS, ...options, type: 'array' })
}

function toOpenError(error: unknown): OpenWorkbookResult {
  const detail = error instanceof Error ? error.message : String(error)
  return { kind: 'refused', reason: /password/i.test(detail) ? 'locked' : 'corrupt', detail }
}

/** False where the code pages failed to load: an old workbook's text would be wrong. */
async function loadCodePages(): Promise<boolean> {
  try {
    set_cptable(await import('xlsx/dist/cpexcel.full.mjs'))
    return true
  } catch {
    return false
  }
}

const worker = {
  /** Takes ownership of the bytes. */
  async open(source: Uint8Array<ArrayBuffer>, extension: string): Promise<OpenWorkbookResult> {
    isCsv = extension === 'csv' && !isContainer(source)
    loadedSheet = null
    const unpacked = await unpackWorkbook(source)
    if (unpacked.kind === 'refused') return { ...unpacked, detail: '' }
    ;({ bytes } = unpacked)
    if (needsCodePages(bytes) && !(await loadCodePages()))
      return { kind: 'refused', reason: 'network', detail: '' }
    try {
      return { kind: 'open', names: parse({ bookSheets: true }).SheetNames }
    } catch (error) {
      return toOpenError(error)
    }
  },
  /** Reads one sheet, at most `rowLimit` rows (0: all), and returns its size and the cells of a window. */
  readSheet(index: number, rowLimit: number, window: SheetWindow): ReadSheetResult {
    const workbook = parse({ sheets: index, sheetRows: rowLimit })
    const sheet = sheetOf(workbook, index)
    if (!isCsv) checkExtent(sheet)
    loadedSheet = { index, sheet, sheetIndex: createSheetIndex(sheet) }
    const table = tableOf(sheet)
    // SheetJS stores the full range of a cut sheet, except for a CSV.
    const isCut = rowLimit > 0 && (table.rows >= rowLimit || sheet['!fullref'] !== undefined)
    return { table, header: findHeader(sheet), firstCells: cellsOf(sheet, window), isWhole: !isCut }
  },
  /** Cells of the sheet that was read last; empty for any other. */
  cells(index: number, window: SheetWindow): SheetCells {
    return loadedSheet?.index === index ? cellsOf(loadedSheet.sheet, window) : []
  },
  // The methods below use the sheet that was read last.
  cellsAt: (rows: Uint32Array<ArrayBuffer>, fromColumn: number, toColumn: number): SheetCells =>
    cellsAt(currentSheet(), rows, fromColumn, toColumn),
  /** @param headerRow the header row; -1: there is none */
  query(query: SheetQuery, headerRow: number, { toRow, toColumn }: SheetWindow): SheetQueryResult {
    const sheet = currentSheet()
    const rows = runQuery(currentIndex(), headerRow, query, (row, column) =>
      textAt(sheet, row, column),
    )
    const answer = { rows, firstCells: cellsAt(sheet, rows.subarray(0, toRow), 0, toColumn) }
    return transfer(answer, [rows.buffer])
  },
  sum: (selected: SelectedCells): CellSum => sumCells(currentSheet(), selected, isCsv),
  copy: (selected: SelectedCells): string => copyCells(currentSheet(), selected),
}
export type SheetWorker = typeof worker

const currentSheet = (): WorkSheet => loadedSheet?.sheet ?? {}
const currentIndex = (): SheetIndex => loadedSheet?.sheetIndex ?? createSheetIndex({})

function sheetOf(workbook: WorkBook, index: number) {
  return workbook.Sheets[workbook.SheetNames[index] ?? ''] ?? {}
}

expose(worker)
