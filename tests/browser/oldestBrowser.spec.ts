import type { Page } from '@playwright/test'
import { BROWSER_NAMES } from '../../scripts/browsers/supported.ts'
import { FORM_LINK } from './support/formSteps.ts'
import { useOldestBrowser } from './support/oldestBrowser.ts'
import { expect, test } from './support/portal.ts'

const PAYSLIP_USER = 'isha.gupta@deccan.example'

test('what the oldest supported browsers lack is gone, and a payslip is read without it', async ({
  page,
  portal,
}) => {
  await useOldestBrowser(page)
  await portal.signInByHand(PAYSLIP_USER)
  await expect(page).toHaveURL(/\/payslip$/)
  const left = await page.evaluate(() =>
    [
      'size' in URLSearchParams.prototype,
      'any' in AbortSignal,
      'wakeLock' in navigator,
      'ClipboardItem' in globalThis,
      'union' in Set.prototype,
      'groupBy' in Object,
      'requestIdleCallback' in globalThis,
    ].filter(Boolean),
  )
  expect(left).toEqual([])
  await portal.pick('payslip.pdf')
  await page.getByRole('button', { name: 'Proceed' }).click()
  await expect(page.getByRole('heading', { name: 'Payslip result' })).toBeVisible()
  await page.getByRole('button', { name: 'HRA: 38,400.00' }).click()
  await expect(page.getByRole('region', { name: 'Source' }).locator('mark')).toHaveText('38,400.00')
})

type StartError = {
  cause: string
  open: (page: Page, path: string) => Promise<void>
  complaint?: RegExp
  texts: { en: string; hi: string }
  browsers: readonly string[]
}

/** The product at an address that is not secure: without Web Locks, WebCrypto, camera and location. */
const INSECURE_ORIGIN = 'http://lekha.example'

const START_ERRORS: readonly StartError[] = [
  {
    cause: 'is older than Firefox 115 and Chrome 110', // it runs modules
    open: async (page, path) => {
      await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toReversed'))
      await page.goto(path)
    },
    texts: { en: 'This page does not work in this browser', hi: 'यह पेज इस ब्राउज़र में नहीं चलता' },
    browsers: BROWSER_NAMES,
  },
  {
    cause: 'has no Web Locks, as some WebViews',
    open: async (page, path) => {
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'))
      await page.goto(path)
    },
    texts: { en: 'This page does not work in this browser', hi: 'यह पेज इस ब्राउज़र में नहीं चलता' },
    browsers: BROWSER_NAMES,
  },
  {
    cause: 'opens a link without https',
    open: async (page, path) => {
      const { origin } = new URL(test.info().project.use.baseURL ?? '')
      await page.route(`${INSECURE_ORIGIN}/**`, async (route) => {
        const url = route.request().url().replace(INSECURE_ORIGIN, origin)
        await route.fulfill({ response: await route.fetch({ url }) })
      })
      await page.goto(INSECURE_ORIGIN + path)
      expect(await page.evaluate(() => 'locks' in navigator)).toBe(false)
    },
    complaint: /Cross-Origin-Opener-Policy header has been ignored/,
    texts: { en: 'This page is not secure', hi: 'यह पेज सुरक्षित नहीं है' },
    browsers: [],
  },
]

for (const { cause, open, complaint, texts, browsers } of START_ERRORS) {
  for (const path of ['/', '/home'])
    test(`a browser that ${cause} reads so in English at ${path}`, async ({ page, portal }) => {
      if (complaint !== undefined) portal.allowError(complaint)
      await open(page, path)
      await expect(page.getByRole('heading', { name: texts.en })).toBeVisible()
      await expect(page.getByRole('listitem')).toHaveText(browsers.map((name) => `${name}+`))
      await expect(page.locator('#root')).toBeHidden()
      await expect(page.getByRole('heading')).toHaveCount(1)
    })

  for (const path of [FORM_LINK, '/uan/form?jobId=1'])
    test(`a browser that ${cause} reads so in eight languages at ${path}`, async ({
      page,
      portal,
    }) => {
      if (complaint !== undefined) portal.allowError(complaint)
      await open(page, path)
      await expect(page.getByRole('heading', { name: texts.en })).toBeVisible()
      await expect(page.getByRole('heading', { name: texts.hi })).toBeVisible()
      const blocks = page.getByRole('heading').locator('..')
      const languages = await blocks.evaluateAll((all) =>
        all.map((one) => one.getAttribute('lang')),
      )
      expect(languages).toEqual(['en', 'hi', 'mr', 'ta', 'te', 'kn', 'bn', 'gu'])
      await expect(page.locator('#root')).toBeHidden()
    })
}

test('a browser without modules gets the same page, by a script in ES5', async ({
  page,
  portal,
}) => {
  void portal
  await page.route('**/assets/*.js', (route) =>
    route.request().url().includes('noModules') ? route.fallback() : route.abort(),
  )
  portal.allowError(/net::ERR_FAILED/)
  await page.goto('/')
  const unsupported = page.getByRole('heading', { name: 'This page does not work in this browser' })
  await expect(unsupported).toBeHidden()
  const address = await page.locator('script[nomodule]').getAttribute('src')
  await page.addScriptTag({ url: address ?? '' })
  await expect(unsupported).toBeVisible()
})
