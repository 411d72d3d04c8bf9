import { Buffer } from 'node:buffer'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './support/portal.ts'
import { sampleFile } from './support/sampleFile.ts'

const KABIR = 'kabir.sethi@kaveri.example'
const UPLOAD = /\/V1\/payslip\/upload/
const COUNT = 6

/** Payslips that are alike, no two the same. */
async function chooseMonths(page: Page): Promise<void> {
  const files = await Promise.all(
    Array.from({ length: COUNT }, async (_, index) => {
      const file = await sampleFile('payslip.pdf', `month-${index + 1}.pdf`)
      return { ...file, buffer: Buffer.concat([file.buffer, Buffer.from(`\n% ${index}`)]) }
    }),
  )
  await page.goto('/payslip')
  await page.getByText('Drop a payslip here').waitFor()
  await page.locator('input[type=file]').first().setInputFiles(files)
}

/** Two uploads are never answered, the others wait. */
async function sendUnanswered(page: Page): Promise<void> {
  await page.route(UPLOAD, () => undefined)
  await chooseMonths(page)
  await page.getByRole('button', { name: `Proceed with ${COUNT} files` }).click()
  await expect.poll(() => page.evaluate(storedNames)).toHaveLength(COUNT)
}

/** Names of the documents that another tab could offer. */
async function storedNames(): Promise<string[]> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('lekha-waiting')
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(new Error('The database does not open.'))
  })
  const records = await new Promise<unknown[]>((resolve) => {
    const reading = database.transaction('tabs').objectStore('tabs').getAll()
    reading.onsuccess = () => resolve(reading.result)
  })
  database.close()
  return JSON.stringify(records).match(/month-\d\.pdf/g) ?? []
}

/** Restores the offered documents and sends one of them. */
async function restoreAndSendOne(page: Page, context: BrowserContext): Promise<void> {
  const sent: string[] = []
  context.on('request', (request) => {
    if (UPLOAD.test(request.url())) sent.push(request.url())
  })
  const offer = page.getByRole('region', { name: 'Documents that were not sent' })
  await offer.getByRole('button', { name: `Restore ${COUNT} waiting documents` }).click()
  await expect(page.getByText('Was it sent already?')).toHaveCount(COUNT)
  await expect(offer).toBeHidden()
  expect(sent).toEqual([])
  await page.getByRole('button', { name: 'Send month-3.pdf anyway' }).click()
  await page.getByRole('button', { name: /^Proceed with 1 file/ }).click()
  await expect.poll(() => sent.length).toBe(1)
}

test('documents that waited in a closed tab are offered in the next one, and can be discarded', async ({
  page,
  context,
  portal,
}) => {
  await portal.signIn(KABIR)
  await sendUnanswered(page)
  const other = await context.newPage()
  await other.goto('/jobs')
  await other.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor()
  await expect(other.getByText(/waiting when the browser/)).toHaveCount(0) // its tab is open
  await page.close()

  await other.reload()
  const offer = other.getByRole('region', { name: 'Documents that were not sent' })
  await expect(offer).toContainText(`${COUNT} documents were waiting`)
  await offer.getByRole('button', { name: 'Discard them' }).click()
  await expect(offer).toBeHidden()
  await other.reload()
  await other.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor()
  await expect(offer).toBeHidden()
})

test('documents that waited in a tab that crashed are restored with a question for each', async ({
  page,
  context,
  portal,
}) => {
  await portal.signIn(KABIR)
  await sendUnanswered(page)
  const crashed = page.waitForEvent('crash')
  void page.goto('chrome://crash').catch(() => undefined) // nobody is left to answer
  await crashed

  const next = await context.newPage()
  await next.goto('/home')
  await restoreAndSendOne(next, context)
  await page.close()
})
