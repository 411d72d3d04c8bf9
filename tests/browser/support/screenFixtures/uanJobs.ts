import type { Page } from '@playwright/test'
import { FULL_ACCESS_USER, type ScreenFixture } from './screenFixture.ts'

const HOSUR = '/uan?tab=jobs&client=sub-kvm-kaveri-hosur'

/** View Jobs with the list of a sub-client. */
async function toJobs(page: Page, more = ''): Promise<void> {
  await page.goto(HOSUR + more)
  await page.getByText(/1 to 50 of/).waitFor()
}

/** The operator's list of employment jobs (look 14). */
export const UAN_JOBS_FIXTURES: readonly ScreenFixture[] = [
  {
    name: 'uan-jobs',
    signedInAs: FULL_ACCESS_USER,
    isLargeToo: true,
    open: async (page) => {
      await toJobs(page, '&smsSent=yes')
      await page.evaluate(() => {
        navigator.clipboard.writeText = async () => Promise.resolve()
      })
      await page
        .getByRole('button', { name: /uan\/form/ })
        .nth(2)
        .click()
      await page.getByText('Link copied!').waitFor()
    },
    followUps: [
      {
        name: 'uan-jobs-many',
        part: '.bulk-toolbar',
        open: async (page) => {
          await toJobs(page)
          for (const name of ['Meera Joseph', 'Pallavi Wagh'])
            await page
              .getByRole('checkbox', { name: `Select ${name}` })
              .first()
              .check()
          await page.getByRole('button', { name: 'Download reports (1)' }).waitFor()
        },
      },
      {
        name: 'uan-jobs-filter',
        open: async (page) => {
          await page.getByRole('button', { name: /^Filter/ }).click()
          const sheet = page.getByRole('dialog', { name: 'Filter' })
          await sheet.getByRole('checkbox', { name: 'Logged in', exact: true }).check()
          await sheet.getByRole('button', { name: 'Last 7 days' }).click()
          await sheet.getByText('2 filters chosen').waitFor()
        },
      },
    ],
  },
]
