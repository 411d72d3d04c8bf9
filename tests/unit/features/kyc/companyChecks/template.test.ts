import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import * as XLSX from 'xlsx'
import { TEMPLATE_COLUMNS } from '#features/kyc/companyChecks/create/sheetReport.ts'

test('the template has the expected columns', async () => {
  const file = new URL(
    '../../../../../public/templates/Company_Checks_Template.xlsx',
    import.meta.url,
  )
  const book = XLSX.read(await readFile(file))
  expect(book.SheetNames).toEqual(['Checks'])
  const [heads] = XLSX.utils.sheet_to_json(book.Sheets.Checks ?? {}, { header: 1 })
  expect(heads).toEqual(TEMPLATE_COLUMNS.map(({ label }) => label))
})
