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
  { name: 'passbook-1-upload', as: EVERYTHING, open: at('/bankpassbook') },
  {
    name: 'passbook-2-summary',
    as: EVERYTHING,
    open: async (page) => {
      await toPassbookSummary(page)
    },
  },
  {
    name: 'passbook-3-waiting',
    as: EVERYTHING,
    open: async (page) => {
      await toPassbookSummary(page)
      await page.getByRole('button', { name: 'Proceed' }).click()
      await page.getByText('Min Left').waitFor()
    },
  },
  { name: 'passbook-output-empty', as: EVERYTHING, open: at('/outputbankpassbook') },
]
