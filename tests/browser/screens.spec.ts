import AxeBuilder from '@axe-core/playwright'
import { mkdirSync } from 'node:fs'
import { expect, test } from './support/portal.ts'
import { SCENES } from './support/scenes.ts'

/** `npm run screens` sets it: where the pictures go. */
const FOLDER = process.env.SCREENS
const WIDTHS = { wide: { width: 1280, height: 860 }, narrow: { width: 390, height: 844 } }
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

if (FOLDER !== undefined) mkdirSync(FOLDER, { recursive: true })

/** Each theme and each width once, so that the suite keeps its time; `npm run screens` looks at all four. */
const isLookedAt = (size: string, theme: string) =>
  FOLDER !== undefined || (size === 'wide') === (theme === 'light')

for (const scene of SCENES) {
  test(`${scene.name}: no WCAG 2.2 AA violation and no sideways scroll, light at 1280 and dark at 390 px`, async ({
    page,
    portal,
  }) => {
    test.setTimeout(90_000)
    portal.allow(/status of (4|5)\d\d/) // the browser's own note on an answer that the scene asks for
    if (scene.as !== undefined) await portal.signIn(scene.as)
    await scene.open(page, portal)
    await expect(page.locator('h1').first()).toBeVisible()
    if (scene.as !== undefined) expect(new URL(page.url()).pathname).not.toBe('/')
    for (const [size, viewport] of Object.entries(WIDTHS)) {
      await page.setViewportSize(viewport)
      for (const theme of ['light', 'dark'].filter((one) => isLookedAt(size, one))) {
        await page.evaluate((mode) => {
          document.documentElement.dataset.bsTheme = mode
        }, theme)
        await page.waitForTimeout(FOLDER === undefined ? 150 : 500) // transitions of colour
        if (FOLDER !== undefined)
          await page.screenshot({ path: `${FOLDER}/${scene.name}-${size}-${theme}.png` })
        const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze()
        expect(
          violations.map(
            ({ id, nodes }) =>
              `${size} ${theme} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
          ),
        ).toEqual([])
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, `${size}: the page scrolls sideways`).toBeLessThanOrEqual(0)
      }
    }
  })
}
