import type { Page } from '@playwright/test'
import { expect, test } from './support/portal.ts'
import { EVERYTHING } from './support/scenes/scene.ts'

const CONTROLS = 'a, button, input, select'
const HEAD = `h1, .page-head p, ${CONTROLS}`

/** Words of what lies under a toast. */
const coveredByToasts = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((what) => {
    const toasts = [...document.querySelectorAll('.Toastify__toast')]
    const controls = [...document.querySelectorAll<HTMLElement>(what)]
    const boxOf = (element: Element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      return (/^[HP]/.test(element.tagName) ? words : element).getBoundingClientRect()
    }
    const overlaps = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    return controls
      .filter((control) => boxOf(control).width > 1)
      .filter((control) =>
        toasts.some((toast) => !toast.contains(control) && overlaps(boxOf(toast), boxOf(control))),
      )
      .map((control) => control.innerText)
  }, selector)

test('a toast lies on nothing that can be pressed, at any width, and not on the head of the page where there is room beside it; bar, page and footer share two lines in a window of 2560 px', async ({
  page,
  portal,
}) => {
  await portal.signIn(EVERYTHING)
  await page.goto('/payslip')
  await portal.pick('payslip.pdf')
  await portal.pace(0.3)
  await page.getByRole('button', { name: 'Proceed' }).click()
  await page.getByRole('button', { name: 'Jobs 1' }).click()
  await page.getByRole('link', { name: 'All jobs' }).click()
  await page.getByText(/^Running, \d+%$/).waitFor()
  await portal.pace(100)
  const toast = page.locator('.Toastify__toast')
  await expect(toast).toContainText('payslip.pdf is ready.')
  await expect(page.getByRole('link', { name: 'Open the next result' })).toBeVisible()
  await expect(toast).toBeInViewport({ ratio: 1 })
  for (const width of [1280, 390, 2560]) {
    await page.setViewportSize({ width, height: 860 })
    const what = width === 390 ? CONTROLS : HEAD // a phone's page has no room beside its head
    await expect.poll(() => coveredByToasts(page, what), `${width} px`).toEqual([])
  }
  const left = async (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().left)
  expect(await left('.brand-link')).toBe(await left('.page h1'))
  expect(await left('.page-foot > :first-child')).toBe(await left('.page h1'))
  expect(await left('.page h1')).toBeGreaterThan(400)
})
