import type { Page } from '@playwright/test'
import type { Portal } from '../portal.ts'
import { openPath, FULL_ACCESS_USER, TRIAL_USER, type ScreenFixture } from './screenFixture.ts'

async function pickStatement(page: Page, portal: Portal, sample: string): Promise<void> {
  await page.goto('/financialStatement')
  await page.getByRole('button', { name: 'Browse files' }).waitFor()
  await portal.pick(sample)
  await page.getByRole('button', { name: 'PROCEED' }).waitFor()
}

const statementOutput =
  (sample: string) =>
  async (page: Page, portal: Portal): Promise<void> => {
    await pickStatement(page, portal, sample)
    await page.getByRole('button', { name: 'PROCEED' }).click()
    await page.getByRole('gridcell', { name: '4,466.80' }).click()
    await page.getByText('Reserves and surplus found on page 1').waitFor()
  }

/** Financial statement. */
export const STATEMENT_FIXTURES: readonly ScreenFixture[] = [
  {
    name: 'statement-1-upload',
    signedInAs: FULL_ACCESS_USER,
    open: openPath('/financialStatement'),
    followUps: [
      {
        name: 'statement-2-check',
        open: async (page, portal) => pickStatement(page, portal, 'statement-us-retailer.pdf'),
      },
      {
        name: 'statement-3-queue',
        open: async (page, portal) => {
          await portal.setSpeed(0.3)
          await page.getByRole('button', { name: 'PROCEED' }).click()
          await page.getByText('Please wait.......').waitFor()
        },
      },
      {
        name: 'statement-3-processing',
        open: async (page, portal) => {
          await portal.advance(40)
          await page.getByText('Please wait.......').waitFor({ state: 'hidden' })
        },
      },
    ],
  },
  {
    name: 'statement-1-samples',
    signedInAs: TRIAL_USER,
    open: async (page) => {
      await page.goto('/financialStatement')
      await page.getByRole('button', { name: 'Use Sample File' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'statement-4-output',
    signedInAs: FULL_ACCESS_USER,
    open: statementOutput('statement-india.pdf'),
  },
  {
    name: 'statement-4-partial',
    signedInAs: FULL_ACCESS_USER,
    open: statementOutput('statement-partial.pdf'),
  },
  {
    name: 'statement-4-does-not-add-up',
    signedInAs: FULL_ACCESS_USER,
    open: statementOutput('statement-wrong-total.pdf'),
  },
]
