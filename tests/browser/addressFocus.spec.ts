import type { Page } from '@playwright/test'
import { launchOptions } from '../../scripts/chromium.mjs'
import {
  cardOf,
  goToPhoneCheck,
  goToPhotos,
  press,
  PUNE,
  recordCamera,
} from './support/candidateSteps.ts'
import { expect, test } from './support/portal.ts'

/** A phone's window, and a camera. */
test.use({
  viewport: { width: 360, height: 740 },
  launchOptions: launchOptions({ hasCamera: true }),
})

const HOUSE = 'House photo'
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const openCamera = (page: Page) => cardOf(page, HOUSE).getByRole('button').first().click()

async function capture(page: Page): Promise<void> {
  await expect(button(page, 'Capture')).toBeEnabled()
  await button(page, 'Capture').press('Enter')
}

async function allowAll(page: Page): Promise<void> {
  await page.context().grantPermissions(['camera', 'geolocation'])
  await page.context().setGeolocation(PUNE)
  await recordCamera(page.context())
}

test('the focus stays with the photo through Capture, Retake, Proceed and Remove', async ({
  page,
  portal,
}) => {
  void portal
  await allowAll(page)
  await goToPhotos(page)
  const card = cardOf(page, HOUSE)
  await openCamera(page)
  await capture(page)
  await expect(page.locator('.camera-frame:has(img)')).toBeFocused()
  await button(page, 'Retake').press('Enter')
  await expect(page.locator('.camera-frame:has(video)')).toBeFocused()
  await capture(page)
  await button(page, /^(Proceed|Use anyway)$/).press('Enter')
  await expect(card.getByRole('button', { name: 'Retake' })).toBeFocused()
  await card.getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(card.getByRole('button', { name: 'Take photo' })).toBeFocused()
})

test('a reload with the camera open leaves no dead press of Back', async ({ page, portal }) => {
  void portal
  await allowAll(page)
  await goToPhotos(page)
  await openCamera(page)
  await expect(button(page, 'Capture')).toBeEnabled()
  await page.reload()
  await expect(heading(page, 'About this address')).toBeVisible()
  await expect.poll(() => page.evaluate(() => history.state?.usr?.over)).toBeUndefined()
  await page.goBack()
  await expect(heading(page, 'Terms And Conditions')).toBeVisible()
})

test('the phone check says what it finds, and that a permission is still blocked', async ({
  page,
  portal,
}) => {
  void portal
  const context = page.context()
  await recordCamera(context)
  await goToPhoneCheck(page)
  await button(page, 'Allow location').press('Enter')
  await expect(heading(page, 'Location is blocked')).toBeFocused()
  const again = button(page, 'Check again')
  const note = page.locator('.candidate-footer').getByRole('status')
  await again.press('Enter')
  await expect(note).toHaveText('Still blocked. Follow the steps, then check again.')
  await expect(again).toBeFocused()
  await context.grantPermissions(['camera', 'geolocation'])
  await context.setGeolocation(PUNE)
  await again.press('Enter')
  const row = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect(row('Location').getByRole('status').first()).toHaveText(/^Accurate to/)
  await expect(row('Location').getByRole('status').last()).toHaveText('Location: Ready')
})

test('Allow location leaves the focus on what comes of it', async ({ page, portal }) => {
  void portal
  const context = page.context()
  await recordCamera(context)
  // A phone that asks, and takes its time.
  await context.addInitScript(() => {
    const { permissions } = navigator
    const query = permissions.query.bind(permissions)
    permissions.query = async (descriptor) =>
      Object.defineProperty(await query(descriptor), 'state', { value: 'prompt' })
    navigator.geolocation.watchPosition = () => 1
  })
  await goToPhoneCheck(page)
  await button(page, 'Allow location').press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Location' })).toBeFocused()
  await page.reload()
  await expect(heading(page, 'Check my phone')).toBeVisible()
  await press(page, 'Continue')
  await expect(heading(page, 'Terms And Conditions')).toBeVisible()
  await button(page, 'Allow location').press('Enter')
  await expect(page.getByRole('status').filter({ hasText: /^Looking for/ })).toBeFocused()
})

test('a case whose photos were all accepted is not stopped by a phone without a camera', async ({
  page,
  portal,
}) => {
  void portal
  const context = page.context()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(PUNE)
  await context.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      throw new DOMException('as the test asks', 'NotFoundError')
    }
  })
  await page.route('**/dav/case/form/*', async (route) => {
    const response = await route.fetch()
    const body = await response.json()
    const photos = ['housePhoto', 'idProof', 'addressProof', 'selfie', 'sign']
    body.data[0].validationStatusDetails = Object.fromEntries(photos.map((name) => [name, true]))
    await route.fulfill({ response, json: body })
  })
  await goToPhoneCheck(page)
  await expect(page.getByText(/^Accurate to/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Secure page',
    'Location',
    'Network',
  ])
  await press(page, 'Continue')
  await expect(heading(page, 'Terms And Conditions')).toBeVisible()
})

test('a place that never comes is said after 15 s, once', async ({ page, portal }) => {
  void portal
  await page.clock.install()
  await allowAll(page)
  await goToPhotos(page)
  await page.evaluate(() => {
    navigator.geolocation.getCurrentPosition = (_, failed, options) =>
      void setTimeout(
        () => failed?.(Object.create(GeolocationPositionError.prototype, { code: { value: 3 } })),
        options?.timeout,
      )
  })
  await page.clock.fastForward(31_000) // the fix that was there is old by then
  await openCamera(page)
  await button(page, 'Capture').click()
  await button(page, /^(Proceed|Use anyway)$/).click()
  await expect(page.getByText(/^Looking for your/)).toBeVisible()
  await page.clock.fastForward(15_000)
  await expect(page.getByRole('alertdialog', { name: 'Location not found' })).toBeVisible()
})
