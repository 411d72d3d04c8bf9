import type { Page } from '@playwright/test'
import { expect, test } from './support/portal.ts'

/** Opens the second photo of the first case; returns its zoom in percent. */
async function openPhoto(page: Page) {
  await page.goto('/dav/uploadfile?tab=checks')
  await page.getByRole('button', { name: 'Start QC' }).first().click()
  await page.getByText('map loaded').waitFor()
  await page.keyboard.press('2')
  const screen = page.getByRole('dialog', { name: 'Address proof' })
  const scale = screen.getByText(/^\d+%$/)
  await expect(scale).toBeVisible()
  return { screen, percent: async () => Number.parseInt(await scale.innerText(), 10) }
}

test('zooms a photo at the pointer with the wheel, and shows the visible part in the overview', async ({
  page,
  portal,
}) => {
  await portal.signIn('kabir.sethi@kaveri.example')
  const { screen, percent } = await openPhoto(page)
  const fitPercent = await percent()

  await screen.getByRole('img', { name: 'Address proof', exact: true }).first().hover()
  await page.keyboard.down('Control') // as a pinch on a touch pad comes
  await page.mouse.wheel(0, -120)
  await page.keyboard.up('Control')
  await page.mouse.wheel(0, -120)
  await expect.poll(percent).toBeGreaterThan(fitPercent * 1.4)
  expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1)
  await page.mouse.wheel(0, 120)
  await page.mouse.wheel(0, 120)
  await expect.poll(percent).toBe(fitPercent)
})

test('two fingers zoom a photo, one drags it', async ({ page, portal }) => {
  await portal.signIn('kabir.sethi@kaveri.example')
  const { screen, percent } = await openPhoto(page)
  const fitPercent = await percent()
  const photo = screen.getByRole('img', { name: 'Address proof', exact: true }).first()
  const box = await photo.boundingBox()
  if (box === null) throw new Error('the photo is not shown')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const client = await page.context().newCDPSession(page)
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...apart: number[]) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: apart.map((by, id) => ({ x: x + by, y, id })),
    })
  await touch('touchStart', -20, 20)
  for (const apart of [30, 40]) await touch('touchMove', -apart, apart)
  await touch('touchEnd')
  await expect.poll(percent).toBeGreaterThan(fitPercent * 1.8)

  const before = await photo.boundingBox()
  await touch('touchStart', 0)
  await touch('touchMove', 15)
  await touch('touchEnd')
  await expect
    .poll(async () => (await photo.boundingBox())?.x)
    .toBeGreaterThan((before?.x ?? 0) + 10)
})
