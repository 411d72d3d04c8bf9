import { expect, test } from './support/portal.ts'

test('zooms a photo at the pointer with the wheel, and shows the visible part in the overview', async ({
  page,
  portal,
}) => {
  await portal.signIn('kabir.sethi@kaveri.example')
  await page.goto('/dav/uploadfile?tab=checks')
  await page.getByRole('button', { name: 'Start QC' }).first().click()
  await page.getByText('map loaded').waitFor()
  await page.keyboard.press('2')
  const screen = page.getByRole('dialog', { name: 'Address proof' })
  const scale = screen.getByText(/^\d+%$/)
  await expect(scale).toBeVisible()
  const percent = async () => Number.parseInt(await scale.innerText(), 10)
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
