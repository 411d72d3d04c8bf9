import type { Page } from '@playwright/test'
import { sampleFile } from '../sampleFile.ts'
import { FULL_ACCESS_USER, type ScreenFixture } from './screenFixture.ts'

const EDITED = 'history-edited-payslip.pdf'
const CHANGED = '3 amounts were changed on page 1'

async function choose(page: Page, path: string, ...samples: string[]): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: 'Browse files' }).waitFor()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await Promise.all(samples.map(async (name) => sampleFile(name))))
  for (const name of samples)
    await page.getByRole('button', { name: `Look at the history of ${name}` }).waitFor()
}

/** The history of files (look 20a, 20b), and where it is seen. */
export const HISTORY_FIXTURES: readonly ScreenFixture[] = [
  {
    name: 'history-1-check',
    signedInAs: FULL_ACCESS_USER,
    isLargeToo: true,
    open: async (page) => choose(page, '/check', EDITED, 'history-covered-amount.pdf'),
    followUps: [
      {
        name: 'history-6-before-and-now',
        isLargeToo: true,
        open: async (page) => {
          await page.getByRole('button', { name: `Look at the history of ${EDITED}` }).click()
          await page.getByRole('img', { name: /^Before: page 1/ }).waitFor()
          await page.getByRole('img', { name: /^Now: page 1/ }).waitFor()
        },
      },
    ],
  },
  {
    name: 'history-2-list',
    signedInAs: FULL_ACCESS_USER,
    open: async (page) => choose(page, '/payslip', EDITED, 'payslip.pdf'),
    followUps: [
      {
        name: 'history-3-jobs',
        isLargeToo: true,
        open: async (page) => {
          await page.getByRole('button', { name: 'Proceed with 2 files' }).click()
          await page.getByRole('heading', { name: '2 of 2 files done' }).waitFor()
          await page.getByRole('button', { name: /^Jobs/ }).click()
          await page.getByRole('link', { name: 'All jobs' }).click()
          await page.getByText(CHANGED).waitFor()
        },
      },
      {
        name: 'history-4-result',
        isLargeToo: true,
        open: async (page) => {
          await page.getByRole('link', { name: `Open ${EDITED}` }).click()
          await page.locator('.pdf-mark').first().waitFor({ state: 'attached' })
        },
      },
    ],
  },
  {
    name: 'history-5-applicant',
    signedInAs: FULL_ACCESS_USER,
    isLargeToo: true,
    open: async (page) => {
      await page.goto('/applicants/new')
      const files = await Promise.all(
        [EDITED, 'payslip-three-months.pdf'].map(async (name) => sampleFile(name)),
      )
      await page.getByLabel('Choose documents').setInputFiles(files)
      await page.getByRole('button', { name: 'Send 2 documents' }).click()
      await page.getByRole('button', { name: 'Send all' }).click()
      await page.getByText(`${EDITED}: ${CHANGED}`).first().waitFor()
      await page.getByText('Comparing…').waitFor({ state: 'detached' })
    },
  },
]
