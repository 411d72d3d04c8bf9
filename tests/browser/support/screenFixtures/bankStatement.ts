import { chooseBank, pickSamples, openBankPreview } from '../bankSteps.ts'
import { openPath, FULL_ACCESS_USER, type ScreenFixture } from './screenFixture.ts'

/** Bank statement. */
export const BANK_STATEMENT_FIXTURES: readonly ScreenFixture[] = [
  {
    name: 'bank-1-upload',
    signedInAs: FULL_ACCESS_USER,
    open: openPath('/bankstatement'),
    followUps: [
      {
        name: 'bank-2-locked',
        open: async (page) => {
          await pickSamples(page, [
            'bank-hdfc-savings.pdf',
            'bank-locked.pdf',
            'bank-locked-next.pdf',
          ])
          await page.getByRole('textbox', { name: 'Password for bank-locked.pdf' }).waitFor()
        },
      },
    ],
  },
  {
    name: 'bank-2-bank-step',
    signedInAs: FULL_ACCESS_USER,
    open: async (page) => {
      await page.goto('/bankstatement')
      await pickSamples(page, ['bank-hdfc-savings.pdf'])
      await page.getByText('1 ready').waitFor()
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await page.getByRole('combobox').waitFor()
    },
    followUps: [
      {
        name: 'bank-2-preview',
        open: async (page) => {
          await chooseBank(page, 'HDFC Bank', 'Savings')
          await page.getByRole('button', { name: 'Continue', exact: true }).click()
          await page.getByRole('button', { name: 'PROCEED' }).waitFor()
        },
      },
      {
        name: 'bank-2-second-account',
        open: async (page) => {
          await page.getByRole('button', { name: 'Add Bank Account' }).click()
          await pickSamples(page, ['bank-sbi-current.pdf'])
          await page.getByText('1 ready').waitFor()
        },
      },
      {
        name: 'bank-4-output',
        open: async (page) => {
          await chooseBank(page, 'State Bank of India', 'Current')
          await page.getByRole('button', { name: 'Continue', exact: true }).click()
          await page.getByRole('button', { name: 'PROCEED' }).click()
          await page.getByRole('tab', { name: 'Account 2' }).waitFor()
        },
      },
      {
        name: 'bank-4-sheet-filter',
        open: async (page) => {
          await page.getByRole('radio', { name: 'Excel', exact: true }).check({ force: true })
          await page.getByRole('combobox', { name: 'Select Sheet' }).selectOption('Transactions')
          await page.getByRole('searchbox', { name: 'Search this sheet' }).fill('upi')
          await page.getByText('9 of 37 rows').waitFor()
          await page.getByRole('button', { name: 'Filter Debit' }).click()
          await page.getByRole('textbox', { name: 'From' }).fill('1,000')
          await page.getByText('6 of 37 rows').waitFor()
        },
      },
      {
        name: 'bank-4-sheet-sum',
        open: async (page) => {
          await page.getByRole('button', { name: 'Select column' }).click()
          await page.getByText('86,661.00').scrollIntoViewIfNeeded()
        },
      },
    ],
  },
  {
    name: 'bank-4-figures',
    signedInAs: FULL_ACCESS_USER,
    open: async (page) => {
      await page.goto('/bankstatement')
      await pickSamples(page, ['bank-returns.pdf'])
      await page.getByText('1 ready').waitFor()
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await chooseBank(page, 'State Bank of India', 'Current')
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await page.getByRole('button', { name: 'PROCEED' }).click()
      await page.getByRole('button', { name: /^Returns of Jun 2026/ }).click()
      await page.getByText(/^2 returns on the sheet/).waitFor()
    },
    followUps: [
      {
        name: 'bank-4-rows-in-workbook',
        open: async (page) => {
          await page.getByRole('button', { name: 'Show in the workbook' }).click()
          await page.getByRole('grid', { name: 'Transactions' }).waitFor()
        },
      },
    ],
  },
  {
    name: 'bank-2-details',
    signedInAs: FULL_ACCESS_USER,
    open: async (page) => {
      await page.goto('/bankstatement')
      await openBankPreview(page)
      await page.getByRole('button', { name: 'Add Owner and Related Parties Details' }).click()
      await page.getByRole('radio', { name: 'Business' }).check({ force: true })
    },
  },
  {
    name: 'bank-3-processing',
    signedInAs: FULL_ACCESS_USER,
    open: async (page, portal) => {
      await portal.setSpeed(0.3)
      await page.goto('/bankstatement')
      await openBankPreview(page)
      await page.getByRole('button', { name: 'PROCEED' }).click()
      await page.getByText('Min Left').waitFor()
    },
  },
  {
    name: 'bank-4-partial',
    signedInAs: FULL_ACCESS_USER,
    open: async (page) => {
      await page.goto('/bankstatement')
      await pickSamples(page, ['bank-hdfc-savings.pdf', 'bank-partial.pdf'])
      await page.getByText('2 ready').waitFor()
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await chooseBank(page, 'HDFC Bank', 'Savings')
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await page.getByRole('button', { name: 'PROCEED' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
]
