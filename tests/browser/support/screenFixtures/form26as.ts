import type { Page } from '@playwright/test'
import type { Portal } from '../portal.ts'
import { openPath, FULL_ACCESS_USER, type ScreenFixture } from './screenFixture.ts'

const form26asResult =
  (sample: string) =>
  async (page: Page, portal: Portal): Promise<void> => {
    await page.goto('/form26as')
    await page.getByRole('button', { name: 'Browse files' }).waitFor()
    await portal.pick(sample)
    await page.getByRole('button', { name: 'Proceed' }).click()
    await page.getByRole('heading', { name: 'Form 26AS result' }).waitFor()
  }

/** Form 26AS. */
export const FORM26AS_FIXTURES: readonly ScreenFixture[] = [
  {
    name: 'form26as-1-upload',
    signedInAs: FULL_ACCESS_USER,
    open: openPath('/form26as'),
    followUps: [{ name: 'form26as-4-result', open: form26asResult('form26as.pdf') }],
  },
  {
    name: 'form26as-4-does-not-add-up',
    signedInAs: FULL_ACCESS_USER,
    open: form26asResult('form26as-wrong-total.pdf'),
  },
]
