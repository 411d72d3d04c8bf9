import { describe, expect, it, vi } from 'vitest'
import { read, set_cptable, utils, write } from 'xlsx'
import { decodeCsv } from '#shared/ui/preview/sheet/decodeCsv.ts'
import { columnLetters } from '#shared/ui/preview/sheet/grid/columnLetters.ts'
import {
  type SheetStore,
  createSheetStore,
  skipRows,
} from '#shared/ui/preview/sheet/grid/sheetStore.ts'
import { needsCodePages } from '#shared/ui/preview/sheet/needsCodePages.ts'
import { type SheetWindow, cellsOf, tableOf } from '#shared/ui/preview/sheet/sheetTable.ts'

const encode = (text: string) => new TextEncoder().encode(text)

describe('the text of a CSV', () => {
  it.each([
    ['UTF-8', encode('ā,b'), 'ā,b'],
    ['UTF-8 with its mark', new Uint8Array([0xef, 0xbb, 0xbf, 0x61]), 'a'],
    ['UTF-16 little endian', new Uint8Array([0xff, 0xfe, 0x61, 0, 0x62, 0]), 'ab'],
    ['UTF-16 big endian', new Uint8Array([0xfe, 0xff, 0, 0x61, 0, 0x62]), 'ab'],
    ['Windows-1252', new Uint8Array([0x4a, 0x6f, 0x73, 0xe9]), 'José'],
    ['nothing', new Uint8Array(), ''],
  ])('%s', (_, bytes, text) => {
    expect(decodeCsv(bytes)).toBe(text)
  })
})

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %d is %s', (index, name) => {
  expect(columnLetters(index)).toBe(name)
})

describe('a workbook of Excel 5/95', () => {
  const bytes = anOldWorkbook()
  const texts = () => {
    const book = read(bytes, { type: 'array', dense: true })
    const [name = ''] = book.SheetNames
    return cellsOf(book.Sheets[name] ?? {}, { fromRow: 0, toRow: 1, fromColumn: 0, toColumn: 2 })
  }

  it.each([
    ['it', bytes, true],
    ['Excel 2', new Uint8Array([9, 0, 4, 0, 2, 0]), true],
    ['Excel 97', aWorkbook('biff8'), false],
    ['today', aWorkbook('xlsx'), false],
    ['text', encode('name,amount'), false],
    ['a compound file that breaks off', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), false],
  ])('of %s: whether it needs code pages', (_, source, needs) => {
    expect(needsCodePages(source)).toBe(needs)
  })

  it('decodes text with the code pages of the package', async () => {
    expect(texts()[0]?.[0]?.text).toBe('Èâàí')
    set_cptable(await import('xlsx/dist/cpexcel.full.mjs'))
    expect(texts()[0]?.[0]?.text).toBe('Иван')
  })
})

it('groups figures as India does and writes days day first, whatever the workbook says', () => {
  const sheet = utils.aoa_to_sheet([[1_234_567.5, -98_765_432, 999, '1,234,567', 45_000]], {
    dense: true,
  })
  const cells = sheet['!data']?.[0] ?? []
  for (const cell of cells.slice(0, 3)) cell.z = '#,##0.00;(#,##0.00)'
  const [, , , , day] = cells
  if (day !== undefined) day.z = 'm/d/yy'
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet)
  const written: unknown = write(book, { type: 'array', bookType: 'xlsx' })
  const again = read(written, { type: 'array', dense: true, dateNF: 'dd/mm/yyyy' })
  const window = { fromRow: 0, toRow: 1, fromColumn: 0, toColumn: 5 }
  expect(cellsOf(again.Sheets.Sheet1 ?? {}, window)[0]?.map((cell) => cell?.text)).toEqual([
    '12,34,567.50',
    '(9,87,65,432.00)',
    '999.00',
    '1,234,567',
    '15/03/2023',
  ])
})

it('fits the longest number of all rows, and texts of the first', () => {
  const rows = Array.from({ length: 300 }, (_, row) => [
    row === 299 ? 'the longest text of all' : 'x',
    row === 299 ? 123_456_789 : 1,
  ])
  expect(tableOf(utils.aoa_to_sheet(rows, { dense: true })).textLengths).toEqual([1, 9])
})

function aWorkbook(bookType: 'biff5' | 'biff8' | 'xlsx'): Uint8Array<ArrayBuffer> {
  const book = utils.book_new()
  utils.book_append_sheet(book, utils.aoa_to_sheet([['QQQQ', 5]]))
  const written: unknown = write(book, { type: 'array', bookType })
  return written instanceof ArrayBuffer ? new Uint8Array(written) : new Uint8Array()
}

/** 'Иван' in code page 1251: SheetJS itself writes no letters beyond ASCII into such a workbook. */
function anOldWorkbook(): Uint8Array<ArrayBuffer> {
  const bytes = aWorkbook('biff5')
  const at = (mark: readonly number[]) =>
    bytes.findIndex((_, start) => mark.every((byte, index) => bytes[start + index] === byte))
  bytes.set([0xc8, 0xe2, 0xe0, 0xed], at([0x51, 0x51, 0x51, 0x51]))
  bytes.set([0xe3, 0x04], at([0x42, 0, 2, 0]) + 4)
  return bytes
}

describe('a sheet', () => {
  const csv = 'name,amount\nx,1200.5\n,\nlong text here,=1+1'
  const sheet = read(csv, { type: 'string', dense: true }).Sheets.Sheet1 ?? {}
  const all: SheetWindow = { fromRow: 0, toRow: 100, fromColumn: 0, toColumn: 2 }

  it('has the size of what is in it, and its widths', () => {
    expect(tableOf(sheet)).toEqual({ rows: 4, columns: 2, textLengths: [14, 6] })
    expect(tableOf({})).toEqual({ rows: 0, columns: 0, textLengths: [] })
  })

  it('gives cells as text, numbers known as such, empty ones as null', () => {
    const cells = cellsOf(sheet, all)
    expect(cells[1]).toEqual([
      { text: 'x', isNumber: false },
      { text: '1200.5', isNumber: true },
    ])
    expect(cells[2]).toEqual([null, null])
  })

  it('returns a window of it', () => {
    expect(cellsOf(sheet, { fromRow: 3, toRow: 4, fromColumn: 0, toColumn: 1 })).toEqual([
      [{ text: 'long text here', isNumber: false }],
    ])
  })
})

describe('cells near the view', () => {
  const textOf = (row: number, column: number) => ({ text: `${row}/${column}`, isNumber: false })
  const ask = vi.fn(({ fromRow, toRow, fromColumn, toColumn }: SheetWindow) =>
    Promise.resolve(
      Array.from({ length: toRow - fromRow }, (_, row) =>
        Array.from({ length: toColumn - fromColumn }, (__, column) =>
          textOf(fromRow + row, fromColumn + column),
        ),
      ),
    ),
  )
  const arrived = (store: SheetStore) =>
    new Promise<void>((done) => void store.version.subscribe(() => done()))
  const near = (row: number): SheetWindow => ({
    fromRow: row,
    toRow: row + 20,
    fromColumn: 0,
    toColumn: 3,
  })

  it('load by block, once each, and never beyond the sheet', async () => {
    ask.mockClear()
    const store = createSheetStore(
      { rows: 250, columns: 3, textLengths: [] },
      [[textOf(0, 0)]],
      ask,
    )
    expect(store.cell(0, 0)).toEqual(textOf(0, 0))
    expect(store.cell(0, 1)).toBeNull()
    expect(store.cell(120, 1)).toBeUndefined()
    const one = arrived(store)
    store.ensureLoaded(near(110))
    store.ensureLoaded(near(115))
    await one
    expect(store.cell(120, 1)).toEqual(textOf(120, 1))
    const two = arrived(store)
    store.ensureLoaded(near(190))
    await two
    expect(ask.mock.calls.map(([window]) => window)).toEqual([
      { fromRow: 100, toRow: 200, fromColumn: 0, toColumn: 3 },
      { fromRow: 200, toRow: 250, fromColumn: 0, toColumn: 3 },
    ])
    expect(store.version.getState()).toBe(2)
  })

  it('of the rows below some others keep their rows in the file', async () => {
    ask.mockClear()
    const whole = createSheetStore(
      { rows: 250, columns: 3, textLengths: [] },
      [[textOf(0, 0)]],
      ask,
    )
    const store = skipRows(whole, 1)
    expect(store.table.rows).toBe(249)
    expect([...store.fileRows(0, 2)]).toEqual([1, 2])
    const come = arrived(store)
    store.ensureLoaded(near(99))
    await come
    expect(store.cell(99, 1)).toEqual(textOf(100, 1))
    expect(ask.mock.calls.map(([{ fromRow }]) => fromRow)).toEqual([100])
    expect(skipRows(whole, 0)).toBe(whole)
  })

  it('are loaded again after a failure', async () => {
    ask.mockClear()
    ask.mockRejectedValueOnce(new Error('the worker is gone'))
    const store = createSheetStore({ rows: 250, columns: 3, textLengths: [] }, [], ask)
    store.ensureLoaded(near(110))
    await vi.waitFor(() => {
      store.ensureLoaded(near(110))
      expect(ask).toHaveBeenCalledTimes(2)
    })
  })
})
