import { expose, transfer } from 'comlink'
import { type ParsingOptions, type WorkBook, type WorkSheet, read, set_cptable } from 'xlsx'
import { csvText } from './csvText.ts'
import { needsCodePages } from './needsCodePages.ts'
import { answerQuestion } from './sheet/answerQuestion.ts'
import { columnFacts, type ColumnFacts } from './sheet/columnFacts.ts'
import { type CopiedCells, copyCells } from './sheet/copyCells.ts'
import { findHead, type SheetHead } from './sheet/headRow.ts'
import { createSheetIndex, type SheetIndex } from './sheet/sheetIndex.ts'
import type { SheetQuestion } from './sheet/sheetQuestion.ts'
import {
  type SheetCells,
  type SheetTable,
  type SheetWindow,
  cellsAt,
  cellsOf,
  checkExtent,
  tableOf,
  textAt,
} from './sheet/sheetTable.ts'
import { type CellSum, type SelectedCells, sumCells } from './sheet/sumCells.ts'
import { isContainer, unpackWorkbook } from './unpackWorkbook.ts'

/** Formatted text and what it was made from: no styles, no formulas, no HTML. Dense rows take half the memory. */
const TEXT_ONLY = {
  dense: true,
  cellFormula: false,
  cellHTML: false,
  cellText: true,
  // Tells a day from a number.
  cellNF: true,
  // What is left to the reader's region is written as India writes it.
  dateNF: 'dd/mm/yyyy',
} as const

export type SheetRefusal = 'locked' | 'tooLarge' | 'corrupt' | 'network'
export type OpenedBook =
  | { kind: 'open'; names: string[] }
  | { kind: 'refused'; why: SheetRefusal; detail: string }
/** `isWhole`: nothing was left out by the row limit. `head`: the row that names the columns, where one does. */
export type ReadSheet = {
  table: SheetTable
  head: SheetHead | null
  first: SheetCells
  isWhole: boolean
}
/** The rows that answer a question, and the cells of the first of them. */
export type AnsweredQuestion = { rows: Uint32Array<ArrayBuffer>; first: SheetCells }

let bytes = new Uint8Array()
let isCsv = false
let shown: { index: number; sheet: WorkSheet; asked: SheetIndex } | null = null

function parse(options: ParsingOptions): WorkBook {
  // A CSV's cells stay as written: 9.87E+09 was a telephone number.
  if (isCsv) return read(csvText(bytes), { ...TEXT_ONLY, ...options, type: 'string', raw: true })
  return read(bytes, { ...TEXT_ONLY, ...options, type: 'array' })
}

function refusalOf(error: unknown): OpenedBook {
  const detail = error instanceof Error ? error.message : String(error)
  return { kind: 'refused', why: /password/i.test(detail) ? 'locked' : 'corrupt', detail }
}

/** False where they did not come: without them the letters of an old workbook would be others. */
async function loadCodePages(): Promise<boolean> {
  try {
    set_cptable(await import('xlsx/dist/cpexcel.full.mjs'))
    return true
  } catch {
    return false
  }
}

const worker = {
  /** Takes the bytes over and answers the names of the sheets. */
  async open(source: Uint8Array<ArrayBuffer>, extension: string): Promise<OpenedBook> {
    isCsv = extension === 'csv' && !isContainer(source)
    shown = null
    const unpacked = await unpackWorkbook(source)
    if (unpacked.kind === 'refused') return { ...unpacked, detail: '' }
    ;({ bytes } = unpacked)
    if (needsCodePages(bytes) && !(await loadCodePages()))
      return { kind: 'refused', why: 'network', detail: '' }
    try {
      return { kind: 'open', names: parse({ bookSheets: true }).SheetNames }
    } catch (error) {
      return refusalOf(error)
    }
  },
  /** Reads one sheet, at most `rowLimit` rows of it (0: all), and answers its size with the cells of a window. */
  readSheet(index: number, rowLimit: number, window: SheetWindow): ReadSheet {
    const book = parse({ sheets: index, sheetRows: rowLimit })
    const sheet = sheetOf(book, index)
    if (!isCsv) checkExtent(sheet)
    shown = { index, sheet, asked: createSheetIndex(sheet) }
    const table = tableOf(sheet)
    // SheetJS notes the full range where it cut one, but for a CSV.
    const isCut = rowLimit > 0 && (table.rows >= rowLimit || sheet['!fullref'] !== undefined)
    return { table, head: findHead(sheet), first: cellsOf(sheet, window), isWhole: !isCut }
  },
  /** Cells of the sheet that was read last; none of any other. */
  cells(index: number, window: SheetWindow): SheetCells {
    return shown?.index === index ? cellsOf(shown.sheet, window) : []
  },
  // All below is asked of the sheet that was read last.
  cellsAt: (rows: Uint32Array<ArrayBuffer>, fromColumn: number, toColumn: number): SheetCells =>
    cellsAt(lastSheet(), rows, fromColumn, toColumn),
  /** @param head the row of names; -1: there is none */
  ask(question: SheetQuestion, head: number, { toRow, toColumn }: SheetWindow): AnsweredQuestion {
    const sheet = lastSheet()
    const rows = answerQuestion(lastIndex(), head, question, (row, column) =>
      textAt(sheet, row, column),
    )
    const answer = { rows, first: cellsAt(sheet, rows.subarray(0, toRow), 0, toColumn) }
    return transfer(answer, [rows.buffer])
  },
  sum: (selected: SelectedCells): CellSum => sumCells(lastSheet(), selected, isCsv),
  copy: (selected: SelectedCells, names: readonly string[] | null): CopiedCells =>
    copyCells(lastSheet(), selected, names),
  column(column: number, head: number): ColumnFacts {
    const sheet = lastSheet()
    return columnFacts(lastIndex(), column, head, (row) => textAt(sheet, row, column))
  },
}
export type SheetWorker = typeof worker

const lastSheet = (): WorkSheet => shown?.sheet ?? {}
const lastIndex = (): SheetIndex => shown?.asked ?? createSheetIndex({})

function sheetOf(book: WorkBook, index: number) {
  return book.Sheets[book.SheetNames[index] ?? ''] ?? {}
}

expose(worker)
