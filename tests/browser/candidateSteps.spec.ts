import type { Page } from '@playwright/test'
import { horizontalOverflow } from './support/appearance.ts'
import { WALKS } from './support/candidateWalk.ts'
import { findClippedTexts } from './support/clippedText.ts'
import { expect, test } from './support/portal.ts'

/** Nothing is left to press. */
const WITHOUT_BUTTON = new Set(['sending', 'completed', 'uanSuccess'])

const PHONE = { width: 360, height: 740 }
const SIZES = { small: { width: 360, height: 512 }, landscape: { width: 640, height: 360 } }

/** What brings the step on: in the camera the shutter, or what keeps the photo. */
const mainButton = (page: Page) =>
  page
    .getByRole('button', { name: /^(Capture|Proceed|Use anyway)$/ })
    .and(page.getByRole('dialog').getByRole('button'))
    .or(page.locator('.candidate-footer .candidate-button'))
    .last()

/** A line of the tree that a screen reader stops at: kind, name and state. Names with a colon are quoted as YAML. */
const STOP =
  /^- '?((?:heading|button|link|checkbox|radio|radiogroup|group|combobox|textbox|img|progressbar|dialog)\b(?: "[^"]*")?(?: \[[^\]]*\])*)/

/** What a screen reader reads in its order; of the camera alone where it covers the page. */
async function readTree(page: Page): Promise<string> {
  const camera = page.locator('[role=dialog][aria-modal=true]')
  const root = (await camera.count()) > 0 ? camera : page.locator('body')
  const tree = await root.ariaSnapshot()
  const lines = tree.split('\n').flatMap((line) => STOP.exec(line.trim())?.[1] ?? [])
  return `${lines.join('\n')}\n`
}

for (const [name, walk] of WALKS)
  test(`${name} fits, its button is in reach, and it is read in order`, async ({
    page,
    portal,
  }) => {
    portal.allowError(/ERR_INTERNET_DISCONNECTED/)
    await page.setViewportSize(PHONE)
    await walk(page, async (step) => {
      expect(await readTree(page)).toMatchSnapshot(`${step}.txt`)
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport)
        const label = `${step}, ${size}`
        await expect.poll(() => horizontalOverflow(page), label).toBeLessThanOrEqual(0)
        await expect.poll(() => findClippedTexts(page), label).toEqual([])
        if (WITHOUT_BUTTON.has(step)) continue
        const button = mainButton(page)
        // On its side a phone has no room for a fixed footer: the button is at the end of the page.
        await expect(async () => {
          if (size === 'landscape') await button.scrollIntoViewIfNeeded()
          await expect(button, label).toBeInViewport({ ratio: 1, timeout: 1_000 })
        }).toPass()
      }
      await page.setViewportSize(PHONE)
    })
  })
