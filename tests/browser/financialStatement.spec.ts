import { readFile } from 'node:fs/promises'
import { read, utils } from 'xlsx'
import { expect, test } from './support/portal.ts'
import { expectCleanPrint } from './support/printLayout.ts'

const USER = 'kabir.sethi@kaveri.example'

/** The rows of one sheet of a saved workbook. */
async function rowsOf(path: string, sheet: string): Promise<unknown[][]> {
  const workbook = read(await readFile(path))
  expect(workbook.SheetNames).toHaveLength(7)
  return utils.sheet_to_json<unknown[]>(workbook.Sheets[sheet] ?? {}, { header: 1 })
}

test('analyses a statement and finds the workbook’s cells in the source', async ({
  page,
  portal,
}) => {
  await portal.signIn(USER)
  await page.goto('/financialStatement')
  await portal.pick('statement-india.pdf', 'Annual report.pdf')
  await page.getByRole('button', { name: 'PROCEED' }).click()
  await expect(page.getByRole('heading', { name: 'Analysis Output' })).toBeVisible()
  await expect(page).toHaveURL(/\/outputfinancialStatement\?job=/)
  await expect(page.getByRole('cell', { name: 'Adds up' }).first()).toBeVisible()

  // The second sheet comes first.
  const sheets = page.getByRole('combobox', { name: 'Select Sheet' })
  await expect(sheets.locator('option:checked')).toHaveText('BALANCE SHEET')
  const mark = page.getByRole('region', { name: 'Source' }).locator('mark')
  await page.getByRole('gridcell', { name: '4,466.80' }).click()
  await expect(page.getByText('Reserves and surplus found on page 1')).toBeVisible()
  await expect(mark).toHaveText('4,466.80')

  // The same figure stands on the first page too: the cell's neighbours say which is meant.
  await sheets.selectOption('CASH FLOW STMT')
  const profit = page.getByRole('gridcell', { name: '1,366.20' })
  await profit.click()
  await expect(page.getByText('Profit before tax found on page 3')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(mark).toHaveText('881.10')

  const [sheet = '', ...more] = await expectCleanPrint(page, 'statement')
  expect(more).toEqual([])
  expect(sheet).toMatch(/Annual report\.pdf.+Adds up/)

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Output (xlsx)' }).click(),
  ])
  expect(saved.suggestedFilename()).toBe('Annual report_output.xlsx')
  const rows = await rowsOf(await saved.path(), 'STANDARDIZED BALANCE SHEET')
  expect(rows).toContainEqual(['Total liabilities and equity', 10_781.4, 10_390.85])

  const [input] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Annual report.pdf' }).click(),
  ])
  const picked = await readFile('tests/sandbox/samples/statement-india.pdf')
  expect((await readFile(await input.path())).equals(picked)).toBe(true)
})
