import { expect, type Page } from '@playwright/test'
import { horizontalOverflow, applyAppearance } from '../appearance.ts'
import { openPath, type ScreenFixture } from './screenFixture.ts'

/** All of its four hundred rows fit on a phone; the first of each table stand for the others, which are of their kind. */
async function openSandbox(page: Page): Promise<void> {
  await page.goto('/sandbox')
  await applyAppearance(page, { width: 'narrow', theme: 'light', font: 'dejavu' })
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
  await page.evaluate(() => {
    for (const row of document.querySelectorAll('tr:nth-child(n + 4)')) row.remove()
  })
}

/** The stand-in backend's own pages. */
export const SANDBOX_FIXTURES: readonly ScreenFixture[] = [
  {
    name: 'sandbox',
    open: openSandbox,
    followUps: [{ name: 'sandbox-inbox', open: openPath('/sandbox/inbox') }],
  },
]
