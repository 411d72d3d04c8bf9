import type { Page } from '@playwright/test'
import { expect, test } from './support/portal.ts'

const CASES = 3
const LIST = '/dav/uploadfile?tab=checks&client=sub-kvm-kaveri-hosur&status=ready'

const pressAll = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

/** Decides the open case by keys: accepts everything, then passes it, also where the dialog has a warning. */
async function passCase(page: Page): Promise<void> {
  await page.getByText('map loaded').waitFor()
  await pressAll(page, 'Shift+A')
  for (let undecided = 0; undecided < 13; undecided += 1) await pressAll(page, 'a')
  await expect(page.getByText('13 of 13 decided')).toBeVisible()
  await pressAll(page, 'p', 'Control+Enter')
  const submit = page.getByRole('alertdialog').getByRole('button', { name: 'Submit' })
  await submit.waitFor()
  // With a warning the safe button has the focus.
  if (!(await submit.evaluate((button) => button === document.activeElement)))
    await pressAll(page, 'Tab')
  await expect(submit).toBeFocused()
  await pressAll(page, 'Enter')
}

test('three cases in a row are reviewed by keyboard alone', async ({ page, portal }) => {
  const verdicts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && request.postData()?.includes('"qcStatus"') === true)
      verdicts.push(request.url())
  })
  await portal.signIn('kabir.sethi@kaveri.example')
  await page.goto(LIST)
  const firstRow = page.getByRole('table', { name: 'Cases' }).getByRole('row').nth(1)
  await firstRow.getByRole('button', { name: 'Start QC' }).waitFor()
  // From the top of the page to the first row.
  while (!(await firstRow.evaluate((row) => row === document.activeElement)))
    await pressAll(page, 'Tab')
  await pressAll(page, 'Enter')
  for (let reviewed = 1; reviewed <= CASES; reviewed += 1) {
    await passCase(page)
    const done = page.getByRole('alertdialog', { name: 'QC submitted: Pass' })
    await expect(done.getByText('The list is up to date', { exact: false })).toBeVisible()
    if (reviewed === CASES) break
    await expect(done.getByRole('button', { name: 'Start QC' })).toBeFocused()
    await pressAll(page, 'Enter')
    await expect(done).toBeHidden()
  }
  await expect.poll(() => new Set(verdicts).size).toBe(CASES)
})
