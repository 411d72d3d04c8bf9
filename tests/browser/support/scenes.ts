import type { Page } from '@playwright/test'
import type { AccountEmail } from '../../sandbox/accounts.ts'
import { ADMIN_SCENES } from './adminScenes.ts'
import { chooseBank, pickSamples, toBankPreview } from './bankSteps.ts'
import type { Portal } from './portal.ts'

export type Scene = {
  name: string
  /** Signed in as; left out: a guest. */
  as?: AccountEmail
  /** Brings the screen about, from the landing page or from nothing. */
  open: (page: Page, portal: Portal) => Promise<void>
}

const EVERYTHING = 'kabir.sethi@kaveri.example'
const TRIAL = 'meera.nair@pinnaclehome.example'
const ADMIN = 'vidya.iyer@lekha.example'

const at = (path: string) => async (page: Page) => {
  await page.goto(path)
}

async function toPassword(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByLabel('Work email').fill(EVERYTHING)
  await page.getByRole('checkbox', { name: /I have read/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Password', { exact: true }).waitFor()
}

async function pickPayslip(
  page: Page,
  portal: Portal,
  sample = 'payslip.pdf',
  name?: string,
): Promise<void> {
  await page.goto('/payslip')
  await page.getByRole('button', { name: 'Browse files' }).waitFor()
  await portal.pick(sample, name)
}

async function checkedPayslip(
  page: Page,
  portal: Portal,
  sample?: string,
  name?: string,
): Promise<void> {
  await pickPayslip(page, portal, sample, name)
  await page.getByText('Ready', { exact: true }).waitFor()
}

async function processing(page: Page, portal: Portal): Promise<void> {
  await portal.pace(1)
  await checkedPayslip(page, portal, 'payslip.pdf', 'Payslip_Sep_2026.pdf')
  await page.getByRole('button', { name: 'Proceed' }).click()
  await page.getByText('Min Left').waitFor()
}

const payslipResult =
  (sample: string, name?: string) =>
  async (page: Page, portal: Portal): Promise<void> => {
    await checkedPayslip(page, portal, sample, name)
    await page.getByRole('button', { name: 'Proceed' }).click()
    await page.getByRole('heading', { name: 'Payslip result' }).waitFor({ timeout: 30_000 })
  }

async function pickId(page: Page, portal: Portal, type: string, sample: string): Promise<void> {
  await page.goto(`/idextracter/${type}`)
  await page.getByRole('button', { name: 'Browse files' }).waitFor()
  await portal.pick(sample)
}

const idResult =
  (type: string, sample: string) =>
  async (page: Page, portal: Portal): Promise<void> => {
    await pickId(page, portal, type, sample)
    await page.getByRole('button', { name: 'Proceed' }).click()
    await page.getByRole('article').first().waitFor({ timeout: 30_000 })
  }

async function pickStatement(page: Page, portal: Portal, sample: string): Promise<void> {
  await page.goto('/financialStatement')
  await page.getByRole('button', { name: 'Browse files' }).waitFor()
  await portal.pick(sample)
  await page.getByRole('button', { name: 'PROCEED' }).waitFor()
}

async function queuedStatement(page: Page, portal: Portal): Promise<void> {
  await portal.pace(1)
  await pickStatement(page, portal, 'statement-india.pdf')
  await page.getByRole('button', { name: 'PROCEED' }).click()
  await page.getByText('Please wait.......').waitFor()
}

const statementOutput =
  (sample: string) =>
  async (page: Page, portal: Portal): Promise<void> => {
    await pickStatement(page, portal, sample)
    await page.getByRole('button', { name: 'PROCEED' }).click()
    await page.getByRole('gridcell', { name: '4,466.80' }).click({ timeout: 30_000 })
    await page.getByText('Reserves and surplus found on page 1').waitFor()
  }

const form26asResult =
  (sample: string) =>
  async (page: Page, portal: Portal): Promise<void> => {
    await page.goto('/form26as')
    await page.getByRole('button', { name: 'Browse files' }).waitFor()
    await portal.pick(sample)
    await page.getByRole('button', { name: 'Proceed' }).click()
    await page.getByRole('heading', { name: 'Form 26AS result' }).waitFor({ timeout: 30_000 })
  }

async function toPassbookSummary(page: Page): Promise<void> {
  await page.goto('/bankpassbook')
  await pickSamples(page, ['passbook-front.jpg'], 'Front page')
  await pickSamples(page, ['passbook-page-1.jpg', 'passbook-page-2.jpg'], 'Transaction pages')
  await page.getByRole('button', { name: 'Proceed' }).click()
  await page.getByRole('checkbox', { name: 'Email Output File' }).waitFor()
}

/** Every screen in every state that has one of its own: `npm run screens` draws them, the axe suite judges them. */
export const SCENES: readonly Scene[] = [
  { name: 'sign-in-1-email', open: at('/') },
  { name: 'sign-in-2-password', open: toPassword },
  {
    name: 'sign-in-3-wrong-password',
    open: async (page) => {
      await toPassword(page)
      await page.getByLabel('Password', { exact: true }).fill('Wrong#123')
      await page.getByRole('button', { name: 'Log in' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'sign-in-terms',
    open: async (page) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Terms and Conditions' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'sign-up', open: at('/signup') },
  {
    name: 'sign-up-newuser',
    open: async (page) => {
      await page.goto('/')
      await page.getByLabel('Work email').fill('asha.bose@newlender.example')
      await page.getByRole('checkbox', { name: /I have read/ }).check()
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.waitForURL(/signup/)
      await page.getByLabel('Password', { exact: true }).fill('Short1')
    },
  },
  { name: 'verify-email', open: at('/signup/some-code') },
  { name: 'forgot-password', open: at('/forgotPassword') },
  {
    name: 'forgot-password-sent',
    open: async (page) => {
      await page.goto('/forgotPassword')
      await page.getByLabel('Work email').fill(EVERYTHING)
      await page.getByRole('button', { name: 'Send' }).click()
      await page.getByText('Please check your inbox').first().waitFor()
    },
  },
  {
    name: 'set-password',
    open: async (page) => {
      await page.request.post('/master/V1/set-password?email_id=kabir.sethi%40kaveri.example', {
        headers: { 'Cache-Control': 'no-store', Pragma: 'no-cache' },
      })
      const inbox = await page.request.get('/sandbox/api/inbox')
      const link = /\/forgotPassword\/setPassword\/[\w-]+/.exec(await inbox.text())?.[0]
      await page.goto(link ?? '/no-link')
      await page.getByLabel('New password', { exact: true }).waitFor()
    },
  },
  {
    name: 'set-password-expired',
    open: async (page) => {
      await page.goto('/forgotPassword/setPassword/expired')
      await page.getByRole('alertdialog').waitFor()
    },
  },

  { name: 'home', as: EVERYTHING, open: at('/home') },
  { name: 'menupage', as: EVERYTHING, open: at('/menupage') },
  {
    name: 'solutions-panel',
    as: EVERYTHING,
    open: async (page) => {
      await page.goto('/home')
      await page.getByRole('button', { name: 'Solutions' }).click()
    },
  },
  {
    name: 'menu-sheet',
    as: ADMIN,
    open: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/home')
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    },
  },
  {
    name: 'profile-menu',
    as: ADMIN,
    open: async (page) => {
      await page.goto('/home')
      await page.getByRole('button', { name: /Vidya Iyer/ }).click()
    },
  },
  { name: 'trial-home', as: TRIAL, open: at('/home') },
  { name: 'trial-demo', as: TRIAL, open: at('/bankpassbook') },
  { name: 'later-page', as: EVERYTHING, open: at('/gstr') },
  { name: 'change-password', as: EVERYTHING, open: at('/changePassword') },
  { name: 'candidate-dav-form', open: at('/dav/form?referenceId=x') },
  { name: 'candidate-uan-form', open: at('/uan/form?id=x') },

  { name: 'payslip-1-upload', as: TRIAL, open: at('/payslip') },
  { name: 'payslip-2-check', as: EVERYTHING, open: (page, portal) => checkedPayslip(page, portal) },
  {
    name: 'payslip-2-locked',
    as: EVERYTHING,
    open: async (page, portal) => {
      await pickPayslip(page, portal, 'payslip-locked.pdf')
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'payslip-2-bad-name',
    as: EVERYTHING,
    open: async (page, portal) => {
      await pickPayslip(page, portal, 'payslip.pdf', 'Payslip Sep’26 & Oct’26.pdf')
      await page.getByRole('alertdialog').waitFor()
    },
  },
  { name: 'payslip-3-processing', as: EVERYTHING, open: processing },
  {
    name: 'payslip-3-stop',
    as: EVERYTHING,
    open: async (page, portal) => {
      await processing(page, portal)
      await page.getByRole('button', { name: 'Cancel' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'payslip-4-result',
    as: EVERYTHING,
    open: payslipResult('payslip.pdf', 'Payslip_Sep_2026.pdf'),
  },
  {
    name: 'payslip-4-found',
    as: EVERYTHING,
    open: async (page, portal) => {
      await payslipResult('payslip.pdf', 'Payslip_Sep_2026.pdf')(page, portal)
      await page.getByRole('button', { name: 'HRA: 38,400.00' }).click()
      await page.getByText('HRA found on page 1').first().waitFor()
    },
  },
  {
    name: 'payslip-4-three-months',
    as: EVERYTHING,
    open: payslipResult('payslip-three-months.pdf'),
  },
  {
    name: 'payslip-4-does-not-add-up',
    as: EVERYTHING,
    open: payslipResult('payslip-wrong-total.pdf'),
  },
  {
    name: 'payslip-low-credits',
    as: EVERYTHING,
    open: async (page, portal) => {
      await checkedPayslip(page, portal, 'low-credits.pdf')
      await page.getByRole('button', { name: 'Proceed' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'payslip-failed',
    as: EVERYTHING,
    open: async (page, portal) => {
      await checkedPayslip(page, portal, 'failed.pdf')
      await page.getByRole('button', { name: 'Proceed' }).click()
      await page.getByRole('alertdialog').waitFor({ timeout: 30_000 })
    },
  },
  { name: 'id-1-upload', as: EVERYTHING, open: at('/idextracter/aadhaar') },
  {
    name: 'id-2-two-pages',
    as: EVERYTHING,
    open: async (page, portal) => {
      await pickId(page, portal, 'pan', 'id-two-pages.pdf')
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'id-2-check',
    as: EVERYTHING,
    open: async (page, portal) => {
      await pickId(page, portal, 'DL', 'id-dl.pdf')
      await page.getByText('Ready', { exact: true }).waitFor()
    },
  },
  {
    name: 'id-4-result',
    as: EVERYTHING,
    open: async (page, portal) => {
      await idResult('aadhaar', 'id-aadhaar.pdf')(page, portal)
      await page.getByRole('button', { name: 'Aadhaar Number: 2345 6789 0124' }).click()
      await page.getByText('Aadhaar Number found on page 1').first().waitFor()
    },
  },
  { name: 'id-4-wrong-digit', as: EVERYTHING, open: idResult('aadhaar', 'id-wrong-digit.pdf') },
  { name: 'id-4-two-cards', as: EVERYTHING, open: idResult('pan', 'id-two-cards.pdf') },
  { name: 'id-4-picture', as: EVERYTHING, open: idResult('RC', 'id-rc.jpg') },
  { name: 'id-unknown', as: EVERYTHING, open: at('/idextracter/passport') },
  { name: 'id-trial', as: TRIAL, open: at('/idextracter/pan') },
  { name: 'statement-1-upload', as: EVERYTHING, open: at('/financialStatement') },
  {
    name: 'statement-1-samples',
    as: TRIAL,
    open: async (page) => {
      await page.goto('/financialStatement')
      await page.getByRole('button', { name: 'Use Sample File' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'statement-2-check',
    as: EVERYTHING,
    open: async (page, portal) => pickStatement(page, portal, 'statement-us-retailer.pdf'),
  },
  { name: 'statement-3-queue', as: EVERYTHING, open: queuedStatement },
  {
    name: 'statement-3-processing',
    as: EVERYTHING,
    open: async (page, portal) => {
      await queuedStatement(page, portal)
      await portal.advance(13)
      await page.getByText('Please wait.......').waitFor({ state: 'hidden' })
    },
  },
  { name: 'statement-4-output', as: EVERYTHING, open: statementOutput('statement-india.pdf') },
  { name: 'statement-4-partial', as: EVERYTHING, open: statementOutput('statement-partial.pdf') },
  {
    name: 'statement-4-does-not-add-up',
    as: EVERYTHING,
    open: statementOutput('statement-wrong-total.pdf'),
  },
  {
    name: 'jobs-tray',
    as: EVERYTHING,
    open: async (page, portal) => {
      await processing(page, portal)
      await page.goto('/home')
      await page.getByRole('button', { name: /Jobs/ }).click()
    },
  },
  { name: 'form26as-1-upload', as: EVERYTHING, open: at('/form26as') },
  { name: 'form26as-4-result', as: EVERYTHING, open: form26asResult('form26as.pdf') },
  {
    name: 'form26as-4-does-not-add-up',
    as: EVERYTHING,
    open: form26asResult('form26as-wrong-total.pdf'),
  },
  { name: 'passbook-1-upload', as: EVERYTHING, open: at('/bankpassbook') },
  {
    name: 'passbook-2-summary',
    as: EVERYTHING,
    open: async (page) => {
      await toPassbookSummary(page)
    },
  },
  {
    name: 'passbook-3-waiting',
    as: EVERYTHING,
    open: async (page) => {
      await toPassbookSummary(page)
      await page.getByRole('button', { name: 'Proceed' }).click()
      await page.getByText('Min Left').waitFor()
    },
  },
  { name: 'passbook-output-empty', as: EVERYTHING, open: at('/outputbankpassbook') },
  { name: 'bank-1-upload', as: EVERYTHING, open: at('/bankstatement') },
  {
    name: 'bank-2-locked',
    as: EVERYTHING,
    open: async (page) => {
      await page.goto('/bankstatement')
      await pickSamples(page, ['bank-hdfc-savings.pdf', 'bank-locked.pdf', 'bank-locked-next.pdf'])
      await page.getByRole('textbox', { name: 'Password of bank-locked.pdf' }).waitFor()
    },
  },
  {
    name: 'bank-2-bank-step',
    as: EVERYTHING,
    open: async (page) => {
      await page.goto('/bankstatement')
      await pickSamples(page, ['bank-hdfc-savings.pdf'])
      await page.getByText('1 ready').waitFor()
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await page.getByRole('combobox').waitFor()
    },
  },
  {
    name: 'bank-2-second-account',
    as: EVERYTHING,
    open: async (page) => {
      await page.goto('/bankstatement')
      await toBankPreview(page)
      await page.getByRole('button', { name: 'Add Bank Account' }).click()
      await pickSamples(page, ['bank-sbi-current.pdf'])
      await page.getByText('1 ready').waitFor()
    },
  },
  {
    name: 'bank-2-details',
    as: EVERYTHING,
    open: async (page) => {
      await page.goto('/bankstatement')
      await toBankPreview(page)
      await page.getByRole('button', { name: 'Add Owner and Related Parties Details' }).click()
      await page.getByRole('radio', { name: 'Business' }).check({ force: true })
    },
  },
  {
    name: 'bank-2-preview',
    as: EVERYTHING,
    open: async (page) => {
      await page.goto('/bankstatement')
      await toBankPreview(page)
    },
  },
  {
    name: 'bank-3-processing',
    as: EVERYTHING,
    open: async (page, portal) => {
      await portal.pace(1)
      await page.goto('/bankstatement')
      await toBankPreview(page)
      await page.getByRole('button', { name: 'PROCEED' }).click()
      await page.getByText('Min Left').waitFor({ timeout: 30_000 })
    },
  },
  {
    name: 'bank-4-output',
    as: EVERYTHING,
    open: async (page) => {
      await page.goto('/bankstatement')
      await toBankPreview(page)
      await page.getByRole('button', { name: 'Add Bank Account' }).click()
      await pickSamples(page, ['bank-sbi-current.pdf'])
      await page.getByText('1 ready').waitFor()
      await chooseBank(page, 'State Bank of India', 'Current')
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await page.getByRole('button', { name: 'PROCEED' }).click()
      await page.getByRole('tab', { name: 'Account 2' }).waitFor({ timeout: 60_000 })
    },
  },
  {
    name: 'bank-4-partial',
    as: EVERYTHING,
    open: async (page) => {
      await page.goto('/bankstatement')
      await pickSamples(page, ['bank-hdfc-savings.pdf', 'bank-partial.pdf'])
      await page.getByText('2 ready').waitFor()
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await chooseBank(page, 'HDFC Bank', 'Savings')
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await page.getByRole('button', { name: 'PROCEED' }).click()
      await page.getByRole('alertdialog').waitFor({ timeout: 60_000 })
    },
  },
  ...ADMIN_SCENES,
  { name: 'sandbox', open: at('/sandbox') },
  { name: 'sandbox-inbox', open: at('/sandbox/inbox') },
]
