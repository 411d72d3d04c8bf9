import type { Page } from '@playwright/test'
import { type ApplicantSample, readApplicantSample } from '../sandbox/applicants.ts'
import { allowNetworkErrors } from './support/offlineFlow.ts'
import { expect, test } from './support/portal.ts'

const KABIR = 'kabir.sethi@kaveri.example'

async function chooseDocuments(page: Page, sample: ApplicantSample): Promise<void> {
  await page.goto('/applicants/new')
  const documents = await readApplicantSample(sample)
  await page.getByLabel('Choose documents').setInputFiles(
    documents.map(({ file, bytes }) => ({
      name: file,
      mimeType: 'application/pdf',
      buffer: Buffer.from(bytes),
    })),
  )
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

const comparedTexts = async (page: Page): Promise<string[]> =>
  Promise.all(
    ['Identity', 'Income by month', 'Account conduct', 'Open points'].map(async (name) =>
      page.getByRole('region', { name }).innerText(),
    ),
  )

test('a reload in the middle and a lost network lose nothing and send nothing twice', async ({
  page,
  portal,
  context,
}) => {
  allowNetworkErrors(portal)
  await portal.signIn(KABIR)
  await portal.setSpeed(3)
  const uploads: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/upload'))
      uploads.push(request.url())
  })
  await chooseDocuments(page, 'two-accounts')
  await page.reload()
  await page.getByRole('button', { name: 'Send 6 documents' }).waitFor()
  await sendAll(page)
  await expect(page.getByText(/\d running/).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText(/\d running/).first()).toBeVisible()
  await context.setOffline(true)
  await page.waitForEvent('requestfailed')
  await context.setOffline(false)
  await portal.advance(600)
  await waitForComparison(page, '6 documents, 5 results.')
  expect(uploads).toHaveLength(5)
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
  await expect(other.getByText(/in another tab/)).toBeVisible()
  await waitForComparison(other, '8 documents, 7 results.')
  expect(await comparedTexts(other)).toEqual(await comparedTexts(page))
  await expect(other.getByRole('button', { name: /^Confirm / })).toHaveCount(0)
  await other.getByRole('button', { name: 'Take over' }).click()
  await other
    .getByRole('button', { name: /^Confirm / })
    .first()
    .click()
  await expect(page.getByText(/in another tab/)).toBeVisible()
  await expect(page.getByText(/^1 recurring debit confirmed/)).toBeVisible()
})
