import type { Page } from '@playwright/test'
import { captchaText } from '../sandbox/uan/captcha.ts'
import { FORM_ANSWERS, FORM_LINK, openStoredForm } from './support/formSteps.ts'
import { trackChunks } from './support/offlineFlow.ts'
import { useOldestBrowser } from './support/oldestBrowser.ts'
import { expect, test } from './support/portal.ts'
import * as candidate from './support/sampleCandidate.ts'
import { consent, logIn, openUanPage, uanForm } from './support/uanSteps.ts'

test.use({ viewport: { width: 360, height: 640 } })

/** As Chromium's own tools have it: ms, and bytes a second. */
const SLOW_UPLINK = { latency: 300, downloadThroughput: 100_000, uploadThroughput: 30_000 }
/** The longest silence of an upload (decisions L83). */
const UPLOAD_LIMIT_MS = 300_000

async function useSlowUplink(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_UPLINK })
}

test('the address form is completed on a slow uplink in an old browser, and the upload may take longer than its limit', async ({
  page,
  portal,
}) => {
  void portal
  await page.clock.install()
  await useOldestBrowser(page)
  await useSlowUplink(page)
  await candidate.allowPhone(page)
  const hasCome = await trackChunks(page)
  const methods: string[] = []
  page.on('request', (request) => methods.push(request.method()))
  const title = page.getByRole('heading', { level: 1 })
  await page.goto(FORM_LINK)
  await hasCome('AddressForm')
  await candidate.pressContinue(page)
  await expect(page.getByText('on behalf of')).toBeVisible()
  await candidate.pressContinue(page)
  await expect(title).toHaveText('Check my phone')
  await page.getByRole('button', { name: 'Allow location' }).click() // not every WebView tells its permissions
  await expect(page.getByText(/^Accurate to/)).toBeVisible()
  await candidate.pressContinue(page)
  await expect(title).toHaveText('Terms And Conditions')
  await candidate.acceptTerms(page)
  await page.getByRole('button', { name: 'Start' }).click()
  await expect(title).toHaveText('About this address')
  await candidate.fillIn(page)
  for (const [nth, photo] of candidate.PHOTOS.entries()) {
    await candidate.walk(page, nth + 1)
    const card = page.getByRole('listitem').filter({ hasText: photo })
    await card.getByRole('button', { name: 'Take photo' }).click()
    await expect(page.getByRole('button', { name: 'Capture' })).toBeEnabled()
    await page.getByRole('button', { name: 'Capture' }).click()
    await candidate.walk(page, nth + 1.5)
    await page.getByRole('button', { name: /^(Proceed|Use anyway)$/ }).click()
    await expect(card.getByRole('img', { name: photo })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Check answers' }).click()
  await expect(title).toHaveText('Check before you send')
  const share = () => page.getByRole('progressbar').getAttribute('value').then(Number)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(title).toHaveText('Sending your form')
  for (const least of [0.2, 0.4, 0.6]) {
    await expect.poll(share).toBeGreaterThan(least)
    await page.clock.fastForward(UPLOAD_LIMIT_MS * 0.8)
  }
  await expect(title).toHaveText('Thank you for submitting the form.')
  expect(methods.filter((method) => method === 'PATCH')).toHaveLength(1)
})

test('an upload that moves no byte for its limit is tried again', async ({ page, portal }) => {
  portal.allowError(/net::ERR/)
  await page.clock.install()
  await openStoredForm(page, { answers: FORM_ANSWERS, furthest: 'review', apartKm: 0 })
  await page.route('**/dav/case/form/*', (route) =>
    route.request().method() === 'PATCH' ? new Promise(() => undefined) : route.fallback(),
  )
  const title = page.getByRole('heading', { level: 1 })
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(title).toHaveText('Sending your form')
  await page.clock.fastForward(UPLOAD_LIMIT_MS * 0.9)
  await expect(title).toHaveText('Sending your form')
  await page.clock.fastForward(UPLOAD_LIMIT_MS)
  await expect(title).toHaveText('No network right now')
})

test('the UAN page is completed on a slow uplink in an old browser', async ({ page, portal }) => {
  void portal
  await useOldestBrowser(page)
  await useSlowUplink(page)
  const { url, otp } = uanForm()
  await openUanPage(page, url)
  await consent(page)
  await logIn(page, 'Lekha@2026')
  await page.getByLabel('CAPTCHA: letters or digits').fill(captchaText(0))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('OTP').fill(otp)
  await page.getByRole('button', { name: 'Verify OTP' }).click()
  await expect(page.getByRole('heading', { name: 'Successfully Submitted' })).toBeVisible()
})
