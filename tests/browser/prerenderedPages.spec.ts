import type { Page } from '@playwright/test'
import { PERSISTENT_KEYS } from '#shared/platform/session/storage/storageKeys.ts'
import { expect, test } from './support/portal.ts'
import { uanForm } from './support/uanSteps.ts'

const USER = 'kabir.sethi@kaveri.example'
const SCRIPTS = /\/assets\/(?!beforePaint)[^/]*\.js$/

/** Where each first frame comes from, words that tell whose it is, and the page's title. */
const PAINTED = [
  ['/', 'Sign in', 'Sign in'],
  ['/dav/form', 'Choose your language', 'Choose your language'],
  ['/solutions/kyc/dav/form?id=1', 'Choose your language', 'Choose your language'],
  ['/uan/form', 'Choose your language', 'Choose your language'],
] as const

/** Holds the product's scripts back, but not the one that runs before the first paint. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(SCRIPTS, async (route) => {
    await released
    await route.continue()
  })
  return async () => {
    release()
    await page.waitForLoadState('load')
  }
}

/** React has made the element its own. */
const isTakenOver = (element: Element) =>
  Object.keys(element).some((key) => key.startsWith('__react'))

/** How far what is shown has moved since the page began. */
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const moves: number[] = []
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if ('value' in entry) moves.push(Number(entry.value))
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        // What has moved is told before the second frame.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(moves.reduce((sum, move) => sum + move, 0))),
        )
      }),
  )

test('shows prerendered content before and without the script, and only the brand at other URLs', async ({
  page,
  browser,
  portal,
}) => {
  portal.allowError(/Failed to load resource|net::ERR_FAILED/)
  await page.route(/\.js$/, (route) => route.abort())
  for (const [path, heading, title] of PAINTED) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page).toHaveTitle(`${title} · Lekha`)
  }
  for (const path of ['/home', '/signup/code', '/payslip?x=1', '/nowhere']) {
    const answer = await page.goto(path)
    expect(await answer?.text()).not.toContain('Sign in')
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveText('Lekha')
  }

  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto('/')
  await expect(plain.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await plain.getByLabel('Work email').fill(USER)
  await plain.getByLabel('Work email').press('Enter')
  await expect(plain).toHaveURL(/:\d+\/$/)
  await context.close()
})

test('hydrates without layout shift and keeps typed and ticked input', async ({ page, portal }) => {
  void portal // the browser's complaints fail it: a frame that does not fit is one
  await page.emulateMedia({ colorScheme: 'dark' })
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  const email = page.getByLabel('Work email')
  await expect(email).toBeVisible()
  expect(await page.locator('html').getAttribute('data-bs-theme')).toBe('dark')
  await email.pressSequentially(USER)
  await page.getByRole('checkbox', { name: /I have read/ }).check()
  const field = await email.elementHandle()

  await release()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled()
  expect(await email.inputValue()).toBe(USER)
  expect(await email.evaluate((now, before) => now === before, field)).toBe(true)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()

  for (const [path] of PAINTED) {
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1 }).first() // that of a link without an id is another one by now
    await expect.poll(() => heading.evaluate(isTakenOver)).toBe(true)
    expect(await shifted(page)).toBe(0)
  }
})

test('never shows sign-in to a signed-in user before the script runs', async ({ page, portal }) => {
  await portal.signIn(USER)
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-frame', 'neutral')
  await expect(page.getByLabel('Work email')).toBeHidden()
  await release()
  await expect(page).toHaveURL(/\/bankstatement$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('a phone in Hindi', () => {
  test.use({ locale: 'hi-IN' })

  test('sees Hindi before the script, which takes it over as it stands', async ({
    page,
    portal,
  }) => {
    void portal // a frame that does not fit is an error
    for (const path of ['/dav/form', uanForm().url]) {
      const release = await holdScripts(page)
      await page.goto(path, { waitUntil: 'commit' })
      const heading = page.getByRole('heading', { level: 1, name: 'अपनी भाषा चुनें' })
      await expect(heading).toBeVisible()
      await expect(page).toHaveTitle('अपनी भाषा चुनें · Lekha')
      await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
      await expect(page.getByRole('radio', { name: 'हिन्दी Hindi' })).toBeChecked()
      await release()
      await expect.poll(() => page.locator('#root h1').evaluate(isTakenOver)).toBe(true)
      expect(await shifted(page)).toBe(0)
      await page.unrouteAll({ behavior: 'wait' })
    }
  })

  test('that has chosen Marathi sees the consent in it, and an early tick counts', async ({
    page,
    portal,
  }) => {
    void portal
    await page.addInitScript(
      (key) => localStorage.setItem(key, 'mr'),
      PERSISTENT_KEYS.candidateLanguage,
    )
    const release = await holdScripts(page)
    await page.goto(uanForm().url, { waitUntil: 'commit' })
    const heading = page.getByRole('heading', { level: 1, name: 'सुरू करण्यापूर्वी' })
    await expect(heading).toBeVisible()
    const before = await heading.elementHandle()
    await page.getByRole('checkbox').check()
    await release()
    await expect.poll(() => heading.evaluate(isTakenOver)).toBe(true)
    expect(await heading.evaluate((now, earlier) => now === earlier, before)).toBe(true)
    await expect(page.getByRole('checkbox')).toBeChecked()
    await page.getByRole('button', { name: 'पुढे जा' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('तुमच्या UAN खात्यात लॉग इन करा')
    expect(await shifted(page)).toBeLessThan(0.01)
  })
})

test('name and company are there before the code of the form', async ({ page, portal }) => {
  void portal
  await page.addInitScript(
    (key) => localStorage.setItem(key, 'en'),
    PERSISTENT_KEYS.candidateLanguage,
  )
  await page.goto('/sandbox/inbox')
  const link = page.getByRole('listitem').filter({ hasText: 'Open, never filled in' })
  const address = (await link.getByRole('link').getAttribute('href')) ?? ''
  const html = await (await page.request.get(address)).text()
  const isLater = (url: URL) =>
    url.pathname.endsWith('.js') && !html.split('<template')[0]?.includes(url.pathname)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(isLater, async (route) => {
    await released
    await route.continue()
  })
  const loaded = page.waitForResponse(/case\/form/)
  await page.goto(address, { waitUntil: 'commit' })
  const { data } = await (await loaded).json()
  await expect(page.getByText(data[0].sourceData.name)).toBeVisible()
  await expect(page.getByText(data[0].subclientName)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Please wait')
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Application Details')
})
