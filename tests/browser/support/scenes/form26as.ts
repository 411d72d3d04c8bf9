import type { Page } from '@playwright/test'
import type { Portal } from '../portal.ts'
import { at, EVERYTHING, type Scene } from './scene.ts'

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
export const FORM26AS_SCENES: readonly Scene[] = [
  {
    name: 'form26as-1-upload',
    as: EVERYTHING,
    open: at('/form26as'),
    next: [{ name: 'form26as-4-result', open: form26asResult('form26as.pdf') }],
  },
  {
    name: 'form26as-4-does-not-add-up',
    as: EVERYTHING,
    open: form26asResult('form26as-wrong-total.pdf'),
  },
]
