import type { Page } from '@playwright/test'
import { LANGUAGE_TAGS, LANGUAGES } from '#shared/candidate/languages.ts'
import { violations } from './support/axe.ts'
import { cutTexts } from './support/cutText.ts'
import { overflow } from './support/look.ts'
import { expect, test } from './support/portal.ts'

/** A small phone whose owner has set letters twice as large (WCAG 1.4.4). */
test.use({ viewport: { width: 360, height: 640 }, locale: 'en-IN' })

const enlarge = (page: Page) =>
  page.evaluate(() => void (document.documentElement.style.fontSize = '200%'))

/** The step that is shown, in every language: nothing cut, nothing beyond the edge, no rule broken. */
async function judge(page: Page, screen: string, speak: (own: string) => Promise<unknown>) {
  for (const tag of LANGUAGE_TAGS) {
    const told = `${screen} in ${LANGUAGES[tag].english}`
    await speak(LANGUAGES[tag].own)
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    expect(await cutTexts(page), told).toEqual([])
    expect(await overflow(page), told).toBeLessThanOrEqual(0)
    await expect.poll(() => violations(page, 'all'), told).toEqual([])
  }
}

test('no language is cut or breaks a rule, at 360 px with letters twice as large', async ({
  page,
}) => {
  await page.goto('/dav/form')
  await enlarge(page)
  // The tile, as a finger does: a sticky foot lies over what stands below it.
  await judge(page, 'choice', (own) => page.locator('label', { hasText: own }).click())
})
