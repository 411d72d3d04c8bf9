import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { captchaText } from '../sandbox/uan/captcha.ts'
import { serveDemo, type DemoSite } from './support/demoSite.ts'
import { collectPageErrors } from './support/pageErrors.ts'
import * as candidate from './support/sampleCandidate.ts'
import { sampleFile } from './support/sampleFile.ts'
import { goToCaptcha, uanForm } from './support/uanSteps.ts'

const KABIR = 'kabir.sethi@kaveri.example'
const CANDIDATE = 'Open, never filled in'

/** From the first visit to the landing page, by the accounts beside the sign-in form. */
async function signIn(page: Page): Promise<void> {
  await page.getByText('Sandbox accounts').click()
  await page.getByRole('button', { name: KABIR }).click()
  await page.waitForURL(({ pathname }) => pathname === '/lekha/bankstatement')
}

async function setSpeed(page: Page, speed: string): Promise<void> {
  await page.getByRole('link', { name: 'Samples' }).click()
  await page.getByLabel('Pace', { exact: true }).selectOption(speed)
  await page.getByRole('button', { name: 'Set', exact: true }).click()
  await expect(page.getByLabel('Pace', { exact: true })).toHaveValue(speed)
}

async function readPayslip(page: Page): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await sampleFile('payslip.pdf'))
  await page.getByRole('button', { name: 'Proceed' }).click()
  await page.getByRole('button', { name: 'HRA: 38,400.00' }).click()
  await expect(page.getByText('HRA found on page 1')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Source' }).locator('mark')).toHaveText('38,400.00')
}

async function reviewCase(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start QC' }).first().click()
  await page.getByText('map loaded').waitFor()
  await page.keyboard.press('Shift+A')
  for (let undecided = 0; undecided < 13; undecided += 1) await page.keyboard.press('a')
  await expect(page.getByText('13 of 13 decided')).toBeVisible()
  await page.keyboard.press('p')
  await page.keyboard.press('Control+Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alertdialog', { name: 'QC submitted: Pass' })).toBeVisible()
}

/** In a tab of its own, through the link in the inbox. */
async function fillForm(page: Page): Promise<void> {
  await candidate.allowPhone(page)
  await page.getByRole('link', { name: 'Inbox' }).first().click()
  await page.getByRole('listitem').filter({ hasText: CANDIDATE }).getByRole('link').click()
  await page.getByRole('heading', { name: 'Choose your language' }).waitFor()
  await page.waitForLoadState('networkidle')
  await candidate.pressContinue(page)
  await page.getByText('on behalf of').waitFor()
  await candidate.pressContinue(page)
  await page.getByText('Accurate to').waitFor()
  await candidate.pressContinue(page)
  await candidate.acceptTerms(page)
  await candidate.startForm(page)
  await candidate.fillIn(page)
  for (const _ of candidate.PHOTOS) {
    await candidate.openCamera(page)
    await candidate.capture(page)
    await page.getByRole('button', { name: /^(Proceed|Use anyway)$/ }).click()
  }
  await page.getByRole('button', { name: 'Check answers' }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('heading', { name: 'Thank you for submitting the form.' }).waitFor()
}

/** Over the socket that stands in for the UAN site's. */
async function logInToUan(page: Page, base: string): Promise<void> {
  const { url, otp } = uanForm()
  await page.goto(base + url.slice(1))
  await goToCaptcha(page)
  await page.getByLabel('CAPTCHA: letters or digits').fill(captchaText(0))
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByLabel('OTP').fill(otp)
  await page.getByRole('button', { name: 'Verify OTP' }).click()
  await page.getByRole('heading', { name: 'Successfully Submitted' }).waitFor()
}

/** As a browser does after half a minute without an event. */
async function stopWorker(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}

let site: DemoSite

test.beforeAll(async () => {
  test.setTimeout(240_000) // a build, beside two other browsers
  site = await serveDemo()
})
test.afterAll(() => site.close())

test('the demo runs on a static host, in two tabs of one world, until it starts again', async ({
  page,
  context,
}) => {
  test.slow() // five visits in one, because they share a world
  const errors = await collectPageErrors(context)
  await test.step('signs in', async () => {
    await page.goto(site.url)
    await signIn(page)
    await setSpeed(page, 'instant')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'salaried-clean.zip' }).click()
    expect(await (await download).failure()).toBeNull()
  })
  await test.step('reads a payslip after a deep link', async () => {
    await page.goto(`${site.url}payslip`)
    await readPayslip(page)
  })
  await test.step('a candidate fills the form in a second tab', async () => {
    const tab = await context.newPage()
    await tab.goto(`${site.url}sandbox`)
    await fillForm(tab)
    await logInToUan(tab, site.url)
    await tab.close()
  })
  await test.step('reviews that case, with a worker that was stopped', async () => {
    await page.goto(`${site.url}dav/uploadfile?tab=checks&client=sub-kvm-kaveri-hosur&status=ready`)
    await page.getByText(/in total$/).waitFor()
    await stopWorker(context, page)
    await reviewCase(page)
  })
  await test.step('starts again', async () => {
    await page.goto(`${site.url}home`)
    await page.getByRole('link', { name: 'Start again' }).click()
    await signIn(page)
    await page.getByRole('button', { name: 'Jobs' }).click()
    await page.getByText('No jobs yet').waitFor()
  })
  expect(errors).toEqual([])
  expect(site.missing).toEqual([])
})
