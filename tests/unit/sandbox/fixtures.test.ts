import { expect, it } from 'vitest'
import { asFile, makePdf, makeWorkbook, megabytes } from '#tests/fixtures/make.ts'
import { readPdf } from '#tests/sandbox/readPdf.ts'

it.each([1, 199, 200, 500])('makes %i pages', async (pages) => {
  const pdf = await readPdf(await makePdf({ pages }))
  expect(pdf.kind === 'ok' && pdf.pages.length).toBe(pages)
})

it.each([9.99, 10])('makes a readable file of exactly %f MB', async (size) => {
  const bytes = await makePdf({ pages: 2, bytes: megabytes(size) })
  expect(bytes.length).toBe(megabytes(size))
  expect((await readPdf(bytes)).kind).toBe('ok')
})

it('makes a workbook of seven sheets', async () => {
  const { read } = await import('xlsx')
  const book = read(await makeWorkbook({ sheets: 7, rows: 3, columns: 4 }))
  expect(book.SheetNames).toHaveLength(7)
  expect(book.Sheets['BALANCE SHEET']?.['!ref']).toBe('A1:D4')
})

it('gives a file the type of its extension', () => {
  expect(asFile(new Uint8Array(3), 'a.pdf')).toMatchObject({
    name: 'a.pdf',
    size: 3,
    type: 'application/pdf',
  })
})
