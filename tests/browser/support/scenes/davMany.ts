import type { Page } from '@playwright/test'
import { EVERYTHING, type Scene } from './scene.ts'

const CHECKS = '/dav/uploadfile?tab=checks&client='

/** Some rows of every kind are chosen, one of which cannot be notified. */
async function choose(page: Page): Promise<void> {
  await page.goto(`${CHECKS}sub-kvm-sandbox-faults`)
  for (const name of ['Report error', 'Resend error', 'Form error', 'Heavy'])
    await page.getByRole('checkbox', { name: `Select Fault ${name}` }).check()
  await page.getByRole('button', { name: /^Resend to all/ }).waitFor()
  // A row that lies half under the head has half a box: the list is judged from its top.
  await page.getByRole('table', { name: 'Cases' }).evaluate((table) => {
    table.parentElement?.scrollTo(0, 0)
  })
}

export const DAV_MANY_SCENES: readonly Scene[] = [
  {
    name: 'dav-selected',
    as: EVERYTHING,
    open: choose,
    next: [
      {
        name: 'dav-resent',
        async open(page) {
          await page.getByRole('button', { name: /^Resend to all/ }).click()
          await page.getByText('1 candidate notified, 1 failed.').waitFor()
        },
      },
    ],
  },
  {
    name: 'dav-views',
    as: EVERYTHING,
    async open(page) {
      await page.goto(`${CHECKS}sub-kvm-kaveri-hosur&status=failed&sms=no`)
      await page.getByRole('button', { name: 'Views', exact: true }).click()
      await page.getByRole('button', { name: 'Save this view' }).click()
      await page.getByRole('textbox', { name: 'Name of the view' }).fill('Failed without SMS')
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByRole('button', { name: /Failed without SMS$/ }).click()
      await page.getByRole('list', { name: 'Your views' }).waitFor()
    },
  },
]
