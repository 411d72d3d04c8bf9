import { expect, type Page } from '@playwright/test'
import { captchaText } from '../../sandbox/uan/captcha.ts'
import { FORM_ANSWERS, openStoredForm } from './formSteps.ts'
import * as candidate from './sampleCandidate.ts'
import { consent, goToCaptcha, keepLanguage, uanForm } from './uanSteps.ts'

/** Looks at a step that is shown. */
type Visit = (step: string) => Promise<void>

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** The address form from the link to the photo that was taken. */
export async function walkToPhoto(page: Page, visit: Visit): Promise<void> {
  await candidate.allowPhone(page)
  await candidate.openLink(page, 'Open, never filled in')
  await title(page, 'Choose your language')
  // Continue before the form's code is there leads on without an entry to go back to.
  await page.waitForLoadState('networkidle')
  await visit('language')
  await candidate.pressContinue(page)
  await page.getByText('on behalf of').waitFor()
  await visit('application')
  await candidate.pressContinue(page)
  await page.getByText('Accurate to').waitFor()
  await expect(page.getByText('Testing…').or(page.getByText('Measuring…'))).toHaveCount(0)
  await visit('checkPhone')
  await candidate.pressContinue(page)
  await page.getByText(/^Location found/).waitFor()
  await visit('terms')
  await candidate.acceptTerms(page)
  await press(page, 'Start')
  await title(page, 'About this address')
  await visit('form')
  await candidate.openCamera(page)
  await visit('camera')
  await candidate.capture(page)
  await visit('photo')
}

/** The address form from the review to its end. */
export async function walkFromReview(page: Page, visit: Visit): Promise<void> {
  await openStoredForm(page, { answers: FORM_ANSWERS, furthest: 'review', apartKm: 1.8 })
  await title(page, 'Check before you send')
  await visit('review')
  await page.context().setOffline(true)
  await press(page, 'Submit')
  await title(page, 'No network right now')
  await visit('offline')
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(/case\/form/, async (route) => {
    if (route.request().method() === 'PATCH') await isReleased
    await route.continue()
  })
  await page.context().setOffline(false)
  await page.getByText(/% sent$/).waitFor()
  await visit('sending')
  release()
  await title(page, 'Thank you for submitting the form.')
  await visit('completed')
}

/** The UAN page from the link to its end. */
export async function walkUan(page: Page, visit: Visit): Promise<void> {
  const { url, otp } = uanForm()
  await page.goto(url)
  await title(page, 'Choose your language')
  await visit('uanLanguage')
  await keepLanguage(page)
  await page.getByRole('link', { name: /^Help:/ }).waitFor() // the server has named the company
  await visit('uanConsent')
  await consent(page)
  await title(page, 'Log in to your UAN account')
  await visit('uanLogin')
  await page.reload()
  await goToCaptcha(page)
  await visit('uanCaptcha')
  await page.getByLabel('CAPTCHA: letters or digits').fill(captchaText(0))
  await press(page, 'Continue')
  await title(page, 'Enter the OTP')
  await visit('uanOtp')
  await page.getByLabel('OTP').fill(otp)
  await press(page, 'Verify OTP')
  await title(page, 'Successfully Submitted')
  await visit('uanSuccess')
}

export const WALKS = [
  ['the address form up to a photo', walkToPhoto],
  ['the address form from the review on', walkFromReview],
  ['the UAN page', walkUan],
] as const
