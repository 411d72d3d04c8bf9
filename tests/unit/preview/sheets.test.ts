import { describe, expect, it, vi } from 'vitest'
import { read, utils, write } from 'xlsx'
import { csvText } from '#shared/preview/csvText.ts'
import { type SheetStore, createSheetStore } from '#shared/preview/sheetStore.ts'
import { type SheetWindow, cellsOf, columnName, tableOf } from '#shared/preview/sheetTable.ts'
import { unzippedBytes } from '#shared/preview/zipSize.ts'

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
    expect(csvText(bytes)).toBe(text)
  })
})

describe('what a zip holds', () => {
  it('is the sum of its unpacked parts', () => {
    const book = utils.book_new()
    utils.book_append_sheet(book, utils.aoa_to_sheet(Array.from({ length: 500 }, () => ['same'])))
    const written: unknown = write(book, { type: 'array', bookType: 'xlsx', compression: true })
    const bytes = written instanceof ArrayBuffer ? new Uint8Array(written) : new Uint8Array()
    expect(unzippedBytes(bytes)).toBeGreaterThan(bytes.length * 2)
  })

  it.each([
    ['text', encode('name,amount')],
    ['nothing', new Uint8Array()],
    ['a zip that breaks off', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])],
  ])('is not known of %s', (_, bytes) => {
    expect(unzippedBytes(bytes)).toBeNull()
  })

  it('takes the figure of a zip64 for more than we open', () => {
    const zip = new DataView(new ArrayBuffer(46 + 22))
    zip.setUint32(0, 0x02014b50, true)
    zip.setUint32(24, 0xffffffff, true)
    zip.setUint32(46, 0x06054b50, true)
    zip.setUint16(46 + 10, 1, true)
    expect(unzippedBytes(new Uint8Array(zip.buffer))).toBe(0xffffffff)
  })
})

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %d is %s', (index, name) => {
  expect(columnName(index)).toBe(name)
})

describe('a sheet', () => {
  const csv = 'name,amount\nx,1200.5\n,\nlong text here,=1+1'
  const sheet = read(csv, { type: 'string', dense: true }).Sheets.Sheet1 ?? {}
  const all: SheetWindow = { fromRow: 0, toRow: 100, fromColumn: 0, toColumn: 2 }

  it('has the size of what is in it, and its widths', () => {
    expect(tableOf(sheet)).toEqual({ rows: 4, columns: 2, lengths: [14, 6] })
    expect(tableOf({})).toEqual({ rows: 0, columns: 0, lengths: [] })
  })

  it('gives cells as text, numbers known as such, empty ones as null', () => {
    const cells = cellsOf(sheet, all)
    expect(cells[1]).toEqual([
      { text: 'x', isNumber: false },
      { text: '1200.5', isNumber: true },
    ])
    expect(cells[2]).toEqual([null, null])
  })

  it('gives a window of it', () => {
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
    new Promise<void>((done) => void store.subscribe(() => done()))
  const near = (row: number): SheetWindow => ({
    fromRow: row,
    toRow: row + 20,
    fromColumn: 0,
    toColumn: 3,
  })

  it('come block by block, once each, and never beyond the sheet', async () => {
    ask.mockClear()
    const store = createSheetStore({ rows: 250, columns: 3, lengths: [] }, [[textOf(0, 0)]], ask)
    expect(store.cell(0, 0)).toEqual(textOf(0, 0))
    expect(store.cell(0, 1)).toBeNull()
    expect(store.cell(120, 1)).toBeUndefined()
    const one = arrived(store)
    store.need(near(110))
    store.need(near(115))
    await one
    expect(store.cell(120, 1)).toEqual(textOf(120, 1))
    const two = arrived(store)
    store.need(near(190))
    await two
    expect(ask.mock.calls.map(([window]) => window)).toEqual([
      { fromRow: 100, toRow: 200, fromColumn: 0, toColumn: 3 },
      { fromRow: 200, toRow: 250, fromColumn: 0, toColumn: 3 },
    ])
    expect(store.version()).toBe(2)
  })

  it('are asked for again after a failure', async () => {
    ask.mockClear()
    ask.mockRejectedValueOnce(new Error('the worker is gone'))
    const store = createSheetStore({ rows: 250, columns: 3, lengths: [] }, [], ask)
    store.need(near(110))
    await vi.waitFor(() => {
      store.need(near(110))
      expect(ask).toHaveBeenCalledTimes(2)
    })
  })
})
