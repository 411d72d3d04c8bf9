import type { Page } from '@playwright/test'
import { controlsUnderToasts } from './support/controlsUnderToasts.ts'
import { expect, test } from './support/portal.ts'
import { FULL_ACCESS_USER } from './support/screenFixtures/screenFixture.ts'

test('a toast covers no control at any width', async ({ page, portal }) => {
  await portal.signIn(FULL_ACCESS_USER)
  await page.goto('/payslip')
  await portal.pick('payslip.pdf')
  await portal.setSpeed(0.3)
  await page.getByRole('button', { name: 'Proceed' }).click()
  await page.getByRole('button', { name: 'Jobs 1' }).click()
  await page.getByRole('link', { name: 'All jobs' }).click()
  await page.getByText(/^Running, \d+%$/).waitFor()
  await portal.setSpeed(100)
  const toast = page.locator('.Toastify__toast')
  await expect(toast).toContainText('payslip.pdf is ready.')
  await expect(page.getByRole('link', { name: 'Open the next result' })).toBeVisible()
  await expect(toast).toBeInViewport({ ratio: 1 })
  for (const width of [1280, 390, 2560]) {
    await page.setViewportSize({ width, height: 860 })
    await expect.poll(() => controlsUnderToasts(page), `${width} px`).toEqual([])
    await expect(toast).toBeInViewport({ ratio: 1 })
  }
})

/** The left edge of the first element that fits, px. */
const leftOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().left))

test('bar, pages, full-width screens and footer share one left edge at every width, and no drop zone is huge', async ({
  page,
  portal,
}) => {
  await portal.signIn(FULL_ACCESS_USER)
  await page.goto('/payslip')
  await page.getByText('Drop a payslip here').waitFor()
  const widths = [1280, 1440, 1600, 1920, 2560]
  for (const width of widths) {
    await page.setViewportSize({ width, height: 1440 })
    for (const part of ['.brand-link', '.page h1', '.drop-zone', '.page-footer > :first-child'])
      expect(await leftOf(page, part), `${part} at ${width} px`).toBe(32)
    const zone = await page.locator('.drop-zone').boundingBox()
    expect(zone?.width).toBeLessThanOrEqual(1040)
    expect(zone?.height).toBeLessThanOrEqual(640)
  }
  await portal.pick('payslip.pdf')
  await page.getByRole('button', { name: 'Proceed' }).click()
  await page.getByRole('heading', { name: 'Payslip result' }).waitFor()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 860 })
    expect(await leftOf(page, '.brand-link')).toBe(32)
    expect(await leftOf(page, '.sticky-bar > :first-child')).toBe(32)
  }
})

test('the check step takes a wide window: a whole page of the file beside what is sent', async ({
  page,
  portal,
}) => {
  await portal.signIn(FULL_ACCESS_USER)
  await page.goto('/payslip')
  await portal.pick('payslip.pdf')
  const proceed = page.getByRole('button', { name: 'Proceed' })
  await proceed.waitFor()
  const preview = page.getByRole('region', { name: 'Preview of payslip.pdf' })
  const sheet = preview.getByRole('group', { name: 'Page 1', exact: true })
  await sheet.waitFor()
  for (const [width, height] of [
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height })
    const boxes = async () => {
      const [list, view, whole, button] = await Promise.all([
        page.locator('.file-card').boundingBox(),
        preview.boundingBox(),
        sheet.boundingBox(),
        proceed.boundingBox(),
      ])
      return {
        isBeside: (view?.x ?? 0) > (list?.x ?? width) + (list?.width ?? width),
        isWhole: (whole?.y ?? height) + (whole?.height ?? height) < (button?.y ?? 0),
        rightOfButton: Math.round((button?.x ?? 0) + (button?.width ?? 0)),
      }
    }
    await expect
      .poll(boxes, `${width} px`)
      .toEqual({ isBeside: true, isWhole: true, rightOfButton: width - 32 })
  }
})
