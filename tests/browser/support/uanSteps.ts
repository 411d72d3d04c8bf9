import { expect, type Page } from '@playwright/test'
import { freshWorld } from '../../sandbox/freshWorld.ts'
import { captchaText } from '../../sandbox/uan/captcha.ts'
import { jobLink } from '../../sandbox/uan/job.ts'
import { otpOf } from '../../sandbox/uan/session.ts'

/** Ids are the same in every world. */
const JOBS = [...freshWorld({}).uanJobs.values()]

/** The link of a job that waits for its candidate, by its reference if it is a faulty one, and the OTP that its phone gets. */
export function uanForm(reference?: string): { url: string; otp: string } {
  const job = JOBS.find(({ jobStatus, sourceData }) =>
    reference === undefined
      ? jobStatus === 'NOT_LOGGED_IN'
      : sourceData.internalReferenceNumber === reference,
  )
  if (job === undefined) throw new Error(`no job ${reference} is seeded`)
  return { url: jobLink(job), otp: otpOf(job) }
}

/** The first step: goes on in the language that is shown. */
export async function keepLanguage(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Choose your language' }).waitFor()
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Opens a link, as far as the consent. */
export async function openUanPage(page: Page, url = uanForm().url): Promise<void> {
  await page.goto(url)
  await keepLanguage(page)
}

/** Reads and agrees. */
export async function consent(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Before you start' }).waitFor()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Proceed' }).click()
}

export async function logIn(page: Page, password: string, { twice = false } = {}): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password)
  const button = page.getByRole('button', { name: 'Login' })
  await (twice ? button.dblclick() : button.click())
}

/** As far as the captcha of the sandbox. */
export async function goToCaptcha(page: Page): Promise<void> {
  await consent(page)
  await logIn(page, 'Lekha@2026')
  await expect(page.getByRole('img', { name: /CAPTCHA/ })).toBeVisible()
}

export async function goToOtp(page: Page): Promise<void> {
  await goToCaptcha(page)
  await page.getByLabel('CAPTCHA: letters or digits').fill(captchaText(0))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'Enter the OTP' }).waitFor()
}
