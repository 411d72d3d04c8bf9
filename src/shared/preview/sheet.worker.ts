import { expose } from 'comlink'
import { type ParsingOptions, type WorkBook, read, set_cptable } from 'xlsx'
import { judgeWorkbook } from '#shared/files/judgeWorkbook.ts'
import { csvText } from './csvText.ts'
import { needsCodePages } from './needsCodePages.ts'
import {
  type SheetCells,
  type SheetTable,
  type SheetWindow,
  cellsOf,
  tableOf,
} from './sheetTable.ts'

/** Formatted text only: no styles, no formulas, no HTML. Dense rows take half the memory. */
const TEXT_ONLY = {
  dense: true,
  cellFormula: false,
  cellHTML: false,
  cellText: true,
  // What is left to the reader's region is written as India writes it.
  dateNF: 'dd/mm/yyyy',
} as const

export type SheetRefusal = 'locked' | 'tooLarge' | 'corrupt' | 'network'
export type OpenedBook =
  | { kind: 'open'; names: string[] }
  | { kind: 'refused'; why: SheetRefusal; detail: string }
/** `isWhole`: nothing was left out by the row limit. */
export type ReadSheet = { table: SheetTable; first: SheetCells; isWhole: boolean }

let bytes = new Uint8Array()
let isCsv = false
let shown: { index: number; book: WorkBook } | null = null

function parse(options: ParsingOptions): WorkBook {
  // A CSV's cells stay as written: 9.87E+09 was a telephone number.
  if (isCsv) return read(csvText(bytes), { ...TEXT_ONLY, ...options, type: 'string', raw: true })
  return read(bytes, { ...TEXT_ONLY, ...options, type: 'array' })
}

/** Zip or compound file; a workbook by name alone (a table as HTML or text) is left to the library. */
const isContainer = ([first, second]: Uint8Array) =>
  (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf)

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
    bytes = source
    isCsv = extension === 'csv'
    shown = null
    const verdict = isContainer(bytes) ? await judgeWorkbook(bytes) : 'fine'
    if (verdict !== 'fine') return { kind: 'refused', why: verdict, detail: '' }
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
    shown = { index, book }
    const sheet = sheetOf(book, index)
    const table = tableOf(sheet)
    // SheetJS notes the full range where it cut one, but for a CSV.
    const isCut = rowLimit > 0 && (table.rows >= rowLimit || sheet['!fullref'] !== undefined)
    return { table, first: cellsOf(sheet, window), isWhole: !isCut }
  },
  /** Cells of the sheet that was read last; none of any other. */
  cells(index: number, window: SheetWindow): SheetCells {
    return shown?.index === index ? cellsOf(sheetOf(shown.book, index), window) : []
  },
}
export type SheetWorker = typeof worker

function sheetOf(book: WorkBook, index: number) {
  return book.Sheets[book.SheetNames[index] ?? ''] ?? {}
}

expose(worker)
