import type { Page } from '@playwright/test'
import type { Portal } from '../portal.ts'
import { at, EVERYTHING, TRIAL, type Scene } from './scene.ts'

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
export const STATEMENT_SCENES: readonly Scene[] = [
  {
    name: 'statement-1-upload',
    as: EVERYTHING,
    open: at('/financialStatement'),
    next: [
      {
        name: 'statement-2-check',
        open: async (page, portal) => pickStatement(page, portal, 'statement-us-retailer.pdf'),
      },
      {
        name: 'statement-3-queue',
        open: async (page, portal) => {
          await portal.pace(0.3)
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
    as: TRIAL,
    open: async (page) => {
      await page.goto('/financialStatement')
      await page.getByRole('button', { name: 'Use Sample File' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'statement-4-output', as: EVERYTHING, open: statementOutput('statement-india.pdf') },
  { name: 'statement-4-partial', as: EVERYTHING, open: statementOutput('statement-partial.pdf') },
  {
    name: 'statement-4-does-not-add-up',
    as: EVERYTHING,
    open: statementOutput('statement-wrong-total.pdf'),
  },
]
