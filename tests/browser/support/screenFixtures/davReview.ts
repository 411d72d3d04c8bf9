import type { Page } from '@playwright/test'
import { FULL_ACCESS_USER, type ScreenFixture } from './screenFixture.ts'

const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

async function startReview(page: Page): Promise<void> {
  await page.goto('/dav/uploadfile?tab=checks')
  await page.getByRole('button', { name: 'Start QC' }).first().click()
  await page.getByText('map loaded').waitFor()
}

/** The QC review of a case, from its first decision to its verdict. */
export const DAV_REVIEW_FIXTURES: readonly ScreenFixture[] = [
  {
    name: 'dav-review',
    signedInAs: FULL_ACCESS_USER,
    isLargeToo: true,
    open: async (page) => {
      await startReview(page)
      await press(page, 'Shift+A', 'a', 'r', 'Control+Enter')
      await page.getByText(/^Still missing/).waitFor()
    },
    followUps: [
      {
        name: 'dav-review-photo',
        open: async (page) => {
          await press(page, '2')
          await page.getByRole('dialog', { name: 'Address proof' }).waitFor()
          await press(page, '+', '+')
        },
      },
      {
        name: 'dav-review-keys',
        open: async (page) => {
          await press(page, 'Escape', '?')
          await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
        },
      },
      {
        name: 'dav-review-contradiction',
        open: async (page) => {
          await press(page, 'Escape', 'r', 'a', 'a', 'a', 'p', 'Control+Enter')
          await page
            .getByRole('alertdialog')
            .getByText(/^1 rejected/)
            .waitFor()
        },
      },
    ],
  },
]
