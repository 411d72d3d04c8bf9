import type { Page } from '@playwright/test'
import { horizontalOverflow } from './support/appearance.ts'
import { walkFromReview, walkToPhoto, walkUan } from './support/candidateWalk.ts'
import { findClippedTexts } from './support/clippedText.ts'
import { expect, test } from './support/portal.ts'

const WALKS = [
  ['the address form up to a photo', walkToPhoto],
  ['the address form from the review on', walkFromReview],
  ['the UAN page', walkUan],
] as const

/** Nothing is left to press. */
const WITHOUT_BUTTON = new Set(['sending', 'completed', 'uanSuccess'])

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

for (const [name, walk] of WALKS) {
  for (const [size, viewport] of Object.entries(SIZES))
    test.describe(`${size} screen`, () => {
      test.use({ viewport })

      test(`${name} fits, and its button is in reach`, async ({ page, portal }) => {
        portal.allowError(/ERR_INTERNET_DISCONNECTED/)
        await walk(page, async (step) => {
          expect(await horizontalOverflow(page), step).toBeLessThanOrEqual(0)
          expect(await findClippedTexts(page), step).toEqual([])
          const button = mainButton(page)
          if (WITHOUT_BUTTON.has(step)) return
          // On its side a phone has no room for a fixed footer: the button is at the end of the page.
          await expect(async () => {
            if (size === 'landscape') await button.scrollIntoViewIfNeeded()
            await expect(button, step).toBeInViewport({ ratio: 1, timeout: 1_000 })
          }).toPass()
        })
      })
    })

  test.describe('screen reader', () => {
    test.use({ viewport: { width: 360, height: 740 } })

    test(`${name} is read in order, by these names`, async ({ page, portal }) => {
      portal.allowError(/ERR_INTERNET_DISCONNECTED/)
      await walk(page, async (step) => expect(await readTree(page)).toMatchSnapshot(`${step}.txt`))
    })
  })
}
