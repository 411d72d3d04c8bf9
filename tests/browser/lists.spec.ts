import type { Page } from '@playwright/test'
import { openCases } from './support/davSteps.ts'
import { expect, test } from './support/portal.ts'
import { FULL_ACCESS_USER } from './support/screenFixtures/screenFixture.ts'

const TIRUCHI = 'sub-kvm-kaveri-tiruchi'
const ALL_CHIPS =
  '&status=notReady&status=ready&status=successful&status=failed&email=yes&sms=yes&call=yes&startedFrom=2026-01-01&startedTo=2030-12-31'

const frameOf = (page: Page) => page.locator('.table-frame')

/** Left and right edges of the frame, of columns and of the widest text of Last Action, px. */
const edges = (page: Page) =>
  frameOf(page).evaluate((frame) => {
    const boxOf = (element: Element | null | undefined) => {
      const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {}
      return { left: Math.round(left), right: Math.round(right) }
    }
    const header = (text: string) =>
      [...frame.querySelectorAll('th')].find(({ innerText }) => innerText === text)
    const lastActions = [...frame.querySelectorAll('.last-action')].map((one) => boxOf(one).right)
    return {
      frame: boxOf(frame),
      name: boxOf(header('Name')),
      action: boxOf(header('Action')),
      address: boxOf(header('Address')),
      lastActionEnd: Math.max(...lastActions),
    }
  })

const WIDTHS = [1280, 1440, 1600, 1920, 2560] as const

test('Name and Action stay in view at every width, Last Action is whole at 1280 px, and Address takes what is free', async ({
  page,
  portal,
}) => {
  await portal.signIn(FULL_ACCESS_USER)
  await openCases(page, TIRUCHI)
  for (const width of [768, ...WIDTHS]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 860 })
      await frameOf(page).evaluate((frame) => frame.scrollTo({ left: 0 }))
      const start = await edges(page)
      expect(start.action.right).toBe(start.frame.right)
      if (width >= 1280) expect(start.lastActionEnd).toBeLessThan(start.action.left)
      if (width >= 1600) {
        expect([start.frame.left, width - start.frame.right]).toEqual([33, 33])
        expect(start.address.right - start.address.left).toBeGreaterThan(width === 1600 ? 150 : 300)
        expect(await frameOf(page).getAttribute('data-hidden-end')).toBeNull()
      } else {
        await expect(frameOf(page)).toHaveAttribute('data-hidden-end', '')
        await frameOf(page).evaluate((frame) => frame.scrollTo({ left: frame.scrollWidth }))
        await expect(frameOf(page)).not.toHaveAttribute('data-hidden-end')
        // At 768 px the name has reached the edge, and columns are hidden behind it.
        if (width === 768) await expect(frameOf(page)).toHaveAttribute('data-hidden-start', '')
        const end = await edges(page)
        expect(end.name.left).toBeGreaterThanOrEqual(end.frame.left)
        if (width === 768) expect(end.name.left).toBe(end.frame.left)
        expect(end.action.right).toBe(end.frame.right)
      }
    })
  }
})

test('the footer of a list stays in the window under two lines of filter chips', async ({
  page,
  portal,
}) => {
  await portal.signIn(FULL_ACCESS_USER)
  for (const [width, height] of [
    [1280, 720],
    [1024, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`/dav/uploadfile?tab=checks&client=${TIRUCHI}${ALL_CHIPS}`)
    const chips = page.getByRole('list', { name: 'Filters' })
    await expect(chips.getByRole('listitem')).toHaveCount(8)
    await expect(page.getByText(/in total$/)).toBeInViewport({ ratio: 1 })
    expect((await chips.boundingBox())?.height).toBeLessThanOrEqual(64)
    expect((await frameOf(page).boundingBox())?.height).toBeGreaterThanOrEqual(120)
  }
})

test('compact rows are chosen by keyboard, remembered for every list, and keep targets of 24 px', async ({
  page,
  portal,
}) => {
  await portal.signIn(FULL_ACCESS_USER)
  await openCases(page, TIRUCHI)
  const rowHeights = () =>
    page
      .locator('tr[data-row]')
      .evaluateAll((rows) => [...new Set(rows.map((row) => row.getBoundingClientRect().height))])
  expect(await rowHeights()).toEqual([40])
  const comfortable = page.getByRole('radio', { name: 'Comfortable' })
  await comfortable.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Compact' })).toBeChecked()
  await expect.poll(rowHeights).toEqual([32])
  const smallTargets = await page
    .locator('.table-frame :is(a, button, input)')
    .evaluateAll((controls) =>
      controls
        .map((control) => (control.closest('label') ?? control).getBoundingClientRect())
        .filter(({ width, height }) => width < 24 || height < 24),
    )
  expect(smallTargets).toEqual([])
  await page.goto('/uan?tab=jobs&client=sub-kvm-kaveri-hosur')
  await page.getByText(/1 to 50 of/).waitFor()
  expect(await rowHeights()).toEqual([32])
})

test.describe('in an American browser in New York', () => {
  test.use({ locale: 'en-US', timezoneId: 'America/New_York' })

  test('dates are typed and shown day first, and times are in India', async ({ page, portal }) => {
    await portal.signIn(FULL_ACCESS_USER)
    await openCases(page, TIRUCHI)
    const times = await page.locator('td time').evaluateAll((elements) =>
      elements.slice(0, 6).map((time) => ({
        shown: time.getAttribute('title'),
        india: new Date(Date.parse(time.getAttribute('datetime') ?? '') + 5.5 * 3_600_000)
          .toISOString()
          .slice(11, 16),
      })),
    )
    expect(times.length).toBe(6)
    for (const { shown, india } of times)
      expect(shown).toMatch(new RegExp(`^\\d{1,2} [A-Z][a-z]{2} 20\\d\\d, ${india}$`))
    await page.getByRole('button', { name: /^Filter/ }).click()
    const drawer = page.getByRole('dialog', { name: 'Filter' })
    const from = drawer.getByRole('textbox', { name: 'From' })
    await expect(from).toHaveAttribute('placeholder', 'dd/mm/yyyy')
    await from.fill('10/31/2026')
    await drawer.getByRole('button', { name: 'Show Results' }).click()
    await expect(drawer.getByText('There is no month 31')).toBeVisible()
    await expect(from).toBeFocused()
    await from.fill('01/10/2026')
    await drawer.getByRole('textbox', { name: 'To' }).fill('31/12/2030')
    await drawer.getByRole('button', { name: 'Show Results' }).click()
    await expect(page.getByText('Started 1 Oct 2026 – 31 Dec 2030')).toBeVisible()
    expect(new URL(page.url()).searchParams.get('startedFrom')).toBe('2026-10-01')
  })
})
