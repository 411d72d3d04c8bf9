import { readFile } from 'node:fs/promises'
import JSZip from 'jszip'
import { chooseBank } from '../browser/support/bankSteps.ts'
import { logOut } from '../browser/support/shellSteps.ts'
import { signInByHand } from '../browser/support/signIn.ts'
import { paddedPdf } from './paddedPdf.ts'
import { expect, test } from './site.ts'

const KABIR = 'kabir.sethi@kaveri.example'
const MB = 1_048_576

/**
 * Runs in a worker: evaluates text as code and requests another origin; returns the directives that forbid it. As text
 * and deferred, because devtools exempts its own evaluation from the policy.
 */
const MISBEHAVE = `new Promise((resolve) => {
  const violated = []
  addEventListener('securitypolicyviolation', (event) => {
    violated.push(event.violatedDirective)
    if (violated.length === 2) resolve(violated)
  })
  setTimeout(() => {
    fetch('https://elsewhere.example/').catch(() => undefined)
    setTimeout('self.ran = true')
  })
})`

test('sign-in, statements of 20 MB, their download, a reload of the result, log out', async ({
  page,
}) => {
  await signInByHand(page, KABIR)
  await expect(page).toHaveURL(/\/bankstatement$/)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      await paddedPdf('bank-hdfc-savings.pdf', 10 * MB - 1),
      await paddedPdf('bank-hdfc-savings-next.pdf', 10 * MB - 1),
    ])
  await page.getByText('2 ready').waitFor()
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await chooseBank(page, 'HDFC Bank', 'Savings')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  const upload = page.waitForRequest(/bankstatement\/upload/)
  await page.getByRole('button', { name: 'PROCEED' }).click()
  expect(Number(await (await upload).headerValue('content-length'))).toBeGreaterThan(20 * MB - 2)
  await expect(page.getByRole('heading', { name: 'Analysis Output' })).toBeVisible()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /download output/i }).click(),
  ])
  const zip = await JSZip.loadAsync(await readFile(await download.path()))
  expect(Object.keys(zip.files).join(' ')).toContain('account_1')

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Analysis Output' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Source' })).toBeVisible()
  await logOut(page, 'Kabir Sethi')
  await expect(page.getByText('Logout successful')).toBeVisible()
})

test('pdf.js works in a worker that may neither eval nor fetch from elsewhere', async ({
  page,
}) => {
  await signInByHand(page, KABIR)
  await page.goto('/payslip')
  const started = page.waitForEvent('worker')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await paddedPdf('payslip.pdf'))
  await expect(page.getByText('Ready', { exact: true })).toBeVisible()
  const worker = await started
  const results = await worker.evaluate<string[]>(MISBEHAVE)
  expect(results.toSorted()).toEqual(['connect-src', 'script-src'])
})

test('the live socket of the backend is reached', async ({ page }) => {
  await page.goto('/uan/form')
  const messages = await page.evaluate(
    async () =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(`wss://${location.host}/UAN/V1/job/42`)
        socket.addEventListener('message', ({ data }) => {
          resolve(data)
          socket.close()
        })
        socket.addEventListener('error', () => reject(new Error('no socket')))
      }),
  )
  expect(messages).toBe('/UAN/V1/job/42')
})
