import { chooseBank, pickSamples } from './support/bankSteps.ts'
import { expect, test } from './support/portal.ts'
import { expectCleanPrint } from './support/printLayout.ts'

test('prints one page per payslip, Form 26AS on one page, and a bank output with its open months', async ({
  page,
  portal,
}) => {
  await portal.signIn('kabir.sethi@kaveri.example')
  await page.emulateMedia({ colorScheme: 'dark' })

  await page.goto('/payslip')
  await portal.pick('payslip-three-months.pdf')
  await page.getByRole('button', { name: 'Proceed' }).click()
  await expect(page.getByText('Payslip 1 of 3')).toBeVisible()
  const slips = await expectCleanPrint(page, 'payslips')
  expect(slips).toHaveLength(3)
  for (const [index, text] of slips.entries()) {
    expect(text).toContain(['July', 'August', 'September'][index])
    expect(text).toContain('Net pay')
  }
  // The screen is as it was.
  await expect(page.getByRole('article')).toHaveCount(1)

  await page.goto('/form26as')
  await portal.pick('form26as.pdf')
  await page.getByRole('button', { name: 'Proceed' }).click()
  await expect(page.getByText('All totals add up')).toBeVisible()
  const [statement = '', ...more] = await expectCleanPrint(page, 'form26as')
  expect(more).toEqual([])
  expect(statement).toContain('KONKAN')

  await page.goto('/bankstatement')
  await pickSamples(page, ['bank-returns.pdf'])
  await page.getByText('1 ready').waitFor()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await chooseBank(page, 'State Bank of India', 'Current')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('button', { name: 'PROCEED' }).click()
  await page.getByRole('button', { name: 'Returns of Jun 2026: 70,240.00' }).click()
  await expect(page.getByText(/^2 returns on the sheet/)).toBeVisible()
  const months = (await expectCleanPrint(page, 'bank')).join(' ')
  expect(months).toMatch(/Three.+month average/)
  expect(months).toContain('I/W CHQ RTN NEW INDIA AGENCIES')
})
