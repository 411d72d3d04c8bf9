import type { Page } from '@playwright/test'

const LIST = '/dav/uploadfile?tab=checks&client='

/** The list of a sub-client of Kaveri Microfinance, once its first row is there. */
export async function openCases(page: Page, subClientId: string): Promise<void> {
  await page.goto(LIST + subClientId)
  await page.getByText(/in total$/).waitFor()
}

/** The status of a case in the list: the button that opens it. */
export const statusOf = (page: Page, name: string) =>
  page.getByRole('row', { name }).getByRole('button', { name: /^(QC (Ready|Not)|Assigned)/ })

/** The case stands open, and its map is there. */
export async function reviewCase(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByText('map loaded').waitFor()
}
