import { violations } from './support/axe.ts'
import { overflow, picture, show, type Look } from './support/look.ts'
import { expect, test } from './support/portal.ts'
import { SCENES } from './support/scenes/all.ts'

/** `npm run screens` sets it: where the pictures go, of each width in each theme. */
const FOLDER = process.env.SCREENS

/** Each theme, each width and each font judged whole once, so that the suite keeps its time. */
const JUDGED: readonly Look[] = [
  { width: 'wide', theme: 'light', font: 'inter' },
  { width: 'narrow', theme: 'dark', font: 'dejavu' },
]

/** Other letters move what stands around them: of the other font, what hangs on sizes. */
const otherFont = (look: Look): Look => ({
  ...look,
  font: look.font === 'inter' ? 'dejavu' : 'inter',
})

for (const { name, as, open } of SCENES) {
  test(`${name}: no WCAG 2.2 AA violation and no sideways scroll, light at 1280 and dark at 390 px`, async ({
    page,
    portal,
  }) => {
    portal.allow(/status of (4|5)\d\d/) // the browser's own note on an answer that the scene asks for
    if (as !== undefined) await portal.signIn(as)
    await open(page, portal)
    await expect(page.locator('h1').first()).toBeVisible()
    if (as !== undefined) expect(new URL(page.url()).pathname).not.toBe('/')

    for (const look of JUDGED) {
      const told = (font: Look['font']) => `${look.width} ${look.theme} ${font}`
      await show(page, look)
      await expect.poll(() => violations(page, 'all'), told(look.font)).toEqual([])
      await expect.poll(() => overflow(page), told(look.font)).toBeLessThanOrEqual(0)
      const other = otherFont(look)
      await show(page, other)
      await expect.poll(() => violations(page, 'sizes'), told(other.font)).toEqual([])
      await expect.poll(() => overflow(page), told(other.font)).toBeLessThanOrEqual(0)
    }

    if (FOLDER === undefined) return
    for (const width of ['wide', 'narrow'] as const)
      for (const theme of ['light', 'dark'] as const) {
        await show(page, { width, theme, font: 'inter' })
        await picture(page, `${FOLDER}/${name}-${width}-${theme}.png`)
      }
  })
}
