import { readFile } from 'node:fs/promises'
import JSZip from 'jszip'
import { chooseBank, pickSamples } from './support/bankSteps.ts'
import { expect, test } from './support/portal.ts'

const USER = 'kabir.sethi@kaveri.example'

test('analyses two accounts, one with locked files, and shows the reports again after a reload', async ({
  page,
  portal,
}) => {
  await portal.signIn(USER)
  await page.goto('/bankstatement')
  await pickSamples(page, ['bank-locked.pdf', 'bank-locked-next.pdf'])
  await expect(page.getByRole('heading', { name: 'Total Files (2)' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'CONTINUE' })).toBeDisabled()
  await page.getByRole('textbox', { name: 'Password for bank-locked.pdf' }).fill('wrong')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Sorry, wrong password. Please try again.')).toBeVisible()
  await page.getByRole('switch', { name: 'Single password for all files' }).check()
  await page.getByRole('textbox', { name: 'Single password' }).fill('lekha123')
  await page.keyboard.press('Enter')
  await page.getByRole('alertdialog').getByRole('button').first().click()
  await expect(page.getByRole('button', { name: 'CONTINUE' })).toBeDisabled() // it opened one of the two
  await page.getByRole('switch', { name: 'Single password for all files' }).uncheck()
  await page.getByRole('textbox', { name: 'Password for bank-locked-next.pdf' }).fill('kaveri456')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'CONTINUE' }).click()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await chooseBank(page, 'HDFC Bank', 'Savings')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()

  await page.getByRole('button', { name: 'Add Bank Account' }).click()
  await pickSamples(page, ['bank-sbi-current.pdf'])
  await chooseBank(page, 'State Bank of India', 'Current')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Email the Output files' }).check()
  await page.getByRole('button', { name: 'PROCEED' }).click()

  await expect(page.getByRole('heading', { name: 'Analysis Output' })).toBeVisible()
  await expect(page.getByText('Email sent Successfully')).toBeVisible()
  for (const tab of ['Account 1', 'Account 2', 'Inter Bank Transactions'])
    await expect(page.getByRole('tab', { name: tab })).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /download output/i }).click(),
  ])
  expect(download.suggestedFilename()).toBe('bank-locked_report.zip')
  const zip = await JSZip.loadAsync(await readFile(await download.path()))
  const names = Object.keys(zip.files).join(' ')
  expect(names).toContain('account_1')
  expect(names).toContain('account_2')

  await page.reload()
  await expect(page.getByRole('tab', { name: 'Account 2' })).toBeVisible()
  await page.getByRole('tab', { name: 'Inter Bank Transactions' }).click()
  await expect(page.getByRole('grid', { name: 'Inter Bank Transactions' })).toContainText(
    '40,000.00',
  )
})
