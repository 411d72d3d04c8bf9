import type { Page } from '@playwright/test'
import type { Portal } from '../portal.ts'
import { sampleFile } from '../sampleFile.ts'
import { openPath, FULL_ACCESS_USER, TRIAL_USER, type ScreenFixture } from './screenFixture.ts'

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

/** Four payslips, one of which the server will not analyse, and one of each trouble. */
async function manyFiles() {
  const names = ['payslip', 'payslip-three-months', 'failed', 'payslip-wrong-total']
  const trouble = ['payslip-locked', 'payslip-scanned', 'bank-hdfc-savings']
  const files = await Promise.all(
    [...names, ...trouble].map(async (name) => sampleFile(`${name}.pdf`)),
  )
  return [...files, await sampleFile('payslip.pdf', 'Payslip again.pdf')]
}

const payslipResult =
  (sample: string, name?: string) =>
  async (page: Page, portal: Portal): Promise<void> => {
    await checkedPayslip(page, portal, sample, name)
    await page.getByRole('button', { name: 'Proceed' }).click()
    await page.getByRole('heading', { name: 'Payslip result' }).waitFor()
  }

async function openKeys(page: Page): Promise<void> {
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
}

/** Payslip, and the tray that shows its job from elsewhere. */
export const PAYSLIP_FIXTURES: readonly ScreenFixture[] = [
  { name: 'payslip-1-upload', signedInAs: TRIAL_USER, open: openPath('/payslip') },
  {
    name: 'payslip-2-check',
    signedInAs: FULL_ACCESS_USER,
    open: (page, portal) => checkedPayslip(page, portal, 'payslip.pdf', 'Payslip_Sep_2026.pdf'),
    followUps: [
      {
        name: 'payslip-3-processing',
        open: async (page, portal) => {
          await portal.setSpeed(0.3)
          await page.getByRole('button', { name: 'Proceed' }).click()
          await page.getByText('Min Left').waitFor()
        },
      },
      {
        name: 'payslip-3-stop',
        open: async (page) => {
          await page.getByRole('button', { name: 'Cancel' }).click()
          await page.getByRole('alertdialog').waitFor()
        },
      },
      {
        name: 'jobs-tray',
        open: async (page) => {
          await page.keyboard.press('Escape')
          // A reload would lose a job whose upload has no answer yet.
          await page.getByRole('link', { name: 'Lekha' }).click()
          await page.getByRole('heading', { name: 'Your jobs' }).waitFor()
          await page.getByRole('button', { name: /Jobs/ }).click()
        },
      },
      {
        name: 'jobs-page',
        open: async (page, portal) => {
          await page.getByRole('link', { name: 'All jobs' }).click()
          await portal.setSpeed(1_000_000)
          await page.getByText('New result').waitFor()
        },
      },
      {
        name: 'log-out-question',
        open: async (page) => {
          await page.getByRole('button', { name: /Kabir/ }).click()
          await page.getByRole('button', { name: 'Log Out' }).click()
          await page.getByRole('alertdialog').waitFor()
        },
      },
    ],
  },
  {
    name: 'payslip-2-many',
    signedInAs: FULL_ACCESS_USER,
    open: async (page) => {
      await page.goto('/payslip')
      await page.getByRole('button', { name: 'Browse files' }).waitFor()
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles(await manyFiles())
      await page.getByText('Still to do: unlock 1, keep or remove 1, review 2').waitFor()
    },
    followUps: [
      {
        name: 'payslip-3-many',
        open: async (page, portal) => {
          await portal.setSpeed(0.3)
          await page.getByRole('button', { name: 'Proceed with 4 files' }).click()
          await page.getByText('2 running').waitFor()
          await page.getByRole('button', { name: 'Stop the rest' }).click()
          await page.getByText('Stopped. 2 files were not sent.').waitFor()
        },
      },
      {
        name: 'payslip-4-many',
        open: async (page, portal) => {
          await portal.setSpeed(1_000_000)
          await page.getByRole('button', { name: 'Continue with 2 files' }).click()
          await page.getByRole('heading', { name: '3 of 4 files done' }).waitFor()
          await page.getByText('1 failed', { exact: true }).waitFor()
        },
      },
      {
        name: 'jobs-page-findings',
        open: async (page) => {
          await page.getByRole('button', { name: /^Jobs/ }).click()
          await page.getByRole('link', { name: 'All jobs' }).click()
          await page.getByText('Gross salary off by ₹1,000.00').first().waitFor()
        },
      },
      {
        name: 'payslip-5-next-with-problem',
        open: async (page) => {
          await page.getByRole('link', { name: 'Open payslip.pdf' }).click()
          await page.getByRole('link', { name: 'Open next with a problem' }).waitFor()
        },
      },
    ],
  },
  {
    name: 'payslip-2-locked',
    signedInAs: FULL_ACCESS_USER,
    open: async (page, portal) => {
      await pickPayslip(page, portal, 'payslip-locked.pdf')
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'payslip-2-other-document',
    signedInAs: FULL_ACCESS_USER,
    open: async (page, portal) => {
      await pickPayslip(page, portal, 'form26as.pdf')
      await page.getByRole('button', { name: 'Move to Form 26AS' }).waitFor()
    },
    followUps: [
      {
        name: 'bank-3-other-documents',
        part: '.file-card', // what stands half below the bar would count as too near to its button
        open: async (page, portal) => {
          await page.goto('/bankstatement')
          await page.getByRole('button', { name: 'Browse files' }).waitFor()
          await portal.pick('bank-scanned.pdf')
          await page.getByText(/has no readable text/).waitFor()
          await page.getByRole('listitem', { name: 'bank-scanned.pdf' }).waitFor()
        },
      },
    ],
  },
  {
    name: 'payslip-2-bad-name',
    signedInAs: FULL_ACCESS_USER,
    open: async (page, portal) => {
      await pickPayslip(page, portal, 'payslip.pdf', 'Payslip Sep’26 & Oct’26.pdf')
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'payslip-4-result',
    signedInAs: FULL_ACCESS_USER,
    open: payslipResult('payslip.pdf', 'Payslip_Sep_2026.pdf'),
    followUps: [
      {
        name: 'payslip-4-found',
        open: async (page) => {
          await page.getByRole('button', { name: 'HRA: 38,400.00' }).click()
          await page.getByText('HRA found on page 1').first().waitFor()
        },
      },
      {
        name: 'payslip-4-searched',
        open: async (page) => {
          await page.getByRole('button', { name: 'Search', exact: true }).click()
          await page.getByRole('textbox', { name: 'Search this result' }).fill('tax')
          await page.getByText('1 of 2').waitFor()
        },
      },
      {
        name: 'payslip-4-keys',
        open: async (page) => {
          await page.getByRole('textbox', { name: 'Search this result' }).press('Escape')
          await openKeys(page)
        },
      },
    ],
  },
  {
    name: 'payslip-4-three-months',
    signedInAs: FULL_ACCESS_USER,
    open: payslipResult('payslip-three-months.pdf'),
  },
  {
    name: 'payslip-4-does-not-add-up',
    signedInAs: FULL_ACCESS_USER,
    open: payslipResult('payslip-wrong-total.pdf'),
  },
  {
    name: 'payslip-low-credits',
    signedInAs: FULL_ACCESS_USER,
    open: async (page, portal) => {
      await checkedPayslip(page, portal, 'low-credits.pdf')
      await page.getByRole('button', { name: 'Proceed' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'payslip-failed',
    signedInAs: FULL_ACCESS_USER,
    open: async (page, portal) => {
      await checkedPayslip(page, portal, 'failed.pdf')
      await page.getByRole('button', { name: 'Proceed' }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
]
