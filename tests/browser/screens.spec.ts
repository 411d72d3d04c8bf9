import type { Page } from '@playwright/test'
import { violations } from './support/axe.ts'
import { overflow, picture, show, type Look } from './support/look.ts'
import { expect, test, type Portal } from './support/portal.ts'
import { SCENES } from './support/scenes/all.ts'
import type { Scene, Screen } from './support/scenes/scene.ts'
import { visitsOf } from './support/scenes/visits.ts'

/** `npm run screens` sets it: where the pictures go, of each width in each theme. */
const FOLDER = process.env.SCREENS

/** Each theme, each width and each font judged whole once, so that the suite keeps its time. */
const FIRST: Look = { width: 'wide', theme: 'light', font: 'inter' }
const OTHER: Look = { width: 'narrow', theme: 'dark', font: 'dejavu' }

/** Other letters move what stands around them: of the other font, what hangs on sizes. */
const otherFont = (look: Look): Look => ({
  ...look,
  font: look.font === 'inter' ? 'dejavu' : 'inter',
})

/** How many things stand over the page or hang on a part of it. */
const popups = (page: Page): Promise<number> =>
  page
    .locator(':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox]):visible')
    .count()

/** Judged in the width that it was opened in. */
async function judgeLook(page: Page, name: string, look: Look): Promise<void> {
  const other = otherFont(look)
  const told = (font: Look['font']) => `${name}: ${look.width} ${look.theme} ${font}`
  await expect.poll(() => violations(page, 'all'), told(look.font)).toEqual([])
  await expect.poll(() => overflow(page), told(look.font)).toBeLessThanOrEqual(0)
  await show(page, other)
  await expect.poll(() => violations(page, 'sizes'), told(other.font)).toEqual([])
  await expect.poll(() => overflow(page), told(other.font)).toBeLessThanOrEqual(0)
}

/** Shows a screen in the other width; what was open in the first one stands there too. */
async function showOther(page: Page, { name, again }: Screen, look: Look): Promise<void> {
  const open = await popups(page)
  await show(page, look)
  await again?.(page)
  await expect
    .poll(() => popups(page), `${name}: what is open, ${look.width}`)
    .toBeGreaterThanOrEqual(open)
}

async function judge(page: Page, screen: Screen): Promise<void> {
  await show(page, FIRST)
  await judgeLook(page, screen.name, FIRST)
  await showOther(page, screen, OTHER)
  await judgeLook(page, screen.name, OTHER)
}

async function draw(page: Page, folder: string, screen: Screen): Promise<void> {
  for (const width of ['narrow', 'wide'] as const) {
    if (width === 'wide') await showOther(page, screen, { ...FIRST, width })
    for (const theme of ['light', 'dark'] as const) {
      await show(page, { width, theme, font: 'inter' })
      await picture(page, `${folder}/${screen.name}-${width}-${theme}.png`)
    }
  }
}

/** Pictures are asked for by name: each scene by itself. */
const TOGETHER = FOLDER === undefined ? 9 : 1

/** For a machine under load. */
const SCREEN_MS = 30_000

async function look(page: Page, portal: Portal, { as, next = [], ...first }: Scene): Promise<void> {
  if (as !== undefined) await portal.signIn(as)
  for (const screen of [first, ...next])
    await test.step(screen.name, async () => {
      // Before its page is there: the one that goes is left as it is, and an empty one is shown at no cost.
      await show(page, FIRST)
      await screen.open(page, portal)
      await expect(page.locator('h1').first()).toBeVisible()
      if (as !== undefined) expect(new URL(page.url()).pathname).not.toBe('/')
      await judge(page, screen)
      if (FOLDER !== undefined) await draw(page, FOLDER, screen)
    })
}

for (const scenes of visitsOf(SCENES, TOGETHER)) {
  const names = scenes.flatMap(({ name, next = [] }) => [
    name,
    ...next.map((screen) => screen.name),
  ])
  test(`${names.join(', ')}: no WCAG 2.2 AA violation and no sideways scroll, light at 1280 and dark at 390 px`, async ({
    page,
    portal,
  }) => {
    test.setTimeout(60_000 + names.length * SCREEN_MS)
    portal.allow(/status of (4|5)\d\d/) // the browser's own note on an answer that the scene asks for
    for (const [nth, scene] of scenes.entries()) {
      if (nth > 0) await portal.startAnew()
      await look(page, portal, scene)
    }
  })
}
