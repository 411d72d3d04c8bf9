import { Buffer } from 'node:buffer'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Page } from '@playwright/test'
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

/** A tile of one colour, which circles and labels tint only a little. */
function blueTile(): Buffer {
  const canvas = createCanvas(256, 256)
  const context = canvas.getContext('2d')
  context.fillStyle = '#0000ff'
  context.fillRect(0, 0, 256, 256)
  return canvas.encodeSync('png')
}

/** The share of the map's points in the picture that are of {@link blueTile}; two lines of coordinates are below the map. */
async function tileShare(base64: string): Promise<number> {
  const picture = await loadImage(Buffer.from(base64, 'base64'))
  const height = picture.height - 2 * (2 * 20 + 10)
  const context = createCanvas(picture.width, height).getContext('2d')
  context.drawImage(picture, 0, 0)
  const { data } = context.getImageData(0, 0, picture.width, height)
  let found = 0
  for (let at = 0; at < data.length; at += 4)
    if ((data[at] ?? 0) < 100 && (data[at + 1] ?? 0) < 100 && (data[at + 2] ?? 0) > 180) found += 1
  return found / (picture.width * height)
}

/** The map's heights from now on, each once, until the review is left. */
const watchMapHeight = (page: Page) =>
  page.locator('.map-canvas').evaluateHandle((map) => {
    const seen: number[] = []
    new ResizeObserver(() => {
      const { height } = map.getBoundingClientRect()
      if (height > 0 && !seen.includes(height)) seen.push(height)
    }).observe(map)
    return seen
  })

/** Resolves when each tile has loaded or failed, and `least` are there. */
const tilesSettled = (page: Page, least = 1) =>
  expect
    .poll(() =>
      page
        .locator('img.leaflet-tile')
        .evaluateAll((tiles) =>
          tiles.every((tile) => tile instanceof HTMLImageElement && tile.complete)
            ? tiles.length
            : 0,
        ),
    )
    .toBeGreaterThanOrEqual(least)

/** Steps of the zoom: positive ones are closer. */
const VIEWS = [
  { width: 1280, height: 720, zoom: 0 },
  { width: 1280, height: 800, zoom: 0 },
  { width: 1280, height: 860, zoom: 0 },
  { width: 1366, height: 768, zoom: 0 },
  { width: 1440, height: 900, zoom: 2 },
  { width: 1536, height: 864, zoom: -3 },
  { width: 1600, height: 900, zoom: 1 },
  { width: 1680, height: 1050, zoom: 4 },
  { width: 1920, height: 1080, zoom: 0 },
  { width: 2560, height: 1440, zoom: -1 },
] as const

test('the picture that leaves shows the map at every size and zoom, and nothing moves at Submit', async ({
  page,
  portal,
}) => {
  test.slow()
  await page.route('**/map/tiles/**', (route) =>
    route.fulfill({ body: blueTile(), contentType: 'image/png' }),
  )
  await portal.signIn('kabir.sethi@kaveri.example')
  await page.goto('/dav/uploadfile?tab=checks')
  for (const { width, height, zoom } of VIEWS) {
    await page.setViewportSize({ width, height })
    await page
      .getByRole('button', { name: /^Start QC/ })
      .first()
      .click()
    await page.getByText('map loaded').waitFor()
    const closer = page.getByRole('button', { name: zoom > 0 ? 'Zoom in' : 'Zoom out' })
    for (let step = 0; step < Math.abs(zoom); step += 1) await closer.click()
    await tilesSettled(page)
    const heights = await watchMapHeight(page)
    const share = await tileShare(await submit(page))
    expect(share, `${width} x ${height}, zoom ${zoom}`).toBeGreaterThan(0.85)
    expect(await heights.evaluate((seen) => seen.length), `${width} x ${height}`).toBe(1)
    await page.keyboard.press('Escape') // the offer of the next case
  }
})

test('a tile that is missing leaves a gap, not a picture without a map', async ({
  page,
  portal,
}) => {
  portal.allowError(/404/)
  let missing: string | null = null
  await page.route('**/map/tiles/**', async (route) => {
    const url = route.request().url()
    missing ??= url
    await (url === missing
      ? route.fulfill({ status: 404, body: '' })
      : route.fulfill({ body: blueTile(), contentType: 'image/png' }))
  })
  await portal.signIn('kabir.sethi@kaveri.example')
  await openReview(page)
  await tilesSettled(page, 2)
  const share = await tileShare(await submit(page))
  expect(share).toBeGreaterThan(0.2)
})
