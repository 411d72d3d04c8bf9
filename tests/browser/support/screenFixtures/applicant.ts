import type { Page } from '@playwright/test'
import { applicantFiles } from '../sampleFile.ts'
import { FULL_ACCESS_USER, type ScreenFixture } from './screenFixture.ts'

async function sendDifferences(page: Page): Promise<void> {
  await page.goto('/applicants/new')
  const documents = await applicantFiles('salaried-differences')
  await page.getByLabel('Choose documents').setInputFiles(documents)
  await page.getByRole('button', { name: 'Send 8 documents' }).click()
  await page.getByRole('button', { name: 'Send all' }).click()
  await page.getByRole('link', { name: /^Open points \d+ open/ }).waitFor()
  await page.getByText('Comparing…').waitFor({ state: 'detached' })
}

/** An applicant whose documents were sent: what they say, compared. */
export const APPLICANT_FIXTURES: readonly ScreenFixture[] = [
  {
    name: 'applicant-2-compare',
    signedInAs: FULL_ACCESS_USER,
    isLargeToo: true,
    open: sendDifferences,
    followUps: [
      {
        name: 'applicant-2-explain',
        part: 'main', // scrolled: what lies half below the bar would count as too near to its buttons
        open: async (page) => {
          await page
            .getByRole('button', { name: /^Confirm / })
            .first()
            .click()
          await page
            .getByRole('button', { name: /^Confirm / })
            .first()
            .click()
          await page.getByRole('button', { name: /^Explain: PAN/ }).click()
          await page.getByRole('textbox', { name: /^Explanation/ }).fill('The card is right')
          await page.getByRole('button', { name: 'Save note' }).click()
          await page.getByText('Explained', { exact: true }).waitFor()
          await page.getByRole('button', { name: /^Explain: Jul/ }).click()
        },
      },
      {
        name: 'applicant-2-source',
        isLargeToo: true,
        open: async (page) => {
          await page.getByRole('button', { name: /^Salary credit of Jul 2026/ }).click()
          await page.getByRole('gridcell', { selected: true }).waitFor()
        },
      },
      {
        name: 'applicant-2-document',
        open: async (page) => {
          await page.getByRole('button', { name: 'Close the source' }).click()
          await page.getByRole('button', { name: /^PAN in Form 26AS/ }).click()
          await page.getByText(/found on page/).waitFor()
        },
      },
    ],
  },
]
