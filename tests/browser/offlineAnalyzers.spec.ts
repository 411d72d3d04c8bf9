import { press } from './support/adminSteps.ts'
import { chooseBank, pickSamples } from './support/bankSteps.ts'
import {
  allowNetworkErrors,
  createChunkMatcher,
  createOfflineFlow,
  openMenuLink,
  sees,
  trackChunks,
} from './support/offlineFlow.ts'
import { expect, test } from './support/portal.ts'

const KABIR = 'kabir.sethi@kaveri.example'
const ISHA = 'isha.gupta@deccan.example'

test.beforeEach(({ portal }) => allowNetworkErrors(portal))

test('payslip', async ({ page, context, portal }) => {
  const line = await createOfflineFlow('Payslip', page, context)
  await portal.signIn(ISHA)
  line.hold('pdfjs', 'ProcessingView', 'PayslipResult', 'PdfPreview')
  const came = await trackChunks(page)
  await page.goto('/home')
  await page.getByRole('button', { name: 'Jobs' }).waitFor()
  await came('appBarPanels')
  await line.cut('its page', {
    act: () => openMenuLink(page, 'Solutions', /^Payslip/),
    after: () => sees(page, 'Drop a payslip here'),
  })
  await line.lack('a file (code)', {
    blockedChunks: ['pdfjs'],
    act: () => portal.pick('payslip.pdf'),
    after: () => sees(page, 'Opens; size, pages and name are fine'),
  })
  await portal.setSpeed(0.3)
  await line.cut('Proceed', {
    act: () => press(page, 'Proceed'),
    after: async () => undefined,
  })
  await line.lack('its progress (code)', {
    blockedChunks: ['ProcessingView'],
    act: async () => undefined,
    after: () => sees(page, 'Min Left'),
  })
  await line.cut('processing', {
    act: async () => undefined,
    after: () => expect(page.getByText('The connection is lost.')).toBeHidden(),
  })
  await portal.setSpeed(100)
  await line.lack('its result (code)', {
    blockedChunks: ['PayslipResult'],
    act: async () => undefined,
    after: () => sees(page, '6 earnings add up'),
  })
  await line.lack('the source (code)', {
    blockedChunks: ['PdfPreview'],
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
  const line = await createOfflineFlow('Form 26AS', page, context)
  await portal.signIn(KABIR)
  line.hold('Form26asResult')
  await page.goto('/form26as')
  await portal.pick('form26as.pdf')
  await sees(page, 'Opens; size, pages and name are fine')
  await line.cut('Proceed', { act: () => press(page, 'Proceed'), after: async () => undefined })
  await line.lack('its result (code)', {
    blockedChunks: ['Form26asResult'],
    act: async () => undefined,
    after: () => sees(page, 'All totals add up'),
  })
  line.end()
})

test('bank statement', async ({ page, context, portal }) => {
  const line = await createOfflineFlow('Bank statement', page, context)
  await portal.signIn(KABIR)
  line.hold('FilesStep', 'Combobox')
  const hasCome = await trackChunks(page)
  await page.goto('/bankstatement')
  await hasCome('pdf.worker') // the reader of PDFs, prefetched
  await line.cut('a locked file', {
    act: () => pickSamples(page, ['bank-locked.pdf']),
    after: () => page.getByRole('textbox', { name: /password/i }).fill('lekha123'),
  })
  await line.cut('its password', {
    blockedChunks: ['FilesStep'],
    act: () => page.keyboard.press('Enter'),
    after: () => sees(page, '1 ready'),
  })
  await line.cut('the list of banks', {
    blockedChunks: ['Combobox'],
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
  const line = await createOfflineFlow('A new release', page, context)
  await portal.signIn(KABIR)
  const hasCome = await trackChunks(page)
  await page.goto('/bankstatement')
  await hasCome('pdf.worker')
  // The server has the new release's page and chunks, and no longer those of the one that is open.
  let isOpen = true
  let loads = 0
  page.on('framenavigated', () => {
    isOpen = false
    loads += 1
  })
  const isOf = await createChunkMatcher()
  await page.route('**/assets/**', async (route) =>
    isOpen && isOf('FilesStep', route.request().url())
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
  const line = await createOfflineFlow('Passbook', page, context)
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
    blockedChunks: ['PassbookOutput'],
    act: async () => undefined,
    after: () => page.getByRole('heading', { name: 'Analysis Output' }).waitFor(),
  })
  line.end()
})

test('financial statement', async ({ page, context, portal }) => {
  const line = await createOfflineFlow('Financial statement', page, context)
  await portal.signIn(KABIR)
  line.hold('FinancialStatementResult', 'sheet.worker')
  await page.goto('/financialStatement')
  await portal.pick('statement-india.pdf')
  await page.getByRole('button', { name: 'PROCEED' }).waitFor()
  await line.cut('PROCEED', { act: () => press(page, 'PROCEED'), after: async () => undefined })
  await line.lack('its output (code)', {
    blockedChunks: ['FinancialStatementResult'],
    act: async () => undefined,
    after: () => page.getByRole('heading', { name: 'Analysis Output' }).waitFor(),
  })
  await line.lack('its workbook (code)', {
    blockedChunks: ['sheet.worker'],
    act: async () => undefined,
    after: () => page.getByRole('gridcell', { name: '4,466.80' }).waitFor(),
  })
  line.end()
})

test('ID extraction', async ({ page, context, portal }) => {
  const line = await createOfflineFlow('ID extraction', page, context)
  await portal.signIn(KABIR)
  line.hold('IdResult')
  await page.goto('/idextracter/pan')
  await portal.pick('id-pan.pdf')
  await page.getByText('Ready', { exact: true }).waitFor()
  await line.cut('Proceed', { act: () => press(page, 'Proceed'), after: async () => undefined })
  await line.lack('its result (code)', {
    blockedChunks: ['IdResult'],
    act: async () => undefined,
    after: () => page.getByRole('button', { name: 'Pan Number: ABCPD1234K' }).waitFor(),
  })
  line.end()
})
