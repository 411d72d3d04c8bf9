import { expect, it } from 'vitest'
import { read, utils } from 'xlsx'
import { makeWorkbook, type SheetFile } from '#shared/platform/files/makeWorkbook.ts'

async function readBack(...sheets: SheetFile[]) {
  const blob = await makeWorkbook(sheets)
  return read(await blob.arrayBuffer())
}

const aSheet = (rows: SheetFile['rows']): SheetFile => ({ name: 'Sheet', rows, widths: [] })

it('writes amounts as numbers, days as days and texts as texts', async () => {
  const workbook = await readBack(
    aSheet([['Basic', 96_000.5, { day: '2026-04-30' }, null, '30-04-2026']]),
  )
  const sheet = workbook.Sheets.Sheet ?? {}
  expect(utils.sheet_to_json(sheet, { header: 1, raw: false })).toEqual([
    ['Basic', '96,000.50', '30/04/2026', undefined, '30-04-2026'],
  ])
  expect([sheet.B1?.v, sheet.C1?.v]).toEqual([96_000.5, 46_142])
})

it.each([
  ['=1+1', "'=1+1"],
  ['+1', '+1'],
  ['-1', '-1'],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  [' =HYPERLINK("http://a.example")', `' =HYPERLINK("http://a.example")`],
])('%j is a text, and no formula', async (text, written) => {
  const workbook = await readBack(aSheet([[text]]))
  expect(workbook.Sheets.Sheet?.A1).toMatchObject({ t: 's', v: written })
  expect(workbook.Sheets.Sheet?.A1?.f).toBeUndefined()
})
