import type { Locator, Page } from '@playwright/test'
import { launchOptions } from '../../scripts/chromium.mjs'
import { captchaText } from '../sandbox/uan/captcha.ts'
import { cardOf, recordCamera, OPEN_FORM, PUNE, goToPhotos } from './support/candidateSteps.ts'
import { openCases } from './support/davSteps.ts'
import { FORM_ANSWERS, openStoredForm } from './support/formSteps.ts'
import { expect, test } from './support/portal.ts'
import { goToCaptcha, openUanPage } from './support/uanSteps.ts'

test.use({ launchOptions: launchOptions({ hasCamera: true }) })

type Point = { x: number; y: number }

/** @param across how far across it, of its width */
async function pointOf(target: Locator, across = 0.5): Promise<Point> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error('the target is not on the screen')
  return { x: box.x + box.width * across, y: box.y + box.height / 2 }
}

/** What a press brings about on the page has been drawn. */
const drawn = async (page: Page) =>
  page.evaluate(
    async () =>
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )

/** From now on a button or a row that a click reaches is marked: what the click sets off may take its time. */
const markClicked = async (page: Page) =>
  page.evaluate(() =>
    document.addEventListener('click', ({ target }) => {
      if (target instanceof Element) target.closest('button, tr')?.setAttribute('data-clicked', '')
    }),
  )

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('ignores the second click of a double click on a dialog button over a list row', async ({
  page,
  portal,
}) => {
  await portal.signIn('kabir.sethi@kaveri.example')
  await openCases(page, 'sub-kvm-kaveri-tiruchi')
  await page.getByRole('button', { name: 'QC Successful' }).first().click()
  await markClicked(page)
  const { x, y } = await pointOf(page.getByRole('button', { name: 'No', exact: true }))
  await page.mouse.dblclick(x, y)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  const row = page.locator('tbody tr:hover')
  await expect(row).toHaveCount(1)
  await expect(row).not.toHaveAttribute('data-clicked')
})

test.describe('a double tap', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  /** Two taps 300 ms apart by their own clock; the second one once what the first one brought up is there. */
  async function doubleTap(page: Page, point: Point, shown: () => Promise<void>): Promise<void> {
    const devtools = await page.context().newCDPSession(page)
    const startS = Date.now() / 1000
    const touch = async (type: 'touchStart' | 'touchEnd', timestamp: number) => {
      const touchPoints = type === 'touchStart' ? [point] : []
      await devtools.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp })
    }
    const tap = async (atS: number) => {
      await touch('touchStart', atS)
      await touch('touchEnd', atS + 0.05)
    }
    await tap(startS)
    await shown()
    await tap(startS + 0.3)
    await drawn(page)
  }
  const footerButton = (page: Page, name: string) =>
    page.locator('.candidate-footer').getByRole('button', { name })

  test('on Check answers shows the answers before they are sent', async ({ page, portal }) => {
    void portal
    await openStoredForm(page, { answers: FORM_ANSWERS, furthest: 'form', apartKm: 0 })
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'PATCH') sent.push(request.url())
    })
    await expect(page.getByLabel('Your name')).toBeVisible()
    const review = heading(page, 'Check before you send')
    await doubleTap(page, await pointOf(footerButton(page, 'Check answers')), () =>
      review.waitFor(),
    )
    await expect(review).toBeVisible()
    expect(sent).toEqual([])
  })

  test('after the language shows the application', async ({ page, portal }) => {
    void portal
    await page.goto(OPEN_FORM)
    await page.waitForLoadState('networkidle')
    await markClicked(page)
    const next = footerButton(page, 'Continue')
    await doubleTap(page, await pointOf(next), async () => {
      await heading(page, 'Application Details').waitFor()
      await expect(next).toBeEnabled()
    })
    await expect(next).not.toHaveAttribute('data-clicked')
  })

  test('on Capture shows the photo before it is saved', async ({ page, portal }) => {
    void portal
    await page.context().grantPermissions(['camera', 'geolocation'])
    await page.context().setGeolocation(PUNE)
    await recordCamera(page.context())
    await goToPhotos(page)
    await cardOf(page, 'House photo').getByRole('button', { name: 'Take photo' }).click()
    const shutter = page.getByRole('button', { name: 'Capture' })
    await expect(shutter).toBeEnabled()
    await markClicked(page)
    const keep = page.getByRole('button', { name: /^(Proceed|Use anyway)$/ })
    await doubleTap(page, await pointOf(shutter, 0.9), () => keep.waitFor())
    await expect(keep).not.toHaveAttribute('data-clicked')
  })

  test('on the consent to UAN raises no error on the step after it', async ({ page, portal }) => {
    void portal
    await openUanPage(page)
    await page.getByRole('checkbox').check()
    const password = page.getByLabel('Password', { exact: true })
    await doubleTap(page, await pointOf(page.getByRole('button', { name: 'Proceed' })), () =>
      password.waitFor(),
    )
    await expect(password).toBeVisible()
    await expect(page.getByText(/is required/)).toHaveCount(0)
  })

  test('on the captcha raises no error at the OTP', async ({ page, portal }) => {
    void portal
    await openUanPage(page)
    await goToCaptcha(page)
    await page.getByLabel('CAPTCHA: letters or digits').fill(captchaText(0))
    await doubleTap(page, await pointOf(footerButton(page, 'Continue')), () =>
      heading(page, 'Enter the OTP').waitFor(),
    )
    await expect(heading(page, 'Enter the OTP')).toBeVisible()
    await expect(page.getByText(/is required/)).toHaveCount(0)
  })
})
