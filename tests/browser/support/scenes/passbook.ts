import type { Page } from '@playwright/test'
import { pickSamples } from '../bankSteps.ts'
import { at, EVERYTHING, type Scene } from './scene.ts'

async function toPassbookSummary(page: Page): Promise<void> {
  await page.goto('/bankpassbook')
  await pickSamples(page, ['passbook-front.jpg'], 'Front page')
  await pickSamples(page, ['passbook-page-1.jpg', 'passbook-page-2.jpg'], 'Transaction pages')
  await page.getByRole('button', { name: 'Proceed' }).click()
  await page.getByRole('checkbox', { name: 'Email Output File' }).waitFor()
}

/** Bank passbook. */
export const PASSBOOK_SCENES: readonly Scene[] = [
  {
    name: 'passbook-output-empty',
    as: EVERYTHING,
    open: at('/outputbankpassbook'),
    next: [
      { name: 'passbook-1-upload', open: at('/bankpassbook') },
      { name: 'passbook-2-summary', open: toPassbookSummary },
      {
        name: 'passbook-3-waiting',
        open: async (page) => {
          await page.getByRole('button', { name: 'Proceed' }).click()
          await page.getByText('Min Left').waitFor()
        },
      },
    ],
  },
]
