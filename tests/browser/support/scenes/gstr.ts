import { fillDetails, otpSent } from '../gstrSteps.ts'
import { EVERYTHING, type Scene } from './scene.ts'

/** GSTR: details, a wrong OTP, what was fetched and what is in it. */
export const GSTR_SCENES: readonly Scene[] = [
  {
    name: 'gstr-1-details',
    as: EVERYTHING,
    open: fillDetails,
    next: [
      {
        name: 'gstr-2-wrong-otp',
        open: async (page, portal) => {
          portal.allow(/400/)
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
