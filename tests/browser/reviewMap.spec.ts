import { Buffer } from 'node:buffer'
import type { Page } from '@playwright/test'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { MARKER_STYLES } from '../../src/features/kyc/dav/map/markers.ts'
import { expect, test } from './support/portal.ts'

/** How many pixels of the picture have exactly this colour. */
async function pixels(base64: string, hex: string): Promise<number> {
  const picture = await loadImage(Buffer.from(base64, 'base64'))
  const context = createCanvas(picture.width, picture.height).getContext('2d')
  context.drawImage(picture, 0, 0)
  const { data } = context.getImageData(0, 0, picture.width, picture.height)
  const wanted = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  let found = 0
  for (let at = 0; at < data.length; at += 4)
    if (wanted.every((value, offset) => data[at + offset] === value)) found += 1
  return found
}

async function openReview(page: Page): Promise<void> {
  await page.goto('/dav/uploadfile?tab=checks')
  await page
    .getByRole('button', { name: /^Start QC/ })
    .first()
    .click()
  await expect(page.getByText('0.08 km apart', { exact: false })).toBeVisible()
  await expect(page.getByText('Loading Map')).toBeHidden()
}

/** Accepts everything, passes, and gives the picture that leaves with the verdict. */
async function submit(page: Page): Promise<string> {
  const sent = page.waitForRequest(
    (request) => request.method() === 'PATCH' && request.postData()?.includes('gpsImage') === true,
  )
  for (let decision = 0; decision < 13; decision += 1) await page.keyboard.press('a')
  await page.keyboard.press('p')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click()
  const { gpsImage }: { gpsImage: string } = (await sent).postDataJSON()
  await expect(page.getByRole('alertdialog', { name: 'QC submitted' })).toBeVisible()
  return gpsImage
}

test('sends the map with its tiles with a verdict', async ({ page, portal }) => {
  await portal.signIn('kabir.sethi@kaveri.example')
  await openReview(page)
  await expect(page.getByText('GeoNames', { exact: false })).toBeVisible()
  const areThere = () =>
    page
      .locator('img.leaflet-tile')
      .evaluateAll(
        (tiles) =>
          tiles.length > 0 &&
          tiles.every((tile) => tile instanceof HTMLImageElement && tile.naturalWidth > 0),
      )
  await expect.poll(areThere).toBe(true)
  const picture = await submit(page)
  expect(await pixels(picture, MARKER_STYLES.detected.colour)).toBeGreaterThan(500)
  expect(await pixels(picture, MARKER_STYLES.entered.colour)).toBeGreaterThan(500) // 80 m apart: they lean so that both are seen
  expect(await pixels(picture, '#f2f0ea')).toBeGreaterThan(10_000) // the ground of the tiles
})

test('sends a verdict although the tile server never responds', async ({ page, portal }) => {
  await page.route('**/map/tiles/**', () => {})
  await portal.signIn('kabir.sethi@kaveri.example')
  await openReview(page)
  await expect(page.getByText('Map tiles could not be loaded.', { exact: false })).toBeVisible()
  const picture = await submit(page)
  expect(await pixels(picture, MARKER_STYLES.detected.colour)).toBeGreaterThan(500)
  expect(await pixels(picture, '#eef1f0')).toBeGreaterThan(10_000) // our own ground
})
