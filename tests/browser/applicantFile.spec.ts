import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { ApplicantSample } from '../sandbox/applicants.ts'
import { expect, test } from './support/portal.ts'
import { printPage } from './support/printLayout.ts'
import { applicantFiles } from './support/sampleFile.ts'
import { logOut } from './support/shellSteps.ts'

const USER = 'kabir.sethi@kaveri.example'
const PASSWORD = 'kaveri 2026'

/** Services of the documents that are not recognised by their first page. */
const SERVICES: readonly [file: string, service: string][] = [
  ['pan.pdf', 'PAN'],
  ['aadhaar.pdf', 'Aadhaar'],
]

async function sendSample(page: Page, name: ApplicantSample): Promise<void> {
  const documents = await applicantFiles(name)
  await page.goto('/applicants/new')
  await page.getByLabel('Choose documents').setInputFiles(documents)
  for (const [file, service] of SERVICES) {
    if (!documents.some((document) => document.name === file)) continue
    const select = page.getByRole('combobox', { name: `Service of ${file}` })
    await select.selectOption(service)
  }
  await page.getByRole('button', { name: `Send ${documents.length} documents` }).click()
  await page.getByRole('button', { name: 'Send all' }).click()
  await expect(page.getByRole('heading', { name: 'Open points' })).toBeVisible()
  await expect(page.getByText('running')).toHaveCount(0)
  await expect(page.getByText('Comparing…')).toHaveCount(0)
}

async function expectMemoOnPaper(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print memo' }).click()
  await expect(page.locator('body[data-printed]')).toBeAttached()
  const { texts, outside } = await printPage(page, 'memo')
  expect(texts.length).toBeGreaterThanOrEqual(2)
  expect(texts.length).toBeLessThanOrEqual(4)
  for (const [index, sheet] of texts.entries()) {
    expect(sheet).toContain('Credit appraisal memo')
    expect(sheet).toContain(`Page ${index + 1} of ${texts.length}`)
  }
  expect(texts.join(' ')).not.toMatch(/verified|approved|rejected|Save to file/i)
  expect(outside.filter((words) => !words.startsWith('Page '))).toEqual([])
}

test('an applicant is printed on two to four pages of A4, and is the same after saving, signing in again and opening', async ({
  page,
  portal,
}, { outputDir }) => {
  await portal.signIn(USER)
  await sendSample(page, 'salaried-differences')
  const sections = page.locator('.applicant-sections')
  await page
    .getByRole('button', { name: /^Explain/ })
    .first()
    .click()
  await page.keyboard.type('Typing error in Form 26AS')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(sections.getByText('Typing error in Form 26AS')).toBeVisible()
  const before = await sections.innerText()
  await expectMemoOnPaper(page)

  await page.getByRole('button', { name: 'Save to file' }).click()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Repeat the password').fill(PASSWORD)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const saved = join(outputDir, 'applicant.zip')
  await (await downloading).saveAs(saved)
  await expect(page.getByText('Saved to a file.')).toBeVisible()

  await logOut(page, 'Kabir Sethi')
  const question = page.getByRole('alertdialog', { name: 'Log out anyway?' })
  await expect(question).not.toContainText('not saved')
  await question.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByText('Logout successful')).toBeVisible()
  await portal.signIn(USER)
  await page.goto('/applicants')
  await expect(page.getByText('No applicants yet')).toBeVisible()
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
  await page.getByLabel('Open file: applicant').setInputFiles(saved)
  await page.getByLabel('Password of this file').fill('wrong password')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The password does not open this file.')).toBeVisible()
  await page.getByLabel('Password of this file').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(sections.getByText('Typing error in Form 26AS')).toBeVisible()
  await expect(page.getByText('Comparing…')).toHaveCount(0)
  await expect.poll(async () => sections.innerText()).toBe(before)
  expect(sent.filter((request) => request.includes('/service/'))).toEqual([])
})
