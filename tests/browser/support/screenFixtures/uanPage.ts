import { consent, logIn, goToCaptcha, openUanPage } from '../uanSteps.ts'
import type { ScreenFixture } from './screenFixture.ts'

/** The candidate's UAN page (look 15): one visit from the consent to the OTP, and links that lead nowhere. */
export const UAN_PAGE_FIXTURES: readonly ScreenFixture[] = [
  {
    name: 'uan-page-consent',
    open: async (page) => {
      await openUanPage(page)
      await page.getByText(/receives a report/).waitFor()
    },
    followUps: [
      {
        name: 'uan-page-privacy',
        open: async (page) => {
          await page.getByText('How your data is used').click()
          // Playwright does not click what is aria-disabled by itself.
          await page.getByRole('button', { name: 'Proceed' }).click({ force: true })
          await page.getByRole('alert').waitFor()
        },
      },
      {
        name: 'uan-page-login',
        open: async (page) => {
          await consent(page)
          await page.getByRole('button', { name: 'Login' }).click()
          await page.getByText('Password is required').waitFor()
        },
      },
      {
        name: 'uan-page-captcha',
        open: async (page) => {
          await page.reload()
          await goToCaptcha(page)
        },
      },
    ],
  },
  {
    name: 'uan-page-otp',
    open: async (page) => {
      await openUanPage(page)
      await consent(page)
      await logIn(page, 'without-captcha')
      await page.getByLabel('OTP').fill('000404')
      await page.getByRole('button', { name: 'Verify OTP' }).click()
      await page.getByText('The OTP you have entered is invalid. Please try again.').waitFor()
    },
    followUps: [
      {
        name: 'uan-page-done',
        open: async (page) => {
          await page.getByLabel('OTP').fill('000001')
          await page.getByRole('button', { name: 'Verify OTP' }).click()
          await page.getByRole('heading', { name: 'Successfully Submitted' }).waitFor()
        },
      },
      {
        name: 'uan-page-invalid',
        open: async (page) => {
          await page.goto('/uan/form')
          await page.getByRole('heading', { name: 'Invalid Link' }).waitFor()
        },
      },
    ],
  },
]
