import type { Page } from '@playwright/test'
import {
  horizontalOverflow,
  takeScreenshot,
  applyAppearance,
  type Appearance,
} from './support/appearance.ts'
import { violations, type Scope } from './support/axe.ts'
import { controlsUnderSampleToasts } from './support/controlsUnderToasts.ts'
import { expect, test, type Portal } from './support/portal.ts'
import { SCREEN_FIXTURES } from './support/screenFixtures/all.ts'
import { groupFixtures } from './support/screenFixtures/groupFixtures.ts'
import type { ScreenFixture, Screen } from './support/screenFixtures/screenFixture.ts'

/** `npm run screens` sets it: the folder for screenshots of each width in each theme. */
const FOLDER = process.env.SCREENS

const WIDE_LIGHT = { width: 'wide', theme: 'light' } as const
const NARROW_DARK = { width: 'narrow', theme: 'dark' } as const
/** The smallest targets are Inter's, the widest lines those of DejaVu Sans. */
const NARROW_FONT = FOLDER === undefined ? 'dejavu' : 'inter'
const LARGE_LIGHT = { width: 'large', theme: 'light' } as const
type View = typeof WIDE_LIGHT | typeof NARROW_DARK | typeof LARGE_LIGHT

/** How many dialogs, menus and lists of options are open. */
const countPopups = (page: Page): Promise<number> =>
  page
    .locator(':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox]):visible')
    .count()

/** A bar of the window may lie over a part of a control, which is then too small: the next look is at its middle. */
async function violationsInView(page: Page, scope: Scope): Promise<string[]> {
  const found = await violations(page, scope)
  const [, target] = /^target-size: ([^,]+)/m.exec(found.join('\n')) ?? []
  if (target !== undefined)
    await page
      .locator(target)
      .first()
      .evaluate((control) => control.scrollIntoView({ block: 'center', behavior: 'instant' }))
  return found
}

/**
 * Checks the screen as it is shown now. All rules of axe are checked once, wide and light (decision L73); `npm run screens`
 * checks them in each view.
 */
async function checkView(
  page: Page,
  { name, part }: Screen,
  view: View,
  passed?: Set<string>,
): Promise<void> {
  const description = `${name}: ${view.width} ${view.theme}`
  if (view === WIDE_LIGHT || FOLDER !== undefined)
    await expect.poll(() => violationsInView(page, { part, passed }), description).toEqual([])
  await expect.poll(() => horizontalOverflow(page), description).toBeLessThanOrEqual(0)
  // Candidate pages show no toasts.
  if ((await page.locator('.candidate').count()) === 0)
    expect(await controlsUnderSampleToasts(page), `${description}: under toasts`).toEqual([])
}

/** Shows a screen in another width, with the same dialogs and menus open. */
async function resize(page: Page, { name, reopen }: Screen, look: Appearance): Promise<void> {
  const open = await countPopups(page)
  await applyAppearance(page, look)
  await reopen?.(page)
  await expect
    .poll(() => countPopups(page), `${name}: open popups, ${look.width}`)
    .toBeGreaterThanOrEqual(open)
}

async function checkScreen(page: Page, screen: Screen, passed: Set<string>): Promise<void> {
  await checkView(page, screen, WIDE_LIGHT, passed)
  if (screen.isLargeToo === true) {
    await resize(page, screen, { ...LARGE_LIGHT, font: 'inter' })
    await checkView(page, screen, LARGE_LIGHT)
  }
  await resize(page, screen, { ...NARROW_DARK, font: NARROW_FONT })
  await checkView(page, screen, NARROW_DARK)
}

async function takeScreenshots(page: Page, folder: string, screen: Screen): Promise<void> {
  const widths = [
    'narrow',
    'wide',
    ...(screen.isLargeToo === true ? (['large'] as const) : []),
  ] as const
  for (const width of widths) {
    if (width !== 'narrow') await resize(page, screen, { width, theme: 'light', font: 'inter' })
    for (const theme of ['light', 'dark'] as const) {
      await applyAppearance(page, { width, theme, font: 'inter' })
      await takeScreenshot(page, `${folder}/${screen.name}-${width}-${theme}.png`)
    }
  }
}

/** `npm run screens` selects screenshots by name, so each fixture then has a test of its own. */
const MOST_SCREENS_IN_A_TEST = FOLDER === undefined ? 14 : 1

/** For a machine under load. */
const SCREEN_TIMEOUT_MS = 30_000

async function visit(
  page: Page,
  portal: Portal,
  { signedInAs, followUps = [], ...first }: ScreenFixture,
  passed: Set<string>,
): Promise<void> {
  if (signedInAs !== undefined) await portal.signIn(signedInAs)
  for (const screen of [first, ...followUps])
    await test.step(screen.name, async () => {
      // Before the page opens, which starts light: resizing an empty page costs nothing, resizing the product lays it out again.
      await applyAppearance(page, { ...WIDE_LIGHT, font: 'inter' })
      await screen.open(page, portal)
      await expect(page.locator('h1').first()).toBeVisible()
      if (signedInAs !== undefined) expect(new URL(page.url()).pathname).not.toBe('/')
      await checkScreen(page, screen, passed)
      if (FOLDER !== undefined) await takeScreenshots(page, FOLDER, screen)
    })
}

for (const fixtures of groupFixtures(SCREEN_FIXTURES, MOST_SCREENS_IN_A_TEST)) {
  const names = fixtures.flatMap(({ name, followUps = [] }) => [
    name,
    ...followUps.map((screen) => screen.name),
  ])
  test(`${names.join(', ')}: no WCAG 2.2 AA violation and no horizontal overflow, light at 1280 and dark at 390 px`, async ({
    page,
    portal,
  }) => {
    test.setTimeout(60_000 + names.length * SCREEN_TIMEOUT_MS)
    portal.allowError(/status of (4|5)\d\d/) // the browser logs the error responses that fixtures ask for
    const passed = new Set<string>()
    for (const [index, fixture] of fixtures.entries()) {
      if (index > 0) await portal.reset()
      await visit(page, portal, fixture, passed)
    }
  })
}
