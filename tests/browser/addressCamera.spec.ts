import type { Page } from '@playwright/test'
import { launchOptions } from '../../scripts/chromium.mjs'
import tamil from '../../src/features/candidate/addressForm/locales/ta.json' with { type: 'json' }
import {
  cardOf,
  recordCamera,
  press,
  PUNE,
  goToPhoneCheck,
  goToPhotos,
} from './support/candidateSteps.ts'
import { expect, test } from './support/portal.ts'

/** A phone's window, and a camera. */
test.use({
  viewport: { width: 360, height: 740 },
  launchOptions: launchOptions({ hasCamera: true }),
})

const HOUSE = 'House photo'
const capture = (page: Page) => page.getByRole('button', { name: 'Capture' })
const keep = (page: Page) => page.getByRole('button', { name: /^(Proceed|Use anyway)$/ })
const openCamera = (page: Page, photo: string) =>
  cardOf(page, photo)
    .getByRole('button', { name: /^(Take photo|Retake)$/ })
    .click()
const noted = (page: Page) =>
  page.evaluate(() => ({ ...globalThis.noted, open: globalThis.noted.open() }))
const dialog = (page: Page, name: string) => page.getByRole('alertdialog', { name })

async function allowAll(page: Page): Promise<void> {
  await page.context().grantPermissions(['camera', 'geolocation'])
  await page.context().setGeolocation(PUNE)
  await recordCamera(page.context())
}

test('takes 15 photos with one stream at a time, no canvas over 1440 px and no growing memory', async ({
  page,
  portal,
}) => {
  void portal
  await allowAll(page)
  await goToPhotos(page)
  const devtools = await page.context().newCDPSession(page)
  const heap = async (): Promise<number> => {
    await devtools.send('HeapProfiler.collectGarbage')
    return (await devtools.send('Runtime.getHeapUsage')).usedSize
  }
  const heaps: number[] = []
  await openCamera(page, HOUSE)
  for (let nth = 1; nth <= 15; nth += 1) {
    await capture(page).click()
    if (nth % 3 === 0) heaps.push(await heap())
    if (nth < 15) await page.getByRole('button', { name: 'Retake' }).click()
  }
  expect(Math.max(...heaps) / (heaps[0] ?? 0)).toBeLessThanOrEqual(1.3)
  // The phone of the test measures only when it moves, and a fix counts for half a minute.
  await page.context().setGeolocation({ ...PUNE, latitude: PUNE.latitude + 0.0001 })
  await keep(page).click()
  await expect(
    cardOf(page, HOUSE).getByText(/^Taken \d\d:\d\d, place known to within 18 m$/),
  ).toBeVisible()
  const { open, mostOpen, largestCanvas, asked: requested } = await noted(page)
  expect({ open, mostOpen }).toEqual({ open: 0, mostOpen: 1 })
  expect(largestCanvas).toBeLessThanOrEqual(1440)
  expect(requested.at(-1)).toEqual({
    video: {
      facingMode: { ideal: 'environment' },
      width: { ideal: 1440 },
      height: { ideal: 1440 },
    },
    audio: false,
  })
})

test('switches the camera, closes it by button, Escape or Back, and stops it in the background', async ({
  page,
  portal,
}) => {
  void portal
  await allowAll(page)
  await goToPhotos(page)
  await openCamera(page, 'Selfie')
  await expect(capture(page)).toBeEnabled()
  await expect(page.locator('video')).toHaveClass('is-mirrored')
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden')
  await page.getByRole('button', { name: 'Switch Camera' }).click()
  await expect(page.locator('video:not(.is-mirrored)')).toBeVisible()
  await expect(capture(page)).toBeEnabled()
  expect((await noted(page)).mostOpen).toBe(1)

  const setHidden = (hidden: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  await setHidden(true)
  await expect.poll(async () => (await noted(page)).open).toBe(0)
  await setHidden(false)
  await expect(capture(page)).toBeEnabled()

  for (const leave of [
    () => page.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ]) {
    await leave()
    await expect(page.locator('video')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Photos' })).toBeVisible()
    await expect.poll(async () => (await noted(page)).open).toBe(0)
    await openCamera(page, HOUSE)
    await expect(capture(page)).toBeEnabled()
  }
})

test('retries a busy camera with lower demands, then reports it; also reports a location that never arrives', async ({
  page,
  portal,
}) => {
  void portal
  await allowAll(page)
  await goToPhotos(page)
  await page.evaluate(() => void (globalThis.noted.failWith = 'NotReadableError'))
  const before = (await noted(page)).asked.length
  await openCamera(page, HOUSE)
  await expect(dialog(page, 'The camera did not start')).toBeVisible()
  expect((await noted(page)).asked.slice(before).at(-1)).toEqual({ video: true, audio: false })
  expect((await noted(page)).asked.length - before).toBe(2)
  await page.keyboard.press('Escape')
  await expect(capture(page)).toBeHidden()

  await page.evaluate(() => {
    globalThis.noted.failWith = null
    const { now } = Date
    Date.now = () => now() + 31_000 // the fix that was there is old by then
    navigator.geolocation.getCurrentPosition = (_, failed) =>
      failed?.(Object.create(GeolocationPositionError.prototype, { code: { value: 3 } }))
  })
  await openCamera(page, HOUSE)
  await capture(page).click()
  await keep(page).click()
  await expect(dialog(page, 'Location not found')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('img', { name: HOUSE })).toBeVisible() // the picture is kept
})

test('revoked camera permission: Application Details reports it, the next step explains how to allow it and checks again', async ({
  page,
  portal,
}) => {
  void portal
  await allowAll(page)
  await goToPhotos(page)
  await page.evaluate(() => void (globalThis.noted.failWith = 'NotAllowedError'))
  await openCamera(page, HOUSE)
  await expect(dialog(page, 'Camera is switched off')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: 'Application Details' })).toBeVisible()
  await expect(page.getByText(/The camera is off for this page/)).toBeVisible()
  await press(page, 'Continue')
  await expect(page.getByRole('heading', { level: 1, name: 'Camera is blocked' })).toBeVisible()
  await page.evaluate(() => void (globalThis.noted.failWith = null))
  await press(page, 'Check again')
  await expect(page.getByText(/camera opens|Front and back/)).toBeVisible()
})

test('handles location permission that is refused, allowed and revoked', async ({
  page,
  portal,
}) => {
  void portal
  const context = page.context()
  await recordCamera(context)
  await goToPhoneCheck(page)
  await page.getByRole('button', { name: 'Allow location' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Location is blocked' })).toBeVisible()
  await context.grantPermissions(['camera', 'geolocation'])
  await context.setGeolocation(PUNE)
  await press(page, 'Check again')
  await expect(page.getByText('Accurate to within 18 m')).toBeVisible()
  await press(page, 'Continue')
  await page.getByRole('checkbox', { name: /I have read/ }).check()
  await press(page, 'Start')
  await openCamera(page, HOUSE)
  await expect(capture(page)).toBeEnabled()
  await context.clearPermissions()
  await expect(dialog(page, 'Location is switched off')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1, name: 'Application Details' })).toBeVisible()
  await expect.poll(async () => (await noted(page)).open).toBe(0)
})

test('the picture is at least 300 px and the shutter stays on the screen, small, lying and with large letters', async ({
  page,
  portal,
}) => {
  void portal
  await allowAll(page)
  await goToPhotos(page)
  await openCamera(page, HOUSE)
  await expect(capture(page)).toBeEnabled()
  for (const [width, height, letters, least] of [
    [360, 512, '100%', 300],
    [360, 740, '100%', 340],
    [740, 360, '100%', 300],
    [640, 360, '100%', 300],
    [640, 360, '200%', 300],
    [360, 640, '200%', 200],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate((size) => void (document.documentElement.style.fontSize = size), letters)
    const picture = await page.locator('video').boundingBox()
    const shutter = await page.locator('.camera-shutter > span').boundingBox()
    const stamp = await page.locator('.camera-stamp').boundingBox()
    const shown = `${width} × ${height}, ${letters}`
    expect(Math.min(picture?.width ?? 0, picture?.height ?? 0), shown).toBeGreaterThanOrEqual(least)
    expect((shutter?.y ?? height) + (shutter?.height ?? 0), shown).toBeLessThanOrEqual(height)
    const isBeside = (stamp?.x ?? 0) >= (picture?.x ?? 0) + (picture?.width ?? 0)
    const isBelow = (stamp?.y ?? 0) >= (picture?.y ?? 0) + (picture?.height ?? 0)
    expect(isBeside || isBelow, shown).toBe(true)
  }
  // At 200 % too, nothing of what is pressed is cut off, in the language with the longest label.
  await page.locator('.camera-switch').evaluate((button, text) => {
    button.lastElementChild?.replaceChildren(text)
  }, tamil.photos.camera.switch)
  for (const button of await page.locator('.camera-foot > button').all()) {
    const box = await button.boundingBox()
    expect((box?.x ?? 360) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
    expect((box?.y ?? 640) + (box?.height ?? 0)).toBeLessThanOrEqual(640)
  }
})
