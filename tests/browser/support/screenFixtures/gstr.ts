import { fillDetails, requestOtp } from '../gstrSteps.ts'
import { FULL_ACCESS_USER, type ScreenFixture } from './screenFixture.ts'

/** GSTR: details, a wrong OTP, what was fetched and what is in it. */
export const GSTR_FIXTURES: readonly ScreenFixture[] = [
  {
    name: 'gstr-1-details',
    signedInAs: FULL_ACCESS_USER,
    open: fillDetails,
    followUps: [
      {
        name: 'gstr-2-wrong-otp',
        open: async (page, portal) => {
          portal.allowError(/400/)
          await page.getByRole('button', { name: 'Proceed' }).click()
          await page.getByLabel('OTP', { exact: true }).fill('999999')
          await page.getByRole('button', { name: 'VERIFY' }).click()
          await page.getByText('Sorry, wrong otp. Please try again.').waitFor()
        },
      },
      {
        name: 'gstr-3-inside',
        open: async (page) => {
          await page.getByLabel('OTP', { exact: true }).fill(await requestOtp(page))
          await page.getByRole('button', { name: 'VERIFY' }).click()
          await page.getByRole('button', { name: 'View contents' }).click()
          await page.getByText('Sample data of the sandbox').waitFor()
        },
      },
    ],
  },
]
