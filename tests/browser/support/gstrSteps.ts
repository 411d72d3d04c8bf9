import type { Page } from '@playwright/test'

export const GSTIN = '27AAKCD4821M1ZB'

/** Details that ask for an OTP. */
export async function fillDetails(page: Page): Promise<void> {
  await page.goto('/gstr')
  await page.getByLabel('GSTIN', { exact: true }).fill(GSTIN)
  await page.getByLabel('Username').fill('dakshin.pune')
}

/** The OTP as the taxpayer reads it out of the sandbox's inbox. */
export async function requestOtp(page: Page): Promise<string> {
  const inbox = await page.request.get('/sandbox/inbox?channel=sms')
  return /OTP of the GST portal: (\d{6})/.exec(await inbox.text())?.[1] ?? ''
}
