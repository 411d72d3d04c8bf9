import type { Page } from '@playwright/test'
import {
  LANGUAGE_TAGS,
  LANGUAGES,
  type LanguageTag,
} from '#shared/kits/candidate/language/languages.ts'
import { captchaText } from '../sandbox/uan/captcha.ts'
import { horizontalOverflow } from './support/appearance.ts'
import { violations } from './support/axe.ts'
import { findClippedTexts } from './support/clippedText.ts'
import { FORM_ANSWERS, openStoredForm } from './support/formSteps.ts'
import { expect, test } from './support/portal.ts'
import * as candidate from './support/sampleCandidate.ts'
import { smallTargets } from './support/smallTargets.ts'
import { consent, goToCaptcha, openUanPage, uanForm } from './support/uanSteps.ts'

/** A small phone whose owner has set letters twice as large (WCAG 1.4.4). */
test.use({ viewport: { width: 360, height: 640 }, locale: 'en-IN' })

const letters = (page: Page, size: '200%' | '100%') =>
  page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), size)

const switchTo = (page: Page) => (tag: LanguageTag) =>
  page.locator('.candidate-switch select:visible').selectOption(tag)

type Step = { screen: string; isJudgedWhole?: boolean }

/** The step that is shown, in every language: nothing cut, nothing beyond the edge; and no rule broken where asked. */
async function judge(
  page: Page,
  { screen, isJudgedWhole = false }: Step,
  speak: (tag: LanguageTag) => Promise<unknown> = switchTo(page),
) {
  // As large as they ever are: larger letters only make them larger.
  expect(await smallTargets(page), screen).toEqual([])
  await letters(page, '200%')
  const passed = new Set<string>()
  for (const tag of LANGUAGE_TAGS.toReversed()) {
    const label = `${screen} in ${LANGUAGES[tag].englishName}`
    await speak(tag)
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    expect(await findClippedTexts(page), label).toEqual([])
    expect(await horizontalOverflow(page), label).toBeLessThanOrEqual(0)
    // Colours do not depend on the language: screens.spec.ts checks their contrast.
    if (isJudgedWhole)
      await expect.poll(() => violations(page, { contrast: false, passed }), label).toEqual([])
  }
  await letters(page, '100%')
}

test('clips no text and passes axe in every language up to the camera, at 360 px and 200 % text', async ({
  page,
}) => {
  await candidate.allowPhone(page)
  await candidate.openLink(page, 'Open, never filled in')
  await page.getByRole('heading', { name: 'Choose your language' }).waitFor()
  // The tile, as a finger does: a sticky foot lies over what stands below it.
  await judge(page, { screen: 'choice' }, (tag) =>
    page.locator('label', { hasText: LANGUAGES[tag].nativeName }).click(),
  )
  await candidate.pressContinue(page)
  await page.getByText('on behalf of').waitFor()
  await judge(page, { screen: 'application', isJudgedWhole: true })
  await candidate.pressContinue(page)
  await page.getByText('Accurate to').waitFor()
  await judge(page, { screen: 'checkPhone' })
  await page.context().clearPermissions()
  await page.getByRole('heading', { name: 'Location is blocked' }).waitFor()
  await judge(page, { screen: 'blocked' })
  await page.context().grantPermissions(['geolocation', 'camera'])
  await page.getByRole('button', { name: 'Check again' }).click()
  await page.getByText('Accurate to').waitFor()
  await candidate.pressContinue(page)
  await judge(page, { screen: 'terms' })
  await candidate.acceptTerms(page)
  await candidate.startForm(page)
  await judge(page, { screen: 'form', isJudgedWhole: true })
  await candidate.openCamera(page)
  await judge(page, { screen: 'camera' })
  await candidate.capture(page)
  await judge(page, { screen: 'a photo that was taken' })
})

test('a dialog and the footer grow with the text of the phone', async ({ page, portal }) => {
  void portal
  await openStoredForm(page, { furthest: 'form' })
  await page.getByRole('button', { name: 'Check answers' }).click()
  const texts = [
    page.getByText('Every Field is Mandatory! The missing ones are marked.'),
    page.getByText(/^© /),
  ]
  const sizes = async () =>
    Promise.all(
      texts.map((text) =>
        text.evaluate((element) => parseFloat(getComputedStyle(element).fontSize)),
      ),
    )
  await expect(page.getByRole('alertdialog')).toBeVisible()
  const before = await sizes()
  await letters(page, '200%')
  expect(await sizes()).toEqual(before.map((size) => size * 2))
})

test('also from the review to Completed', async ({ page, portal }) => {
  portal.allowError(/ERR_INTERNET_DISCONNECTED/)
  const title = page.getByRole('heading', { level: 1 })
  await openStoredForm(page, { answers: FORM_ANSWERS, furthest: 'review', apartKm: 1.8 })
  await expect(title).toHaveText('Check before you send')
  await judge(page, { screen: 'review', isJudgedWhole: true })
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(title).toHaveText('No network right now')
  await judge(page, { screen: 'offline' })

  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/case\/form/, async (route) => {
    if (route.request().method() === 'PATCH') await released
    await route.continue()
  })
  await page.context().setOffline(false)
  await expect(title).toHaveText('Sending your form')
  await judge(page, { screen: 'sending' })
  release()
  await expect(title).toHaveText('Thank you for submitting the form.')
  await judge(page, { screen: 'completed' })
})

test('also on the UAN page', async ({ page, portal }) => {
  void portal
  await openUanPage(page)
  await page.getByText(/receives a report/).waitFor()
  await judge(page, { screen: 'consent', isJudgedWhole: true })
  await consent(page)
  await judge(page, { screen: 'login' })
  await page.reload() // the language is chosen by now
  await goToCaptcha(page)
  await judge(page, { screen: 'captcha' })
  await page.getByLabel('CAPTCHA: letters or digits').fill(captchaText(0))
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'Enter the OTP' }).waitFor()
  await judge(page, { screen: 'otp' })
  await page.getByLabel('OTP').fill(uanForm().otp)
  await page.getByRole('button', { name: 'Verify OTP' }).click()
  await page.getByRole('heading', { name: 'Successfully Submitted' }).waitFor()
  await judge(page, { screen: 'success' })
  await page.goto('/uan/form')
  await page.getByRole('heading', { name: 'Invalid Link' }).waitFor()
  await judge(page, { screen: 'invalid' })
})
