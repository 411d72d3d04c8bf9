import type { BrowserContext } from '@playwright/test'
import { LAST_ACTIVITY_KEY } from '#shared/platform/session/end/lastActivity.ts'
import { expect, test } from './support/portal.ts'
import { newWorldHeaders, signInByHand, submitSignIn } from './support/signIn.ts'

const USER = 'kabir.sethi@kaveri.example'

/** What a browser holds of a sign-in, without what differs from one to the next: the session's id and the time. */
async function heldBy(context: BrowserContext) {
  const { cookies, origins } = await context.storageState()
  return {
    cookies: Object.fromEntries(
      cookies.map(({ name, value, path, httpOnly, sameSite }) => [
        name,
        { path, httpOnly, sameSite, value: httpOnly ? '' : value },
      ]),
    ),
    origins: origins.map(({ origin, localStorage }) => ({
      origin,
      localStorage: localStorage.filter(({ name }) => name !== LAST_ACTIVITY_KEY),
    })),
  }
}

test('signing in by request stores the same data as signing in by form', async ({
  browser,
  context,
  page,
  portal,
}) => {
  await portal.signIn(USER)
  const byHand = await browser.newContext({ extraHTTPHeaders: newWorldHeaders() })
  await signInByHand(await byHand.newPage(), USER)
  expect(await heldBy(context)).toEqual(await heldBy(byHand))
  await byHand.close()

  await page.goto('/')
  await expect(page).toHaveURL(/\/bankstatement$/)
})

test('the focus is on the email, and after sign-in on the heading of the page', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByLabel('Work email')).toBeFocused()
  await submitSignIn(page, USER)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('one press on a sample account signs in, on the page and from /sandbox', async ({ page }) => {
  await page.goto('/')
  await page.getByText('Sandbox accounts').click()
  await page.getByRole('button', { name: USER }).click()
  await expect(page).toHaveURL(/\/bankstatement$/)
  await page.context().clearCookies()

  await page.goto('/sandbox')
  await page.getByRole('link', { name: 'vidya.iyer@lekha.example' }).click()
  await expect(page).toHaveURL(/\/(home|bankstatement)$/)
  await expect(page.getByRole('button', { name: /Vidya/ })).toBeVisible()
})
