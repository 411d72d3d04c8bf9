import { expect, type BrowserContext, type Page } from '@playwright/test'

/** A case of Kaveri Hosur that waits for its candidate. */
export const OPEN_FORM = '/dav/form?referenceId=REF0002560011'

/** Pune; the phone knows it to 18 m. */
export const PUNE = { latitude: 18.5204, longitude: 73.8567, accuracy: 18 }

/** What the test reads of the camera and of canvases, noted from before the page's own script. */
export type CameraLog = {
  /** How often a stream was asked for, and with what. */
  asked: MediaStreamConstraints[]
  /** Streams that are open now. */
  open: () => number
  /** The most that were open at once. */
  mostOpen: number
  /** The largest side that a canvas ever had, px. */
  largestCanvas: number
  /** The next openings fail with this name of a DOMException. */
  failWith: string | null
}

declare global {
  // oxlint-disable-next-line no-var -- only var declares a property of globalThis
  var noted: CameraLog
}

/** Notes what is asked of the camera. */
export async function recordCamera(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const tracks: MediaStreamTrack[] = []
    const open = () => tracks.filter(({ readyState }) => readyState === 'live').length
    globalThis.noted = { asked: [], open, mostOpen: 0, largestCanvas: 0, failWith: null }
    const { mediaDevices } = navigator
    const real = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (constraints = {}) => {
      globalThis.noted.asked.push(constraints)
      const { failWith } = globalThis.noted
      if (failWith !== null) throw new DOMException('as the test asks', failWith)
      const stream = await real(constraints)
      tracks.push(...stream.getTracks())
      globalThis.noted.mostOpen = Math.max(globalThis.noted.mostOpen, open())
      return stream
    }
    for (const side of ['width', 'height'] as const) {
      const own = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, side)
      Object.defineProperty(HTMLCanvasElement.prototype, side, {
        ...own,
        set(value: number) {
          globalThis.noted.largestCanvas = Math.max(globalThis.noted.largestCanvas, value)
          own?.set?.call(this, value)
        },
      })
    }
  })
}

/** The large button of a step, by its words. */
export const press = (page: Page, name: string) =>
  page.locator('.candidate-footer').getByRole('button', { name }).click()

/** Up to the check of the phone. */
export async function goToPhoneCheck(page: Page): Promise<void> {
  await page.goto(OPEN_FORM)
  await expect(async () => {
    // A press before the script is there goes nowhere.
    if (await heading(page, 'Choose your language').isVisible()) await press(page, 'Continue')
    await expect(heading(page, 'Application Details')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await press(page, 'Continue')
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

/** Up to the fields and photos, with the location allowed. */
export async function goToPhotos(page: Page): Promise<void> {
  await goToPhoneCheck(page)
  await page.getByRole('heading', { level: 1, name: 'Check my phone' }).waitFor()
  await press(page, 'Continue')
  await page.getByRole('checkbox', { name: /I have read and understood/ }).check()
  const allow = page.getByRole('button', { name: 'Allow location' })
  if (await allow.isVisible()) await allow.click()
  await press(page, 'Start')
  await page.getByRole('heading', { name: 'Photos' }).waitFor()
}

/** The card of a photo. */
export const cardOf = (page: Page, photo: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: photo, exact: true }) })
