import type { Page } from '@playwright/test'
import { LANGUAGES, type LanguageTag } from '#shared/kits/candidate/language/languages.ts'
import { takeScreenshot } from './support/appearance.ts'
import { WALKS } from './support/candidateWalk.ts'
import { expect, test } from './support/portal.ts'

/** `npm run screens` sets it: the folder for screenshots of each step on each phone in each language. */
const FOLDER = process.env.SCREENS

const SIZES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]
/** English last, because the walk goes on in it. */
const TAGS: readonly LanguageTag[] = ['hi', 'ta', 'kn', 'en']

/** The first step has a tile for each language, the others a list. */
async function switchTo(page: Page, tag: LanguageTag): Promise<void> {
  const list = page.locator('.candidate-switch select:visible')
  if ((await list.count()) > 0) await list.selectOption(tag)
  else
    await page
      .locator('.candidate-languages label', { hasText: LANGUAGES[tag].nativeName })
      .dispatchEvent('click')
  await expect(page.locator('html')).toHaveAttribute('lang', tag)
}

if (FOLDER !== undefined)
  for (const [name, walk] of WALKS)
    test(`candidate: screenshots of ${name}`, async ({ page, portal }) => {
      test.setTimeout(600_000)
      portal.allowError(/ERR_INTERNET_DISCONNECTED/)
      await walk(page, async (step) => {
        for (const tag of TAGS) {
          await page.setViewportSize({ width: 390, height: 844 }) // on its side a step has no list of languages in sight
          await switchTo(page, tag)
          for (const size of SIZES) {
            await page.setViewportSize(size)
            const file = `candidate-${step}-${tag}-${size.width}x${size.height}.png`
            await takeScreenshot(page, `${FOLDER}/${file}`)
          }
        }
        await page.setViewportSize({ width: 360, height: 740 })
      })
    })
