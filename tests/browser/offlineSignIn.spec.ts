import { SANDBOX_PASSWORD } from '../sandbox/accounts.ts'
import { press } from './support/adminSteps.ts'
import { allowNetworkErrors, createOfflineFlow, sees, trackChunks } from './support/offlineFlow.ts'
import { expect, test } from './support/portal.ts'

const ISHA = 'isha.gupta@deccan.example'

test.beforeEach(({ portal }) => allowNetworkErrors(portal))

test('sign-in', async ({ page, context }) => {
  const hasCome = await trackChunks(page)
  const line = await createOfflineFlow('Sign-in', page, context)
  // Both come by themselves when the page is at rest: a dialog whose code is there says more than the table.
  line.hold('analyzer', 'DialogOverlay')
  await page.goto('/')
  await hasCome('sign-in')
  await line.cut('Terms and Conditions', {
    act: () => page.getByRole('button', { name: 'Terms and Conditions' }).first().click(),
    after: async () => {
      await sees(page, 'No sharing of credentials')
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    },
  })
  await page.getByLabel('Work email').fill(ISHA)
  await page.getByRole('checkbox', { name: /I have read/ }).check()
  await line.cut('Continue', {
    act: () => press(page, 'Continue'),
    after: () => page.getByLabel('Password', { exact: true }).fill(SANDBOX_PASSWORD),
  })
  await line.cut('Log in', {
    act: () => press(page, 'Log in'),
    after: () => page.waitForURL(/payslip$/),
  })
  await line.lack('the first page (code)', {
    blockedChunks: ['analyzer'],
    act: async () => undefined,
    after: () => sees(page, 'Drop a payslip here'),
  })
  line.end()
})

test('forgot password', async ({ page, context }) => {
  const line = await createOfflineFlow('Forgot password', page, context)
  await page.goto('/')
  await page.getByLabel('Work email').fill(ISHA)
  await page.getByRole('checkbox', { name: /I have read/ }).check()
  await press(page, 'Continue')
  const link = page.getByRole('link', { name: 'Forgot Password' })
  await link.waitFor()
  await line.cut('its page', {
    act: () => link.click(),
    after: () => page.getByLabel('Work email').fill(ISHA),
  })
  await line.cut('Send', {
    act: () => press(page, 'Send'),
    after: () => expect(page.getByText(ISHA).first()).toBeVisible(),
  })
  line.end()
})
