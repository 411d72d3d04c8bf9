import { expect, type Page } from '@playwright/test'
import { panelOf } from '../adminSteps.ts'

/** An admin page with its list loaded. */
export async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { name: /^\w+ List/ }).waitFor()
  const loading = page.getByRole('status').getByText(/^Loading/)
  await expect(loading.filter({ visible: true })).toHaveCount(0)
}

/** The panel of one record of the list. */
export async function openRecord(page: Page, name: string, link = name) {
  await page.getByRole('link', { name: link, exact: true }).click()
  const panel = panelOf(page, name)
  await panel.waitFor()
  return panel
}
