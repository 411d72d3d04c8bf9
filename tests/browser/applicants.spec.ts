import type { Page, Request } from '@playwright/test'
import type { ApplicantSample } from '../sandbox/applicants.ts'
import { allowNetworkErrors } from './support/offlineFlow.ts'
import { expect, test } from './support/portal.ts'
import { applicantFiles } from './support/sampleFile.ts'

const KABIR = 'kabir.sethi@kaveri.example'

async function chooseDocuments(page: Page, sample: ApplicantSample): Promise<void> {
  await page.goto('/applicants/new')
  const documents = await applicantFiles(sample)
  await page.getByLabel('Choose documents').setInputFiles(documents)
  await page.getByRole('button', { name: `Send ${documents.length} documents` }).waitFor()
}

async function sendAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Send \d+ documents$/ }).click()
  await page.getByRole('button', { name: 'Send all' }).click()
}

async function waitForComparison(page: Page, summary: string): Promise<void> {
  await expect(page.getByText(summary)).toBeVisible()
  await page.getByText('Comparing…').waitFor({ state: 'detached' })
}

/** Without the buttons that only the tab that edits has. */
const comparedTexts = async (page: Page): Promise<string[]> =>
  Promise.all(
    ['Identity', 'Income by month', 'Account conduct', 'Open points'].map(async (name) => {
      const text = await page.getByRole('region', { name }).innerText()
      return text.replaceAll(/\s+Explain(?=\n|$)/g, '')
    }),
  )

test('a reload in the middle and a lost network lose nothing and send nothing twice', async ({
  page,
  portal,
  context,
}) => {
  allowNetworkErrors(portal)
  await portal.signIn(KABIR)
  await portal.setSpeed(0.3)
  const isUpload = (request: Request) =>
    request.method() === 'POST' && request.url().includes('/upload')
  let uploads = 0
  let accepted = 0
  page.on('request', (request) => (uploads += isUpload(request) ? 1 : 0))
  page.on('response', (response) => (accepted += isUpload(response.request()) ? 1 : 0))
  await chooseDocuments(page, 'two-accounts')
  await page.reload()
  await page.getByRole('button', { name: 'Send 6 documents' }).waitFor()
  await sendAll(page)
  // Both jobs that run at a time: an upload that is cut off may have arrived, and the user decides.
  await expect.poll(() => accepted).toBe(2)
  await page.reload()
  await expect(page.getByText(/\d running/).first()).toBeVisible()
  await context.setOffline(true)
  await page.waitForEvent('requestfailed')
  await context.setOffline(false)
  await portal.setSpeed(100) // for the jobs that start later
  await portal.advance(600)
  await waitForComparison(page, '6 documents, 5 results.')
  expect(uploads).toBe(5)
})

test('a second tab shows the applicant, edits only after taking over, and sends nothing', async ({
  page,
  portal,
  context,
}) => {
  await portal.signIn(KABIR)
  await chooseDocuments(page, 'salaried-clean')
  await sendAll(page)
  await waitForComparison(page, '8 documents, 7 results.')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByText(/another tab is editing it/)).toBeVisible()
  await waitForComparison(other, '8 documents, 7 results.')
  expect(await comparedTexts(other)).toEqual(await comparedTexts(page))
  await expect(other.getByRole('button', { name: /^Confirm / })).toHaveCount(0)
  await other.getByRole('button', { name: 'Take over' }).click()
  await other
    .getByRole('button', { name: /^Confirm / })
    .first()
    .click()
  await expect(page.getByText(/another tab is editing it/)).toBeVisible()
  await expect(page.getByText(/^1 recurring debit confirmed/)).toBeVisible()
})

test('everything can be done by keys alone', async ({ page, portal }) => {
  await portal.signIn(KABIR)
  await page.goto('/applicants')
  const pressEnter = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
    const control = page.getByRole(role, { name }).first()
    await control.focus()
    await expect(control).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await pressEnter('New applicant', 'link')
  await page.getByLabel('Name (optional').focus()
  await page.keyboard.type('Ananya Deshpande')
  const documents = await applicantFiles('salaried-differences')
  const choosing = page.waitForEvent('filechooser')
  await pressEnter('browse')
  await (await choosing).setFiles(documents)
  await expect(page.getByRole('button', { name: 'Send 8 documents' })).toBeEnabled()
  await pressEnter('Send 8 documents')
  await expect(page.getByRole('button', { name: 'Not yet' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await waitForComparison(page, '8 documents, 7 results.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ananya Deshpande')

  await pressEnter(/^PAN in Form 26AS/)
  await expect(page.getByText(/found on page/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^PAN in Form 26AS/ })).toBeFocused()

  await pressEnter(/^Explain: PAN/)
  await expect(page.getByRole('textbox', { name: /^Explanation/ })).toBeFocused()
  await page.keyboard.type('The card is right.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('The card is right.')).toBeVisible()
})
