import type { Page } from '@playwright/test'

/** Logs out by the profile menu of this person. */
export async function logOut(page: Page, username: string): Promise<void> {
  await page.getByRole('button', { name: username }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
}
