import { chooseBank, pickSamples } from './support/bankSteps.ts'
import { expect, test } from './support/portal.ts'

const USER = 'kabir.sethi@kaveri.example'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('scrolls a value beyond the first screen into view', async ({ page, portal }) => {
    await portal.signIn(USER)
    await page.goto('/payslip')
    await portal.pick('payslip-three-months.pdf')
    await page.getByRole('button', { name: 'Proceed' }).click()
    const net = page.getByRole('button', { name: /^Net pay/ }).last()
    await page.getByRole('button', { name: 'Next payslip' }).click()
    await page.getByRole('button', { name: 'Next payslip' }).click()
    await net.click()
    await expect(page.getByText('Net pay found on page 3')).toBeVisible()
    await expect(page.locator('mark.is-current')).toBeInViewport()
    await expect(page.getByRole('region', { name: 'Source' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Page of 3' })).toHaveValue('3')
    // The pages have the window's height, and the foot stays under them.
    const scroller = page.getByRole('region', { name: 'Pages' })
    expect((await scroller.boundingBox())?.height).toBeLessThan(844)
    await expect(page.getByRole('button', { name: 'Download Json' })).toBeInViewport()
    // In a window that is too low for them the page moves as well.
    await page.setViewportSize({ width: 740, height: 360 })
    await page.getByRole('radio', { name: 'Result' }).check({ force: true })
    await net.click()
    await expect(page.locator('mark.is-current')).toBeInViewport()
  })
})

test('a search of a locked source asks for its password, keeps the focus, and continues', async ({
  page,
  portal,
}) => {
  await portal.signIn(USER)
  await page.goto('/bankstatement')
  await pickSamples(page, ['bank-locked.pdf'])
  await page.getByRole('textbox', { name: 'Password for bank-locked.pdf' }).fill('lekha123')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await chooseBank(page, 'HDFC Bank', 'Savings')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: 'PROCEED' }).click()
  await expect(page.getByRole('heading', { name: 'Analysis Output' })).toBeVisible()
  await page.reload()

  const closing = page.getByRole('button', { name: /^Closing of/ }).first()
  await closing.click()
  await expect(page.getByText(/The file needs its password\. Enter it/)).toBeVisible()
  await expect(page.getByLabel('File password')).toBeVisible()
  await expect(closing).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText(/The file needs its password\. Enter it/)).toBeVisible()
  await page.getByRole('button', { name: 'Enter password' }).click()
  await page.getByLabel('File password').fill('lekha123')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Closing of .* found on page \d$/)).toBeVisible()
  await expect(page.locator('mark.is-current')).toBeInViewport()

  await page
    .getByRole('button', { name: /^Credits of/ })
    .first()
    .click()
  const rows = page.getByRole('region', { name: /^Rows of Credits of/ })
  await expect(rows.getByText(/on the sheet Transactions come to/)).toBeVisible()
  await expect(page.getByText(/Credits of .* rows marked in this file/)).toBeVisible()
  await rows.getByRole('button').last().click()
  await expect(page.getByText(/found on page \d$/)).toBeVisible()
})
