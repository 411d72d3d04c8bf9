import { printed } from './support/paper.ts'
import { expect, test } from './support/portal.ts'
import { pickSamples } from './support/bankSteps.ts'

test('a passbook: front page, forty seconds, transaction pages, report and inputs', async ({
  page,
  portal,
}) => {
  await page.clock.install()
  await portal.signIn('kabir.sethi@kaveri.example')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/passbook/'))
      sent.push(new URL(request.url()).pathname.split('/').at(-1) ?? '')
  })
  await page.goto('/bankpassbook')
  await pickSamples(page, ['passbook-front.jpg'], 'Front page')
  await pickSamples(page, ['passbook-page-1.jpg', 'passbook-page-2.jpg'], 'Transaction pages')
  await page.getByRole('button', { name: 'Proceed' }).click()
  await page.getByRole('checkbox', { name: 'Email Output File' }).check()
  await page.getByRole('button', { name: 'Proceed' }).click()
  await expect.poll(() => sent).toEqual(['frontpage'])

  await page.clock.runFor(30_000)
  expect(sent).toEqual(['frontpage'])
  await expect(async () => {
    await page.clock.runFor(12_000)
    expect(sent).toEqual(['frontpage', 'transactionpage'])
  }).toPass()
  await expect(async () => {
    await page.clock.runFor(3_500)
    await expect(page).toHaveURL(/outputbankpassbook/, { timeout: 500 })
  }).toPass()

  await expect(page.getByRole('heading', { name: 'Analysis Output' })).toBeVisible()
  const [inputs] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('region', { name: 'Input files' })
      .getByRole('button', { name: 'Download' })
      .click(),
  ])
  expect(inputs.suggestedFilename()).toBe('input-files.zip')
  const [report] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Excel' }).click(),
  ])
  expect(report.suggestedFilename()).toBe('excel-file.xlsx')

  await page.getByRole('gridcell', { name: 'INT. PD' }).first().waitFor()
  const [sheet = '', ...more] = await printed(page, 'passbook')
  expect(more).toEqual([])
  expect(sheet).toMatch(/Analysis Output.+TRANSACTIONS.+Particulars.+UPI\/DEEPAK MEDICALS/)
})
