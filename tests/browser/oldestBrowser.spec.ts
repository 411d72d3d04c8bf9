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

/** A browser before Firefox 115 and Chrome 110; it runs modules. */
const useTooOldBrowser = (page: Page) =>
  page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toReversed'))

const tooOld = (page: Page) => page.getByRole('heading', { name: 'This browser is too old' })

for (const path of ['/', '/home'])
  test(`a browser that is too old reads so in English at ${path}`, async ({ page, portal }) => {
    void portal
    await useTooOldBrowser(page)
    await page.goto(path)
    await expect(tooOld(page)).toBeVisible()
    await expect(page.getByRole('listitem')).toHaveText(BROWSER_NAMES.map((name) => `${name}+`))
    await expect(page.locator('#root')).toBeHidden()
    expect(await page.locator('#old-browser > [lang]').count()).toBe(2) // text and list
  })

for (const path of [FORM_LINK, '/uan/form?jobId=1'])
  test(`and in eight languages at ${path}`, async ({ page, portal }) => {
    void portal
    await useTooOldBrowser(page)
    await page.goto(path)
    await expect(tooOld(page)).toBeVisible()
    await expect(page.getByText('यह ब्राउज़र बहुत पुराना है')).toBeVisible()
    const languages = await page
      .locator('#old-browser > div')
      .evaluateAll((texts) => texts.map((text) => text.getAttribute('lang')))
    expect(languages).toEqual(['en', 'hi', 'mr', 'ta', 'te', 'kn', 'bn', 'gu'])
    await expect(page.locator('#root')).toBeHidden()
  })

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
  await expect(tooOld(page)).toBeHidden()
  const address = await page.locator('script[nomodule]').getAttribute('src')
  await page.addScriptTag({ url: address ?? '' })
  await expect(tooOld(page)).toBeVisible()
})
