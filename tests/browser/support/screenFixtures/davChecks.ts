import type { Page } from '@playwright/test'
import { FULL_ACCESS_USER, type ScreenFixture } from './screenFixture.ts'

const TIRUCHI = '/dav/uploadfile?tab=checks&client=sub-kvm-kaveri-tiruchi'

/** View Checks with the list of a sub-client. */
async function toChecks(page: Page, more = ''): Promise<void> {
  await page.goto(TIRUCHI + more)
  await page.getByText(/in total$/).waitFor()
}

/** Opens the log of the second case: in the table by its icon, on a card under More. */
async function openLog(page: Page): Promise<void> {
  const log = page.getByRole('dialog', { name: 'Notification log' })
  await log.waitFor({ state: 'hidden' }) // that of the other width
  const icons = page.getByRole('button', { name: /^Notification log of/ })
  const more = page.getByText('More', { exact: true }).nth(1)
  await icons.first().or(more).waitFor()
  if (await more.isVisible()) {
    await more.click()
    await icons.first().click()
  } else await icons.nth(1).click()
  await log.waitFor()
}

/** The operator's list of address checks (look 06, 16a, 16c). */
export const DAV_CHECKS_FIXTURES: readonly ScreenFixture[] = [
  {
    name: 'dav-checks',
    signedInAs: FULL_ACCESS_USER,
    open: (page) => toChecks(page, '&email=yes&sms=yes'),
    isLargeToo: true,
    followUps: [
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
          await openLog(page)
        },
        reopen: openLog,
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
      {
        name: 'dav-checks-compact',
        isLargeToo: true,
        open: async (page) => {
          await toChecks(page)
          await page.getByRole('radio', { name: 'Compact' }).check({ force: true })
        },
      },
    ],
  },
]
