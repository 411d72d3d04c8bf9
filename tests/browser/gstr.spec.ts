import { readFile } from 'node:fs/promises'
import { fillDetails, GSTIN, requestOtp } from './support/gstrSteps.ts'
import { expect, test } from './support/portal.ts'

test('accepts an OTP pasted with surrounding text, and saves the ZIP unchanged from one call', async ({
  page,
  portal,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await portal.signIn('kabir.sethi@kaveri.example')
  await fillDetails(page)
  await page.getByRole('button', { name: 'Proceed' }).click()
  const otp = page.getByLabel('OTP', { exact: true })
  await expect(otp).toBeFocused()
  const digits = await requestOtp(page)
  await page.evaluate(
    (text) => navigator.clipboard.writeText(text),
    `Your OTP: ${digits.slice(0, 3)}-${digits.slice(3)}.`,
  )
  await page.keyboard.press('ControlOrMeta+v')
  await expect(otp).toHaveValue(digits)

  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/GSTR/')) calls.push(new URL(request.url()).pathname)
  })
  const sent = page.waitForResponse('**/GSTR/V1/download_documents')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'View contents' }).click()
  const bytes = await (await sent).body()
  await page
    .getByRole('button', { name: /^GSTR3B_.*json/ })
    .first()
    .click()
  await expect(page.getByText(`"gstin": "${GSTIN}"`)).toBeVisible()

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Data' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe(`${GSTIN}.zip`)
  expect(await readFile(await saved.path())).toEqual(bytes)
  expect(calls).toEqual(['/GSTR/V1/authenticate-otp', '/GSTR/V1/download_documents'])
})
