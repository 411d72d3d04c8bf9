import type { Page } from '@playwright/test'
import { EVERYTHING, type Scene } from './scene.ts'

const TIRUCHI = '/dav/uploadfile?tab=checks&client=sub-kvm-kaveri-tiruchi'

/** View Checks with the list of a sub-client. */
async function toChecks(page: Page, more = ''): Promise<void> {
  await page.goto(TIRUCHI + more)
  await page.getByText(/in all$/).waitFor()
}

/** The operator's list of address checks (look 06, 16a, 16c, 16d). */
export const DAV_CHECKS_SCENES: readonly Scene[] = [
  {
    name: 'dav-checks',
    as: EVERYTHING,
    open: (page) => toChecks(page, '&email=yes&sms=yes'),
    next: [
      {
        name: 'dav-checks-filter',
        open: async (page) => {
          await page.getByRole('button', { name: /^Filter/ }).click()
          const sheet = page.getByRole('dialog', { name: 'Filter' })
          await sheet.getByRole('checkbox', { name: 'QC Not Ready' }).check()
          await sheet.getByRole('button', { name: 'Last 7 days' }).click()
          await sheet.getByText('4 filters chosen').waitFor()
        },
      },
      {
        name: 'dav-checks-log',
        open: async (page) => {
          await toChecks(page, '&status=notReady')
          const more = page.getByText('More', { exact: true }).nth(1)
          const isFolded = await more.isVisible()
          if (isFolded) await more.click()
          await page
            .getByRole('button', { name: /^Notification log of/ })
            .nth(isFolded ? 0 : 1)
            .click()
          await page.getByRole('dialog', { name: 'Notification log' }).waitFor()
        },
      },
      {
        name: 'dav-checks-mis',
        open: async (page) => {
          await toChecks(page)
          await page.getByRole('button', { name: /^Range of the MIS report/ }).click()
          const range = page.getByRole('dialog', { name: 'Range of the MIS report' })
          await range.getByRole('button', { name: 'Last 30 days' }).click()
          await range.getByText('30 days', { exact: true }).waitFor()
        },
      },
    ],
  },
]
