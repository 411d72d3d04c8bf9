import { expect, test } from './support/portal.ts'

test('a click highlights the value of its own row among equal values', async ({ page, portal }) => {
  await portal.signIn('kabir.sethi@kaveri.example')
  await page.goto('/form26as')
  await portal.pick('form26as.pdf')
  await page.getByRole('button', { name: 'Proceed' }).click()
  await expect(page.getByRole('heading', { name: 'Form 26AS result' })).toBeVisible()
  await expect(page.getByText('All totals add up')).toBeVisible()

  const source = page.getByRole('region', { name: 'Source' })
  const mark = source.locator('mark')
  const row = async (date: string) =>
    (await source.getByText(date, { exact: true }).boundingBox())?.y
  const markedRow = async () => (await mark.boundingBox())?.y

  await page.getByRole('button', { name: 'Tax of 31-10-2025: 23,130.00' }).click()
  await expect(page.getByText('Tax of 31-10-2025 found on page 1')).toBeVisible()
  await expect(mark).toHaveText('23,130.00')
  expect(Math.abs(((await markedRow()) ?? 0) - ((await row('31-Oct-2025')) ?? 99))).toBeLessThan(4)

  // The page prints the day otherwise than the result does; both deductors paid on it.
  await page.getByRole('button', { name: 'Date: 31-12-2025' }).last().click()
  await expect(page.getByText('Date found on page 2')).toBeVisible()
  await expect(mark).toHaveText('31-Dec-2025')
})
