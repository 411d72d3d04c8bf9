import { signInByHand } from '../browser/support/signIn.ts'
import { paddedPdf } from './paddedPdf.ts'
import { expect, test } from './site.ts'

test.use({ bodyLimit: '1m' })

test('what the web server finds too large is said to be that', async ({ page, allow }) => {
  allow(/413/)
  await signInByHand(page, 'kabir.sethi@kaveri.example')
  await page.goto('/payslip')
  const heavy = await paddedPdf('payslip.pdf', 9_000_000)
  await page.locator('input[type=file]').first().setInputFiles(heavy)
  await page.getByRole('button', { name: 'Proceed' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Too large for the server')
})
