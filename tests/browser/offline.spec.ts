import type { Locator, Page } from '@playwright/test'
import { SANDBOX_PASSWORD } from '../sandbox/accounts.ts'
import {
  fill,
  fillClient,
  NEW_CLIENT,
  NEW_SERVICE,
  panelOf,
  pick,
  press,
  tick,
  userTexts,
} from './support/adminSteps.ts'
import { chooseBank, pickSamples } from './support/bankSteps.ts'
import { reviewed, statusOf } from './support/davSteps.ts'
import { fillDetails, GSTIN, otpSent } from './support/gstrSteps.ts'
import { codeOf, lineOf, partsOfBuild } from './support/line.ts'
import { expect, test } from './support/portal.ts'

const KABIR = 'kabir.sethi@kaveri.example'
const ISHA = 'isha.gupta@deccan.example'
const VIDYA = 'vidya.iyer@lekha.example'

test.beforeEach(({ portal }) => portal.allow(/Failed to load resource|net::ERR/))

const sees = async (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()

/** A menu of the bar, and a way in it. */
const goTo = async (page: Page, menu: string, link: string | RegExp) => {
  await page.getByRole('button', { name: menu }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click()
}

test('sign-in', async ({ page, context }) => {
  const line = await lineOf('Sign-in', page, context)
  line.hold('analyzer')
  await page.goto('/')
  await line.cut('Terms and Conditions', {
    act: () => page.getByRole('button', { name: 'Terms and Conditions' }).first().click(),
    after: async () => {
      await sees(page, 'No sharing of credentials')
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    },
  })
  await page.getByLabel('Work email').fill(ISHA)
  await page.getByRole('checkbox', { name: /I have read/ }).check()
  await line.cut('Continue', {
    act: () => press(page, 'Continue'),
    after: () => page.getByLabel('Password', { exact: true }).fill(SANDBOX_PASSWORD),
  })
  await line.cut('Log in', {
    act: () => press(page, 'Log in'),
    after: () => page.waitForURL(/payslip$/),
  })
  await line.lack('the first page (code)', {
    without: ['analyzer'],
    act: async () => undefined,
    after: () => sees(page, 'Drop a payslip here'),
  })
  line.end()
})

test('forgot password', async ({ page, context }) => {
  const line = await lineOf('Forgot password', page, context)
  await page.goto('/')
  await page.getByLabel('Work email').fill(ISHA)
  await page.getByRole('checkbox', { name: /I have read/ }).check()
  await press(page, 'Continue')
  const way = page.getByRole('link', { name: 'Forgot Password' })
  await way.waitFor()
  await line.cut('its page', {
    act: () => way.click(),
    after: () => page.getByLabel('Work email').fill(ISHA),
  })
  await line.cut('Send', {
    act: () => press(page, 'Send'),
    after: () => expect(page.getByText(ISHA).first()).toBeVisible(),
  })
  line.end()
})

test('payslip', async ({ page, context, portal }) => {
  const line = await lineOf('Payslip', page, context)
  await portal.signIn(ISHA)
  line.hold('pdfjs', 'ProcessingView', 'PayslipResult', 'PdfPreview')
  const came = await codeOf(page)
  await page.goto('/home')
  await page.getByRole('button', { name: 'Jobs' }).waitFor()
  await came('barPanels')
  await line.cut('its page', {
    act: () => goTo(page, 'Solutions', /^Payslip/),
    after: () => sees(page, 'Drop a payslip here'),
  })
  await line.lack('a file (code)', {
    without: ['pdfjs'],
    act: () => portal.pick('payslip.pdf'),
    after: () => sees(page, 'Opens; size, pages and name are fine'),
  })
  await portal.pace(0.3)
  await line.cut('Proceed', {
    act: () => press(page, 'Proceed'),
    after: async () => undefined,
  })
  await line.lack('its progress (code)', {
    without: ['ProcessingView'],
    act: async () => undefined,
    after: () => sees(page, 'Min Left'),
  })
  await line.cut('processing', {
    act: async () => undefined,
    after: () => expect(page.getByText('The connection is lost.')).toBeHidden(),
  })
  await portal.pace(100)
  await line.lack('its result (code)', {
    without: ['PayslipResult'],
    act: async () => undefined,
    after: () => sees(page, '6 earnings add up'),
  })
  await line.lack('the source (code)', {
    without: ['PdfPreview'],
    act: async () => undefined,
    after: () => page.getByRole('region', { name: 'Source' }).locator('canvas').first().waitFor(),
  })
  const feedback = page.getByRole('form', { name: 'Feedback' })
  await feedback.getByRole('radio', { name: /5 stars/ }).check({ force: true })
  await feedback.getByRole('textbox').fill('Read it to the rupee.')
  await line.cut('Feedback', {
    act: () => press(page, 'SUBMIT'),
    after: async () => {
      await page.getByRole('alertdialog').getByRole('button').first().click()
      await sees(page, 'Feedback sent. Thank you.')
    },
  })
  await line.cut('Jobs', {
    act: () => page.getByRole('button', { name: /^Jobs/ }).click(),
    after: () => page.getByRole('link', { name: 'Open payslip.pdf' }).waitFor(),
  })
  line.end()
})

test('form 26AS', async ({ page, context, portal }) => {
  const line = await lineOf('Form 26AS', page, context)
  await portal.signIn(KABIR)
  line.hold('Form26asResult')
  await page.goto('/form26as')
  await portal.pick('form26as.pdf')
  await sees(page, 'Opens; size, pages and name are fine')
  await line.cut('Proceed', { act: () => press(page, 'Proceed'), after: async () => undefined })
  await line.lack('its result (code)', {
    without: ['Form26asResult'],
    act: async () => undefined,
    after: () => sees(page, 'All totals add up'),
  })
  line.end()
})

test('bank statement', async ({ page, context, portal }) => {
  const line = await lineOf('Bank statement', page, context)
  await portal.signIn(KABIR)
  line.hold('FilesStage', 'Combobox')
  const hasCome = await codeOf(page)
  await page.goto('/bankstatement')
  await hasCome('pdf.worker') // the reader of PDFs, fetched ahead
  await line.cut('a locked file', {
    act: () => pickSamples(page, ['bank-locked.pdf']),
    after: () => page.getByRole('textbox', { name: /password/i }).fill('lekha123'),
  })
  await line.cut('its password', {
    without: ['FilesStage'],
    act: () => page.keyboard.press('Enter'),
    after: () => sees(page, '1 ready'),
  })
  await line.cut('the list of banks', {
    without: ['Combobox'],
    act: () => press(page, 'Continue'),
    after: () => chooseBank(page, 'HDFC Bank', 'Savings'),
  })
  await line.cut('Continue', {
    act: () => press(page, 'Continue'),
    after: () => expect(page.getByRole('button', { name: 'PROCEED' })).toBeVisible(),
  })
  await line.cut('a second account', {
    act: () => press(page, 'Add Bank Account'),
    after: async () => {
      await page
        .getByRole('heading', { name: /Account 2/ })
        .first()
        .waitFor()
      await press(page, 'Back')
      await press(page, 'Continue')
      await page.getByRole('button', { name: 'PROCEED' }).waitFor()
    },
  })
  await line.cut('PROCEED', {
    act: () => press(page, 'PROCEED'),
    after: () => page.getByRole('tab', { name: 'Account 1' }).waitFor(),
  })
  line.end()
})

test('a new release', async ({ page, context, portal }) => {
  const line = await lineOf('A new release', page, context)
  await portal.signIn(KABIR)
  const hasCome = await codeOf(page)
  await page.goto('/bankstatement')
  await hasCome('pdf.worker')
  // The server has the new release's page and chunks, and no longer those of the one that is open.
  let isOpen = true
  let loads = 0
  page.on('framenavigated', () => {
    isOpen = false
    loads += 1
  })
  const isOf = await partsOfBuild()
  await page.route('**/assets/**', async (route) =>
    isOpen && isOf('FilesStage', route.request().url())
      ? route.fulfill({ status: 404 })
      : route.fallback(),
  )
  await page.route('/', async (route) => route.fulfill({ body: '<script src="/assets/new.js">' }))
  await line.lack('a file (code)', {
    act: () => pickSamples(page, ['bank-hdfc-savings.pdf']),
    after: () => sees(page, '1 ready'),
  })
  expect(loads).toBe(1)
  line.end()
})

test('passbook', async ({ page, context, portal }) => {
  const line = await lineOf('Passbook', page, context)
  await page.clock.install()
  await portal.signIn(KABIR)
  line.hold('PassbookOutput', 'jszip.min')
  await page.goto('/bankpassbook')
  await pickSamples(page, ['passbook-front.jpg'], 'Front page')
  await pickSamples(page, ['passbook-page-1.jpg'], 'Transaction pages')
  await line.cut('Proceed to the summary', {
    act: () => press(page, 'Proceed'),
    after: () => page.getByRole('checkbox', { name: 'Email Output File' }).check(),
  })
  await line.cut('Proceed', {
    act: () => press(page, 'Proceed'),
    after: async () => {
      await expect(async () => {
        await page.clock.runFor(15_000)
        await expect(page).toHaveURL(/outputbankpassbook/, { timeout: 300 })
      }).toPass()
    },
  })
  await line.lack('its output (code)', {
    without: ['PassbookOutput'],
    act: async () => undefined,
    after: () => page.getByRole('heading', { name: 'Analysis Output' }).waitFor(),
  })
  line.end()
})

test('financial statement', async ({ page, context, portal }) => {
  const line = await lineOf('Financial statement', page, context)
  await portal.signIn(KABIR)
  line.hold('FinancialStatementResult', 'sheet.worker')
  await page.goto('/financialStatement')
  await portal.pick('statement-india.pdf')
  await page.getByRole('button', { name: 'PROCEED' }).waitFor()
  await line.cut('PROCEED', { act: () => press(page, 'PROCEED'), after: async () => undefined })
  await line.lack('its output (code)', {
    without: ['FinancialStatementResult'],
    act: async () => undefined,
    after: () => page.getByRole('heading', { name: 'Analysis Output' }).waitFor(),
  })
  await line.lack('its workbook (code)', {
    without: ['sheet.worker'],
    act: async () => undefined,
    after: () => page.getByRole('gridcell', { name: '4,466.80' }).waitFor(),
  })
  line.end()
})

test('ID extraction', async ({ page, context, portal }) => {
  const line = await lineOf('ID extraction', page, context)
  await portal.signIn(KABIR)
  line.hold('IdResult')
  await page.goto('/idextracter/pan')
  await portal.pick('id-pan.pdf')
  await page.getByText('Ready', { exact: true }).waitFor()
  await line.cut('Proceed', { act: () => press(page, 'Proceed'), after: async () => undefined })
  await line.lack('its result (code)', {
    without: ['IdResult'],
    act: async () => undefined,
    after: () => page.getByRole('button', { name: 'Pan Number: ABCPD1234K' }).waitFor(),
  })
  line.end()
})

test('address verification', async ({ page, context, portal }) => {
  const line = await lineOf('Address verification', page, context)
  await portal.signIn(KABIR)
  const came = await codeOf(page)
  await page.goto('/home')
  await page.getByRole('button', { name: 'Jobs' }).waitFor()
  await came('barPanels')
  await line.cut('its page', {
    act: () => goTo(page, 'Solutions', /^Address verification/),
    after: () => page.getByRole('tab', { name: 'View Checks' }).waitFor(),
  })
  await page.goto('/dav/uploadfile?client=sub-kvm-kaveri-tiruchi')
  await page.getByRole('tab', { name: 'View Checks' }).waitFor()
  await line.cut('View Checks', {
    act: () => page.getByRole('tab', { name: 'View Checks' }).click(),
    after: () => page.getByText(/in all$/).waitFor(),
  })
  await line.cut('Start QC', {
    act: () => statusOf(page, 'Anitha Selvam').click(),
    after: async () => {
      await statusOf(page, 'Anitha Selvam').click()
      await reviewed(page, 'Anitha Selvam')
    },
  })
  for (const key of ['Shift+A', ...Array.from({ length: 13 }, () => 'a'), 'p'])
    await page.keyboard.press(key)
  await page.keyboard.press('Control+Enter')
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Submit' })
  await line.cut('Submit', {
    act: () => confirm.click(),
    after: async () => {
      await page.keyboard.press('Control+Enter')
      await confirm.click()
      await sees(page, 'QC submitted')
    },
  })
  line.end()
})

test('GSTR', async ({ page, context, portal }) => {
  const line = await lineOf('GSTR', page, context)
  const otp = page.getByLabel('OTP', { exact: true })
  await portal.signIn(KABIR)
  await fillDetails(page)
  await line.cut('Proceed', {
    act: () => press(page, 'Proceed'),
    after: async () => {
      await fillDetails(page)
      await press(page, 'Proceed')
      await otp.waitFor()
    },
  })
  await otp.fill(await otpSent(page))
  await line.cut('VERIFY', {
    act: () => press(page, 'VERIFY'),
    // Any failure clears the details (kyc §4).
    after: async () => {
      await fillDetails(page)
      await press(page, 'Proceed')
      await otp.waitFor() // before that the inbox has the first OTP alone
      await otp.fill(await otpSent(page))
      await press(page, 'VERIFY')
      await sees(page, `Data fetched successfully for GSTIN - ${GSTIN}`)
    },
  })
  line.end()
})

type Records = {
  flow: string
  link: RegExp
  heading: string
  add: string
  panel: string
  /** From the open form to the step that has Save. */
  fillIn: (panel: Locator) => Promise<void>
  saved: string
}

const RECORDS: readonly Records[] = [
  {
    flow: 'Clients',
    link: /Client/,
    heading: 'Client Management',
    add: 'Add Client',
    panel: 'ClientPanel',
    fillIn: async (panel) => {
      await fillClient(panel, NEW_CLIENT.profile)
      await press(panel, 'Next')
      await tick(panel, ['Payslip'])
    },
    saved: 'Client created',
  },
  {
    flow: 'Users',
    link: /User/,
    heading: 'User Management',
    add: 'Add User',
    panel: 'UserPanel',
    fillIn: async (panel) => {
      await fill(panel, userTexts('Sagar Patil', 'sagar.patil@kaveri.example'))
      await pick(panel, 'Client', 'Kaveri Microfinance')
      await press(panel, 'Next')
      await tick(panel, ['Payslip'])
    },
    saved: 'User created',
  },
  {
    flow: 'Services',
    link: /Service/,
    heading: 'Service Management',
    add: 'Add Service',
    panel: 'ServicePanel',
    fillIn: async (panel) => {
      await fill(panel, NEW_SERVICE)
    },
    saved: 'Service created',
  },
]

for (const { flow, link, heading, add, panel: chunk, fillIn, saved } of RECORDS) {
  test(flow.toLowerCase(), async ({ page, context, portal }) => {
    const line = await lineOf(flow, page, context)
    await portal.signIn(VIDYA)
    line.hold(chunk)
    const came = await codeOf(page)
    await page.goto('/home')
    await page.getByRole('button', { name: 'Admin' }).waitFor()
    await came('barPanels')
    await line.cut('the list', {
      act: () => goTo(page, 'Admin', link),
      after: async () => {
        await page.getByRole('heading', { name: heading }).waitFor()
        // Its rows are here, and not on their way when the line goes again.
        await page.getByRole('table').getByRole('link').first().waitFor()
      },
    })
    await line.cut(add, {
      without: [chunk],
      act: () => press(page, add),
      after: () => panelOf(page, add).waitFor(),
    })
    const panel = panelOf(page, add)
    await fillIn(panel)
    await line.cut('Save', {
      act: () => press(panel, 'Save'),
      after: () => sees(page, saved),
    })
    line.end()
  })
}
