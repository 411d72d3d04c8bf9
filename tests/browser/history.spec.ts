import { readFile } from 'node:fs/promises'
import { loadPdfJs } from '../sandbox/pdfJs.ts'
import { violations } from './support/axe.ts'
import { openBankPreview, pickSamples } from './support/bankSteps.ts'
import { expect, test } from './support/portal.ts'
import { sampleFile } from './support/sampleFile.ts'

const FOLDER = 'tests/fixtures/history'
const CHANGED = 'covered-appended-mutool-1.pdf'

test('shows what was changed in a file, before and now, by keyboard and on paper', async ({
  page,
  portal,
}) => {
  await portal.signIn('kabir.sethi@kaveri.example')
  await page.goto('/check')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(
      [CHANGED, 'original-chromium-1.pdf', 'signed/signed.pdf'].map((name) => `${FOLDER}/${name}`),
    )
  const line = page.getByRole('listitem', { name: CHANGED })
  await expect(line).toContainText('1 amount was changed on page 1')
  const printed = page.getByRole('listitem', { name: 'original-chromium-1.pdf' })
  await expect(printed).toContainText('Differs from the other files of its account or employer')
  await expect(page.getByRole('listitem', { name: 'signed.pdf' })).toContainText(
    /Signed by Payroll of Sahyadri, issuer not checked, unchanged since \d/,
  )

  const look = line.getByRole('button', { name: `Look at the history of ${CHANGED}` })
  await look.focus()
  await page.keyboard.press('Enter')
  const history = page.getByRole('dialog', { name: `History of ${CHANGED}` })
  await expect(history).toContainText('House rent allowance: 12,548.00 became 22,548.00')
  await expect(history.getByRole('img', { name: /^Before: page 1/ })).toBeVisible()
  await expect(history.getByRole('img', { name: /^Now: page 1/ })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('j')
  await expect(history).toContainText('House rent allowance: 12,548.00 below 22,548.00')

  const report = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      history.getByRole('button', { name: 'Report as JSON' }).click(),
    ])
    return readFile(await download.path(), 'utf8')
  }
  const withoutContent = await report()
  expect(withoutContent).toContain('1 amount was changed on page 1')
  expect(withoutContent).not.toContain('22,548.00')
  await history.getByRole('checkbox', { name: 'With the content of the document' }).check()
  expect(await report()).toContain('22,548.00')
  const { getDocument } = await loadPdfJs()
  const paper = await getDocument({ data: new Uint8Array(await page.pdf()) }).promise
  const sheet = await (await paper.getPage(1)).getTextContent()
  const text = sheet.items.map((item) => ('str' in item ? item.str : '')).join('')
  // Digits and some signs are printed as glyphs without a text.
  expect(text).toMatch(/^History of.+House rent allowance.+These are observations/)
  expect(paper.numPages).toBe(1)

  await history.getByRole('button', { name: 'Back' }).click()
  await expect(look).toBeFocused()
  await page.keyboard.press('Enter')
  await history.getByRole('button', { name: 'Remove from the list' }).click()
  await expect(history).toBeHidden()
  await expect(line).toBeHidden()
  await expect(page.getByRole('listitem')).toHaveCount(2)
  await expect(printed).toContainText('Printed from a browser or phone: its history is lost')
})

const EDITED = 'history-edited-payslip.pdf'
const FOUND = '3 amounts were changed on page 1'

test('shows edited payslips in their list, in Jobs, beside a result and in an applicant', async ({
  page,
  portal,
}) => {
  await portal.signIn('kabir.sethi@kaveri.example')
  await page.goto('/payslip')
  await portal.pick(EDITED)
  await expect(page.getByText(FOUND)).toBeVisible()
  await page.getByRole('button', { name: 'Proceed' }).click()
  await page.getByRole('heading', { name: 'Payslip result' }).waitFor()
  await expect(page.getByText(FOUND)).toBeVisible()
  await expect(page.locator('.pdf-mark')).toHaveCount(3)

  await page.goto('/jobs?show=attention')
  const row = page.getByRole('row', { name: new RegExp(EDITED) })
  await expect(row).toContainText(FOUND)
  await row.getByRole('button', { name: `Look at the history of ${EDITED}` }).click()
  const history = page.getByRole('dialog', { name: `History of ${EDITED}` })
  await expect(history).toContainText('38,400.00 became 68,400.00')
  await page.keyboard.press('Escape')

  await page.goto('/applicants/new')
  const covered = await sampleFile('history-covered-amount.pdf', 'slip.pdf')
  await page.getByLabel('Choose documents').setInputFiles(covered)
  await page.getByRole('button', { name: 'Send 1 document' }).click()
  await page.getByRole('button', { name: 'Send all' }).click()
  const points = page.getByRole('region', { name: 'Open points' })
  const point = points.getByText('slip.pdf: 1 amount is covered on page 1')
  await expect(point).toBeVisible()
  await expect(page.getByRole('list', { name: 'Sent documents' })).toContainText('is covered')
  // From the bytes again after a reload: nothing of it is stored.
  await page.reload()
  await expect(point).toBeVisible()
})

test('compares the files of a list, and a statement with its analysis', async ({
  page,
  portal,
}) => {
  await portal.signIn('kabir.sethi@kaveri.example')
  await page.goto('/check')
  await pickSamples(page, [
    'bank-hdfc-savings.pdf',
    'bank-wrong-balance.pdf',
    'history-picture-from-editor.jpg',
  ])
  await expect(
    page.getByRole('listitem', { name: 'history-picture-from-editor.jpg' }),
  ).toContainText('Saved by')
  const line = page.getByRole('listitem', { name: 'bank-wrong-balance.pdf' })
  await expect(line).toContainText('A balance does not follow from the row before it on page 1')
  await line.getByRole('button', { name: /^Look at the history/ }).click()
  await expect(page.getByRole('dialog')).toContainText('balance 1,64,502.30 after 1,73,502.30')

  await page.goto('/bankstatement')
  await openBankPreview(page)
  await page.getByRole('button', { name: 'PROCEED' }).click()
  await expect(page.getByRole('heading', { name: 'Analysis Output' })).toBeVisible()
  await expect(
    page.getByText('Every dated amount of the statement is in the analysis.'),
  ).toBeVisible()
})
