import { expect, type Page } from '@playwright/test'
import { pickSamples } from '../bankSteps.ts'
import { openPath, FULL_ACCESS_USER, type ScreenFixture } from './screenFixture.ts'

const PAGES = ['passbook-page-1.jpg', 'passbook-page-2.jpg']

/** Chooses a front page and these transaction pages, up to the summary. */
export async function toPassbookSummary(
  page: Page,
  pages: readonly string[] = PAGES,
): Promise<void> {
  await page.goto('/bankpassbook')
  await pickSamples(page, ['passbook-front.jpg'], 'Front page')
  await pickSamples(page, pages, 'Transaction pages')
  await page.getByRole('button', { name: 'Proceed' }).click()
  await page.getByRole('checkbox', { name: 'Email Output File' }).waitFor()
}

/** Analyses these transaction pages, up to the output page. */
export async function openPassbookOutput(page: Page, pages = PAGES): Promise<void> {
  await page.clock.install()
  await toPassbookSummary(page, pages)
  await page.getByRole('button', { name: 'Proceed' }).click()
  await page.getByText('Min Left').waitFor()
  // The forty seconds to the second send (analyzers §9), then polls. What reads the workbook has the clock's own time.
  await page.clock.runFor(42_000)
  await expect(async () => {
    await page.clock.runFor(3_500)
    await expect(page).toHaveURL(/outputbankpassbook/, { timeout: 500 })
  }).toPass()
}

/** Bank passbook. */
export const PASSBOOK_FIXTURES: readonly ScreenFixture[] = [
  {
    name: 'passbook-output-empty',
    signedInAs: FULL_ACCESS_USER,
    open: openPath('/outputbankpassbook'),
    followUps: [
      { name: 'passbook-1-upload', open: openPath('/bankpassbook') },
      { name: 'passbook-2-summary', open: (page) => toPassbookSummary(page) },
      {
        name: 'passbook-3-waiting',
        open: async (page) => {
          await page.getByRole('button', { name: 'Proceed' }).click()
          await page.getByText('Min Left').waitFor()
        },
      },
    ],
  },
  {
    name: 'passbook-4-output',
    signedInAs: FULL_ACCESS_USER,
    open: async (page) => {
      await openPassbookOutput(page, ['passbook-page-2-misread.jpg', 'passbook-page-1.jpg'])
      await page.getByText(/balances do not add up/).waitFor()
    },
  },
]
