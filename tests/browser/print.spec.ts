import { utils, write } from 'xlsx'
import { chooseBank, pickSamples } from './support/bankSteps.ts'
import { expect, test } from './support/portal.ts'
import { printPage, expectCleanPrint } from './support/printLayout.ts'

test('prints one page per payslip, Form 26AS on one page, and a bank output with its open months', async ({
  page,
  portal,
}) => {
  await portal.signIn('kabir.sethi@kaveri.example')
  await page.emulateMedia({ colorScheme: 'dark' })

  await page.goto('/payslip')
  await portal.pick('payslip-three-months.pdf')
  await page.getByRole('button', { name: 'Proceed' }).click()
  await expect(page.getByText('Payslip 1 of 3')).toBeVisible()
  const slips = await expectCleanPrint(page, 'payslips')
  expect(slips).toHaveLength(3)
  for (const [index, text] of slips.entries()) {
    expect(text).toContain(['July', 'August', 'September'][index])
    expect(text).toContain('Net pay')
  }
  // The screen is as it was.
  await expect(page.getByRole('article')).toHaveCount(1)

  await page.goto('/form26as')
  await portal.pick('form26as.pdf')
  await page.getByRole('button', { name: 'Proceed' }).click()
  await expect(page.getByText('All totals add up')).toBeVisible()
  const [statement = '', ...more] = await expectCleanPrint(page, 'form26as')
  expect(more).toEqual([])
  expect(statement).toContain('KONKAN')

  await page.goto('/bankstatement')
  await pickSamples(page, ['bank-returns.pdf'])
  await page.getByText('1 ready').waitFor()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await chooseBank(page, 'State Bank of India', 'Current')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: 'PROCEED' }).click()
  await page.getByRole('button', { name: 'Returns of Jun 2026: 70,240.00' }).click()
  await expect(page.getByText(/^2 returns on the sheet/)).toBeVisible()
  const months = (await expectCleanPrint(page, 'bank')).join(' ')
  expect(months).toMatch(/Three.+month average/)
  expect(months).toContain('I/W CHQ RTN NEW INDIA AGENCIES')
})

/** Rows of ten lines and more columns than paper is wide. */
function longWorkbook(): Buffer {
  const figures = Array.from({ length: 20 }, (_, column) => column)
  const rows = Array.from({ length: 40 }, (_, row) => [
    'NEFT CR SAHYADRI SALARY '.repeat(15),
    ...figures.map((column) => 12_345_678.5 + row + column),
  ])
  const workbook = utils.book_new()
  const headerCells = ['Narration', ...figures.map((column) => `Month ${column + 1}`)]
  utils.book_append_sheet(workbook, utils.aoa_to_sheet([headerCells, ...rows]), 'CASH FLOW')
  return write(workbook, { type: 'buffer', bookType: 'xlsx' })
}

test('prints a long and wide workbook in order, with headers on each page', async ({
  page,
  portal,
}) => {
  await page.route('**/financial_statement/response*', (route) =>
    route.fulfill({ body: longWorkbook(), contentType: 'application/octet-stream' }),
  )
  await portal.signIn('kabir.sethi@kaveri.example')
  await page.goto('/financialStatement')
  await portal.pick('statement-india.pdf')
  await page.getByRole('button', { name: 'PROCEED' }).click()
  await page.getByText('40 rows').waitFor()
  const sheets = await expectCleanPrint(page, 'long')
  expect(sheets.length).toBeGreaterThan(3)
  for (const text of sheets) expect(text).toMatch(/Narration|more columns/)
  expect(sheets.at(-1)).toMatch(/more columns in the workbook/)

  // What is judged is what keeps a row together: without it the same rows are cut.
  await page.evaluate(() => {
    const stylesheet = new CSSStyleSheet()
    stylesheet.replaceSync('.result * { break-inside: auto !important }')
    document.adoptedStyleSheets = [stylesheet]
  })
  expect((await printPage(page, 'cut')).notWhole).not.toEqual([])
})
