import { expect, test } from './support/portal.ts'

const KABIR = 'kabir.sethi@kaveri.example'

test('a tester scripts at /sandbox what a call is answered, and meets the dialog in the portal', async ({
  page,
  portal,
}) => {
  portal.allowError(/400 \(Bad Request\)/)
  await portal.signIn(KABIR)
  await page.goto('/sandbox')
  const panel = page.getByRole('region', { name: 'Answer of the next call' })
  await panel.getByLabel('Call').selectOption('payslipUpload')
  await panel.getByLabel('Status').fill('often')
  await panel.getByRole('button', { name: 'Script' }).click()
  await expect(panel.getByRole('alert')).toContainText('status cannot be "often"')

  await panel.getByLabel('Status').fill('400')
  await panel.getByLabel('Body').fill('{"detail": "Insufficient Credits"}')
  await panel.getByRole('button', { name: 'Script' }).click()
  await expect(panel.getByRole('row', { name: /payslipUpload/ })).toContainText('1 of 1 left')

  await page.goto('/payslip')
  await portal.pick('payslip.pdf')
  await page.getByRole('button', { name: 'Proceed' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Low Credit Balance' })).toBeVisible()

  await page.goto('/sandbox')
  await expect(panel).toContainText('Nothing is scripted.')
})

test('a connection that a tester breaks is not made again by the browser', async ({
  page,
  portal,
}) => {
  portal.allowError(/net::ERR/)
  await page.request.post('/sandbox/api/next', {
    data: { call: 'validateMail', status: 'dropped' },
  })
  await page.goto('/')
  await page.getByLabel('Work email').fill(KABIR)
  await page.getByRole('checkbox', { name: /I have read/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible()
})

test('the sandbox keeps idle connections, so that none ends as a request is sent', async ({
  request,
}) => {
  expect((await request.get('/sandbox')).headers()['keep-alive']).toBe('timeout=600')
})
