import type { Page } from '@playwright/test'
import { applyAppearance } from './support/appearance.ts'
import { expect, test } from './support/portal.ts'

const PHOTOS = ['Id proof', 'Address proof', 'Selfie', 'Signature', 'House photo'] as const
const PHOTO_BUTTONS = [
  'Full screen',
  'Rotate by 90°',
  'Download as PNG',
  'Accept',
  'Reject',
] as const
const FONTS = ['inter', 'dejavu'] as const

async function startReview(page: Page): Promise<void> {
  await page.goto('/dav/uploadfile?tab=checks')
  await page.getByRole('button', { name: 'Start QC' }).first().click()
  await page.getByText('map loaded').waitFor()
}

const photoCard = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const mapArea = (page: Page) => page.getByRole('region', { name: 'Map' }).locator('.map-canvas')

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox()
  if (box === null) throw new Error(`${selector} is not shown`)
  return box
}

/** Everything that a decision needs. */
const decisionParts = (page: Page) => [
  page.getByRole('button', { name: 'All shortcuts' }),
  page.getByRole('textbox', { name: 'New address' }),
  page.getByRole('button', { name: 'Plot' }),
  page.getByRole('button', { name: 'Override Entered Address' }),
  page.getByRole('textbox', { name: 'Final Comments' }),
  page.getByRole('combobox', { name: 'Action' }),
  page.getByRole('button', { name: 'Submit', exact: true }),
  ...PHOTOS.flatMap((photo) =>
    PHOTO_BUTTONS.map((name) => photoCard(page, photo).getByRole('button', { name })),
  ),
]

async function expectAllVisible(page: Page): Promise<void> {
  for (const part of decisionParts(page)) await expect(part).toBeInViewport({ ratio: 0.99 })
  expect((await mapArea(page).boundingBox())?.height).toBeGreaterThanOrEqual(180)
}

test('at 1280 x 800 everything that a decision needs is visible, also with a new address', async ({
  page,
  portal,
}) => {
  await portal.signIn('kabir.sethi@kaveri.example')
  await startReview(page)
  for (const font of FONTS) {
    await applyAppearance(page, { width: 'wide', theme: 'light', font })
    await page.setViewportSize({ width: 1280, height: 800 })
    await expectAllVisible(page)
  }
  await page.getByRole('textbox', { name: 'New address' }).fill('12.9716, 77.5946')
  await page.getByRole('button', { name: 'Plot' }).click()
  await page.getByRole('button', { name: 'Delete new address' }).waitFor()
  await page.getByText(/from the detected location$/).waitFor()
  await expectAllVisible(page)
})

test('at 1920 x 1080 the documents are large and whole, and nothing stays empty below', async ({
  page,
  portal,
}) => {
  await portal.signIn('kabir.sethi@kaveri.example')
  await startReview(page)
  for (const font of FONTS) {
    await applyAppearance(page, { width: 'large', theme: 'light', font })
    await expectAllVisible(page)
    for (const name of PHOTOS.slice(0, 2)) {
      const image = photoCard(page, name).locator('img')
      await expect(image).toHaveCSS('object-fit', 'contain')
      const box = await image.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(450)
    }
    expect(
      (await photoCard(page, 'Id proof').locator('img').boundingBox())?.width,
    ).toBeGreaterThanOrEqual(600)
    const footer = await boxOf(page, '.review > .sticky-bar')
    for (const lowest of ['#decide-housePhoto', '.review-verdict', '.review-answers']) {
      const { y, height } = await boxOf(page, lowest)
      expect(Math.abs(footer.y - (y + height)), lowest).toBeLessThanOrEqual(24)
    }
    expect((await mapArea(page).boundingBox())?.height).toBeGreaterThanOrEqual(400)
  }
})

test('at 2560 x 1440 the source and the answers fill the left column', async ({ page, portal }) => {
  await portal.signIn('kabir.sethi@kaveri.example')
  await startReview(page)
  await page.setViewportSize({ width: 2560, height: 1440 })
  await expectAllVisible(page)
  const source = await boxOf(page, '.review-source')
  const text = await boxOf(page, '.review-source dl')
  const answers = await boxOf(page, '.review-answers')
  const last = await boxOf(page, '#decide-prominentLandMark')
  expect(source.y + source.height - (text.y + text.height)).toBeLessThanOrEqual(24)
  expect(answers.y - (source.y + source.height)).toBeLessThanOrEqual(1)
  expect(answers.y + answers.height - (last.y + last.height)).toBeLessThanOrEqual(24)
})
