import type { Page } from '@playwright/test'
import { sampleFile } from './sampleFile.ts'

/** Picks several sample documents at once, in the uploader of a region where one is named. */
export async function pickSamples(
  page: Page,
  names: readonly string[],
  region?: string,
): Promise<void> {
  const files = await Promise.all(names.map((name) => sampleFile(name)))
  const inside = region === undefined ? page : page.getByRole('region', { name: region })
  await inside.locator('input[type=file]').first().setInputFiles(files)
}

/** Bank and account type of the account on the screen. */
export async function chooseBank(page: Page, bank: string, type: string): Promise<void> {
  // The guess comes when the file has been read, and the field's code when it is needed.
  await page.getByText('Detected from the file.').waitFor()
  const field = page.locator('[role=combobox]:not([aria-busy])')
  await field.fill('')
  await field.pressSequentially(bank)
  await page.getByRole('option', { name: bank, exact: true }).click()
  await page.getByRole('radio', { name: type }).check({ force: true })
}

/** One plain statement, its bank chosen, up to the preview page. */
export async function openBankPreview(page: Page): Promise<void> {
  await pickSamples(page, ['bank-hdfc-savings.pdf'])
  await page.getByText('1 ready').waitFor()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await chooseBank(page, 'HDFC Bank', 'Savings')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: 'PROCEED' }).waitFor()
}
