import type { Page } from '@playwright/test'
import { FULL_ACCESS_USER, type ScreenFixture } from './screenFixture.ts'

const CHECKS = '/dav/uploadfile?tab=checks&client='

/** Some rows of every kind are chosen, one of which cannot be notified. */
async function choose(page: Page): Promise<void> {
  await page.goto(`${CHECKS}sub-kvm-sandbox-faults`)
  for (const name of ['Report error', 'Resend error', 'Form error', 'Heavy'])
    await page.getByRole('checkbox', { name: `Select Fault ${name}` }).check()
  await page.getByRole('button', { name: /^Resend notification/ }).waitFor()
  // A row that lies half under the head has half a box: the list is judged from its top.
  await page.getByRole('table', { name: 'Cases' }).evaluate((table) => {
    table.parentElement?.scrollTo(0, 0)
  })
}

export const DAV_BULK_FIXTURES: readonly ScreenFixture[] = [
  {
    name: 'dav-selected',
    signedInAs: FULL_ACCESS_USER,
    open: choose,
    followUps: [
      {
        name: 'dav-resend-confirm',
        async open(page) {
          await page.getByRole('button', { name: /^Resend notification/ }).click()
          await page.getByRole('alertdialog', { name: /^Notify/ }).waitFor()
        },
      },
      {
        name: 'dav-resend-undo',
        part: '.bulk-toolbar',
        async open(page) {
          await page.getByRole('button', { name: 'Notify', exact: true }).click()
          await page.getByRole('button', { name: 'Undo' }).waitFor()
        },
      },
      {
        name: 'dav-resent',
        part: '.bulk-toolbar',
        async open(page) {
          await page.getByText('1 candidate notified, 1 failed.').waitFor()
        },
      },
    ],
  },
  {
    name: 'dav-views',
    signedInAs: FULL_ACCESS_USER,
    async open(page) {
      await page.goto(`${CHECKS}sub-kvm-kaveri-hosur&status=failed&sms=no`)
      await page.getByRole('button', { name: 'Views', exact: true }).click()
      await page.getByRole('textbox', { name: 'View name' }).fill('Failed without SMS')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByRole('button', { name: /Failed without SMS$/ }).click()
      await page.getByRole('link', { name: 'Failed without SMS' }).waitFor()
    },
  },
]
