import { expect, type Page } from '@playwright/test'
import { overflow, show } from '../look.ts'
import { at, type Scene } from './scene.ts'

/** All of its four hundred rows fit on a phone; the first of each table stand for the others, which are of their kind. */
async function openSandbox(page: Page): Promise<void> {
  await page.goto('/sandbox')
  for (const font of ['inter', 'dejavu'] as const) {
    await show(page, { width: 'narrow', theme: 'light', font })
    expect(await overflow(page), font).toBeLessThanOrEqual(0)
  }
  await page.evaluate(() => {
    for (const row of document.querySelectorAll('tr:nth-child(n + 4)')) row.remove()
  })
}

/** The stand-in backend's own pages. */
export const SANDBOX_SCENES: readonly Scene[] = [
  {
    name: 'sandbox',
    open: openSandbox,
    next: [{ name: 'sandbox-inbox', open: at('/sandbox/inbox') }],
  },
]
