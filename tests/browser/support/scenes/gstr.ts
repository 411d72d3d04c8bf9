import type { Page } from '@playwright/test'
import { EVERYTHING, type Scene } from './scene.ts'

const GSTIN = '27AAKCD4821M1ZB'

async function fillIn(page: Page): Promise<void> {
  await page.goto('/gstr')
  await page.getByLabel('GSTIN', { exact: true }).fill(GSTIN)
  await page.getByLabel('Username').fill('dakshin.pune')
}

/** The OTP as the taxpayer reads it out of the sandbox's inbox. */
async function otpSent(page: Page): Promise<string> {
  const inbox = await page.request.get('/sandbox/inbox?channel=sms')
  return /OTP of the GST portal: (\d{6})/.exec(await inbox.text())?.[1] ?? ''
}

/** GSTR: details, a wrong OTP, what was fetched and what is in it. */
export const GSTR_SCENES: readonly Scene[] = [
  {
    name: 'gstr-1-details',
    as: EVERYTHING,
    open: fillIn,
    next: [
      {
        name: 'gstr-2-wrong-otp',
        open: async (page) => {
          await page.getByRole('button', { name: 'Proceed' }).click()
          await page.getByLabel('OTP', { exact: true }).fill('999999')
          await page.getByRole('button', { name: 'VERIFY' }).click()
          await page.getByText('Sorry, wrong otp. Please try again.').waitFor()
        },
      },
      {
        name: 'gstr-3-inside',
        open: async (page) => {
          await page.getByLabel('OTP', { exact: true }).fill(await otpSent(page))
          await page.getByRole('button', { name: 'VERIFY' }).click()
          await page.getByRole('button', { name: 'Look inside' }).click()
          await page.getByText('Sample data of the sandbox').waitFor()
        },
      },
    ],
  },
]
