import type { BrowserContext, Page } from '@playwright/test'
import { FORM_LINK } from './support/formSteps.ts'
import { trackChunks, createChunkMatcher } from './support/offlineFlow.ts'
import { expect, test } from './support/portal.ts'
import * as candidate from './support/sampleCandidate.ts'

test.use({ viewport: { width: 360, height: 640 } })

/** As Chromium's own tools have it: ms, and bytes a second. */
const SLOW_3G = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const FLIGHT_MS = 30_000

/** A slow line, which goes for half a minute of the page's time. */
async function slowLine(page: Page, context: BrowserContext) {
  const devtools = await context.newCDPSession(page)
  const set = (offline: boolean) =>
    devtools.send('Network.emulateNetworkConditions', { offline, ...SLOW_3G })
  await set(false)
  return async (meanwhile: () => Promise<unknown>) => {
    await set(true)
    await meanwhile()
    await page.clock.fastForward(FLIGHT_MS)
    await set(false)
  }
}

/** The camera's code, prefetched while the form is filled in, does not come until it is let through. */
async function holdCamera(page: Page) {
  const isOf = await createChunkMatcher()
  let isHeld = true
  await page.route('**/assets/**', async (route) =>
    isHeld && isOf('CameraView', route.request().url())
      ? route.abort('internetdisconnected')
      : route.fallback(),
  )
  return () => {
    isHeld = false
  }
}

test('over slow 3G with 30 s offline at every step, keeps all data and sends the form once', async ({
  page,
  context,
  portal,
}) => {
  portal.allowError(/ERR_INTERNET_DISCONNECTED/)
  const answered: string[] = []
  page.on('requestfinished', (request) => {
    if (request.url().includes('/case/form/')) answered.push(request.method())
  })
  await page.clock.install()
  await candidate.allowPhone(page)
  const hasCome = await trackChunks(page)
  const letCamera = await holdCamera(page)
  const flight = await slowLine(page, context)
  const title = page.getByRole('heading', { level: 1 })

  await page.goto(FORM_LINK)
  await expect(title).toHaveText('Choose your language')
  await hasCome('AddressForm')
  await flight(() => candidate.pressContinue(page))
  await expect(page.getByText('on behalf of')).toBeVisible()
  await hasCome('Completed') // the last of the steps, prefetched
  await flight(() => candidate.pressContinue(page))
  await expect(title).toHaveText('Check my phone')
  await flight(() => expect(page.getByText('No connection')).toBeVisible())
  await expect(page.getByText(/^Accurate to/)).toBeVisible()
  await flight(() => candidate.pressContinue(page))
  await expect(title).toHaveText('Terms And Conditions')
  await candidate.acceptTerms(page)
  await flight(() => page.getByRole('button', { name: 'Start' }).click())
  await expect(title).toHaveText('About this address')
  await flight(() => candidate.fillIn(page))
  for (const [nth, photo] of candidate.PHOTOS.entries()) {
    await candidate.walk(page, nth + 1)
    const card = page.getByRole('listitem').filter({ hasText: photo })
    await card.getByRole('button', { name: 'Take photo' }).click()
    const shutter = page.getByRole('button', { name: 'Capture' })
    if (nth === 0) {
      await expect(page.getByText('The camera could not be loaded')).toBeVisible()
      letCamera()
      await page.getByRole('button', { name: 'Try again' }).click()
    }
    await expect(shutter).toBeEnabled()
    await (nth === 0 ? flight(() => shutter.click()) : shutter.click())
    await candidate.walk(page, nth + 1.5)
    await page.getByRole('button', { name: /^(Proceed|Use anyway)$/ }).click()
    await expect(card.getByRole('img', { name: photo })).toBeVisible()
  }
  await flight(() => page.getByRole('button', { name: 'Check answers' }).click())
  await expect(title).toHaveText('Check before you send')
  await expect(page.getByText('13 of 13 done')).toBeVisible()
  await flight(async () => {
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(title).toHaveText('No network right now')
  })
  await expect(title).toHaveText('Thank you for submitting the form.')
  await expect(page.getByText(/8 answers, 5 photos/)).toBeVisible()
  expect(answered.filter((method) => method === 'PATCH')).toEqual(['PATCH'])
})
