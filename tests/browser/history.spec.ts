import { loadPdfJs } from '../sandbox/pdfJs.ts'
import { violations } from './support/axe.ts'
import { openBankPreview, pickSamples } from './support/bankSteps.ts'
import { expect, test } from './support/portal.ts'

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
    .setInputFiles([`${FOLDER}/${CHANGED}`, `${FOLDER}/original-chromium-1.pdf`])
  const line = page.getByRole('listitem', { name: CHANGED })
  await expect(line).toContainText('1 amount was changed on page 1')
  await expect(page.getByText('Printed from a browser or phone: its history is lost')).toBeVisible()

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

  const { getDocument } = await loadPdfJs()
  const paper = await getDocument({ data: new Uint8Array(await page.pdf()) }).promise
  const sheet = await (await paper.getPage(1)).getTextContent()
  const printed = sheet.items.map((item) => ('str' in item ? item.str : '')).join('')
  // Digits and some signs are printed as glyphs without a text.
  expect(printed).toMatch(/^History of.+House rent allowance.+These are observations/)
  expect(paper.numPages).toBe(1)

  await history.getByRole('button', { name: 'Back' }).click()
  await expect(look).toBeFocused()
})

test('compares the files of a list, and a statement with its analysis', async ({
  page,
  portal,
}) => {
  await portal.signIn('kabir.sethi@kaveri.example')
  await page.goto('/check')
  await pickSamples(page, ['bank-hdfc-savings.pdf', 'bank-wrong-balance.pdf'])
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
