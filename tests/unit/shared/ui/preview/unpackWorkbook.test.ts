import JSZip from 'jszip'
import { describe, expect, it } from 'vitest'
import { read, type WorkSheet } from 'xlsx'
import { readZipDirectory } from '#shared/platform/files/zipReader.ts'
import { sumCells } from '#shared/ui/preview/sheet/selection/sumCells.ts'
import { checkExtent, tableOf } from '#shared/ui/preview/sheet/sheetTable.ts'
import { unpackWorkbook } from '#shared/ui/preview/sheet/unpackWorkbook.ts'
import { craftedSheet, DISGUISED_BOMBS } from '#tests/fixtures/bombs.ts'
import { makeWorkbook } from '#tests/fixtures/make.ts'

const CELL = '<row r="1"><c r="A1"><v>7</v></c></row>'

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const made = await unpackWorkbook(bytes)
  return made.kind === 'unpacked' ? made.bytes : new Uint8Array()
}

async function sheetOf(bytes: Uint8Array<ArrayBuffer>): Promise<WorkSheet> {
  const book = read(await unpacked(bytes), { type: 'array', dense: true, sheets: 0 })
  return book.Sheets[book.SheetNames[0] ?? ''] ?? {}
}

/** The cells that there are, empty ones of the library's own included. */
const cellsIn = (sheet: WorkSheet): number =>
  (sheet['!data'] ?? []).reduce((sum, row) => sum + (row ?? []).filter(Boolean).length, 0)

/** A workbook with a part more, or another one in its place. */
async function withPart(name: string, content: string | Uint8Array<ArrayBuffer>) {
  const zip = await JSZip.loadAsync(await craftedSheet(CELL))
  zip.file(name, content)
  return new Uint8Array(await zip.generateAsync({ type: 'arraybuffer', compression: 'DEFLATE' }))
}

describe('what the spreadsheet library is given', () => {
  it('is the same workbook, with nothing in it to unpack', async () => {
    const source = await makeWorkbook({ sheets: 3, rows: 40, columns: 5 })
    const bytes = await unpacked(source)
    const [mine, plain] = [bytes, source].map((book) => read(book, { type: 'array', dense: true }))
    expect(mine?.SheetNames).toEqual(plain?.SheetNames)
    expect(mine?.Sheets).toEqual(plain?.Sheets)
    expect(readZipDirectory(bytes).map(({ method }) => method)).toContain(0)
    expect(readZipDirectory(bytes).map(({ method }) => method)).not.toContain(8)
    // As another reader sees it, its checksums too.
    await JSZip.loadAsync(bytes, { checkCRC32: true })
  })

  it.each(Object.entries(DISGUISED_BOMBS))('excludes a bomb %s', async (_, make) => {
    expect(await unpackWorkbook(await make(1000))).toEqual({ kind: 'refused', reason: 'corrupt' })
  })

  it('is no ZIP within the ZIP', async () => {
    const numbers = new JSZip()
    numbers.file('Index.zip', await craftedSheet(CELL))
    const bytes = new Uint8Array(await numbers.generateAsync({ type: 'arraybuffer' }))
    expect(read(bytes, { type: 'array' }).SheetNames).toHaveLength(1)
    await expect(sheetOf(bytes)).rejects.toThrow(/unsupported/i)
  })

  it('is no OpenDocument, which repeats a row a million times in a few letters', async () => {
    const bytes = await withPart('META-INF/manifest.xml', '<manifest:manifest/>')
    expect(cellsIn(await sheetOf(bytes))).toBe(1)
  })

  it.each([
    ['as it is', '<hyperlinks><hyperlink ref="A1:C3" location="x"/></hyperlinks>'],
    ['with a prefix', '<hyperlinks><x:hyperlink ref="A1:C3" location="x"/></hyperlinks>'],
  ])('has no link %s: each makes a cell for all that it covers', async (_, links) => {
    const bytes = await craftedSheet(CELL, links)
    const plain = read(bytes, { type: 'array', dense: true }).Sheets
    expect(Object.values(plain).map(cellsIn)).toEqual([9])
    expect(cellsIn(await sheetOf(bytes))).toBe(1)
  })

  it('has no link in a part in UTF-16 either', async () => {
    const zip = await JSZip.loadAsync(
      await craftedSheet(CELL, '<hyperlinks><hyperlink ref="A1:C3" location="x"/></hyperlinks>'),
    )
    const sheet = 'xl/worksheets/sheet1.xml'
    const text = (await zip.file(sheet)?.async('string')) ?? ''
    const wide = new Uint8Array([
      0xff,
      0xfe,
      ...Array.from(text).flatMap((a) => [a.charCodeAt(0), 0]),
    ])
    const found = await sheetOf(await withPart(sheet, wide))
    expect(cellsIn(found)).toBe(1)
    expect(tableOf(found)).toEqual({ rows: 1, columns: 1, textLengths: [1] })
  })

  it('keeps a text that only mentions a link', async () => {
    const text = '<row r="1"><c r="A1" t="inlineStr"><is><t>a hyperlink here</t></is></c></row>'
    const sheet = await sheetOf(await craftedSheet(text))
    expect(sheet['!data']?.[0]?.[0]?.v).toBe('a hyperlink here')
  })

  it('does not change a file that is a table by name alone', async () => {
    const html = new TextEncoder().encode('PK,<table><tr><td>1</td></tr></table>')
    expect(await unpackWorkbook(html)).toEqual({ kind: 'unpacked', bytes: html })
  })
})

describe('a sheet whose only cell is far out', () => {
  it.each(['AZZZZZ1', 'XFE1', 'A1048577', 'A4000000000'])('%s is damage', async (cell) => {
    const row = cell.replace(/^[A-Z]+/, '')
    const sheet = await sheetOf(
      await craftedSheet(`<row r="${row}"><c r="${cell}"><v>1</v></c></row>`),
    )
    expect(() => checkExtent(sheet)).toThrow(/beyond the last/)
  })

  it('shows the last cell of a sheet at the cost of one', async () => {
    const last = '<row r="1048576"><c r="XFD1048576"><v>12</v></c></row>'
    const sheet = await sheetOf(await craftedSheet(last))
    expect(() => checkExtent(sheet)).not.toThrow()
    const table = tableOf(sheet)
    expect(table).toMatchObject({ rows: 1_048_576, columns: 16_384 })
    expect(table.textLengths.at(-1)).toBe(2)
    const rows = Uint32Array.from({ length: table.rows }, (_, at) => at)
    expect(sumCells(sheet, { rows, fromColumn: 0, toColumn: table.columns }, false).sum).toBe(12)
  })
})
