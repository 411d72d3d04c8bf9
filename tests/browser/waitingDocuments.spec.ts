import { Buffer } from 'node:buffer'
import { execFileSync } from 'node:child_process'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { expect, test } from './support/portal.ts'
import { sampleFile } from './support/sampleFile.ts'
import { signInByHand } from './support/signIn.ts'

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

/** The main process of the browser with this profile. */
function browserProcess(profile: string): number {
  const processes = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n')
  const found = processes.find(
    (line) => line.includes(`--user-data-dir=${profile}`) && !line.includes('--type='),
  )
  const pid = Number.parseInt(found ?? '', 10)
  if (Number.isNaN(pid)) throw new Error('The browser is not running.')
  return pid
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

test('documents that waited survive a crash of the browser until the next sign-in', async ({
  baseURL,
  extraHTTPHeaders,
  launchOptions,
}, { outputDir }) => {
  const open = async () =>
    chromium.launchPersistentContext(outputDir, {
      ...launchOptions,
      ...(baseURL === undefined ? {} : { baseURL }),
      ...(extraHTTPHeaders === undefined ? {} : { extraHTTPHeaders }),
    })
  const before = await open()
  const page = before.pages()[0] ?? (await before.newPage())
  await signInByHand(page, KABIR)
  await sendUnanswered(page)
  const closed = new Promise((resolve) => before.on('close', resolve))
  process.kill(browserProcess(outputDir), 'SIGKILL')
  await closed

  const after = await open()
  const next = after.pages()[0] ?? (await after.newPage())
  await signInByHand(next, KABIR)
  await restoreAndSendOne(next, after)
  await after.close()
})
