import type { Page } from '@playwright/test'
import { expect, test } from './support/portal.ts'
import { FULL_ACCESS_USER } from './support/screenFixtures/screenFixture.ts'

/** Words of what can be pressed, typed into or read in the head of the page, and lies under a toast. */
const coveredByToasts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll('.Toastify__toast')]
    const controls = [
      ...document.querySelectorAll<HTMLElement>('h1, .page-header p, a, button, input, select'),
    ]
    const boxOf = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return (/^[HP]/.test(element.tagName) ? range : element).getBoundingClientRect()
    }
    const overlaps = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    return controls
      .filter((control) => boxOf(control).width > 1)
      .filter((control) =>
        toasts.some((toast) => !toast.contains(control) && overlaps(boxOf(toast), boxOf(control))),
      )
      .map((control) => control.innerText)
  })

test('a toast covers no control and not the page header at any width; bar, page and footer align at 2560 px', async ({
  page,
  portal,
}) => {
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
    await expect.poll(() => coveredByToasts(page), `${width} px`).toEqual([])
  }
  const left = async (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().left)
  expect(await left('.brand-link')).toBe(await left('.page h1'))
  expect(await left('.page-footer > :first-child')).toBe(await left('.page h1'))
  expect(await left('.page h1')).toBeGreaterThan(400)
})
