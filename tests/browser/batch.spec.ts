import { Buffer } from 'node:buffer'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'
import { LOCKED_PASSWORD } from '#tests/sandbox/samples.ts'
import { expect, test } from './support/portal.ts'
import { sampleFile } from './support/sampleFile.ts'

const KABIR = 'kabir.sethi@kaveri.example'
const UPLOAD = /\/V1\/payslip\/upload/

/** A payslip of a month: alike, and no two the same. */
async function month(number: number, name = `month-${String(number).padStart(2, '0')}.pdf`) {
  const file = await sampleFile('payslip.pdf', name)
  return { ...file, buffer: Buffer.concat([file.buffer, Buffer.from(`\n% ${number}`)]) }
}

/** Ten at once: five in order, of which the third meets the limit, and one of each trouble. */
async function ten() {
  const months = await Promise.all(Array.from({ length: 5 }, async (_, index) => month(index + 1)))
  const tooLarge = Buffer.concat([
    months[0]?.buffer ?? Buffer.of(),
    Buffer.alloc(UPLOAD_LIMITS.payslip.fileSizeLimitBytes),
  ])
  return [
    ...months.slice(0, 2),
    await sampleFile('low-credits.pdf'),
    ...months.slice(3),
    await sampleFile('payslip-locked.pdf'),
    await sampleFile('payslip-scanned.pdf'),
    await month(1, 'again.pdf'),
    { ...(await month(1, 'huge.pdf')), buffer: tooLarge },
    await sampleFile('bank-hdfc-savings.pdf'),
  ]
}

/** What left, in any tab: a text a document. */
function sentOf(context: BrowserContext): string[] {
  const sent: string[] = []
  context.on('request', (request) => {
    if (UPLOAD.test(request.url())) sent.push(request.postData() ?? '')
  })
  return sent
}

const chip = (page: Page, text: string) => page.locator('.chip').getByText(text, { exact: true })

test('ten payslips: checks each before sending; a limit, a reload and a second tab lose nothing and send nothing twice', async ({
  page,
  context,
  portal,
}) => {
  portal.allowError(/status of 4/) // the limit
  const sent = sentOf(context)
  await page.clock.install()
  await portal.signIn(KABIR)
  await page.goto('/payslip')
  await page.getByText('Drop a payslip here').waitFor()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await ten())
  await expect(page.getByText('Total Files (10)')).toBeVisible()
  await expect(
    page.getByText('Still to do: unlock 1, replace 1, keep or remove 1, review 2'),
  ).toBeVisible()
  await page.getByLabel('Password for payslip-locked.pdf').fill(LOCKED_PASSWORD)
  await page.getByLabel('Password for payslip-locked.pdf').press('Enter')
  await expect(chip(page, '6 ready')).toBeVisible()
  expect(sent).toEqual([])

  await page.getByRole('button', { name: 'Proceed with 6 files' }).click()
  const limit = page.getByRole('alertdialog', { name: 'Low Credit Balance' })
  await expect(limit).toContainText('are still in the list and were not sent.')
  await limit.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText(/^Stopped: not enough credits\./)).toBeVisible()

  await page.reload()
  await expect(page.getByText(/^Stopped: not enough credits\./)).toBeVisible()
  await expect(page.getByText('Total Files (4)')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/jobs')
  await other.getByRole('heading', { name: 'Jobs', level: 1 }).waitFor()

  await page.getByRole('button', { name: 'Remove low-credits.pdf' }).click()
  await page.getByRole('button', { name: /^Continue with/ }).click()
  const sendUntil = async (heading: string) =>
    expect(async () => {
      await page.clock.fastForward(3_000) // to the next question after the jobs that run
      await expect(page.getByRole('heading', { name: heading })).toBeVisible({ timeout: 300 })
    }).toPass()
  await sendUntil('4 of 4 files done')
  // The unlocked copy was in memory only, so the reload has ended it.
  await page.getByLabel('Password for payslip-locked.pdf').fill(LOCKED_PASSWORD)
  await page.getByLabel('Password for payslip-locked.pdf').press('Enter')
  await page.getByRole('button', { name: 'Proceed with 1 file' }).click()
  await sendUntil('5 of 5 files done')
  await expect(other.getByRole('row')).toHaveCount(1 + 5)
  expect(sent).toHaveLength(6)
  expect(new Set(sent).size).toBe(6)
  await other.close()
})

/** Goes there by Tab alone, as far as a page of some files is long. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('Tab does not lead there')
}

async function pressKeyOn(page: Page, button: string | RegExp) {
  const target = page.getByRole('button', { name: button })
  await expect(target).toBeEnabled()
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

test('runs a batch by keyboard alone: remedies, Proceed, Stop, Continue and results, with focus and announcements', async ({
  page,
  portal,
}) => {
  await page.clock.install()
  await portal.signIn(KABIR)
  await page.goto('/payslip')
  const row = (name: string) => page.getByRole('listitem', { name, exact: true })
  const status = (text: string) =>
    expect(page.locator('[role=status], [aria-live=polite]').filter({ hasText: text })).toHaveCount(
      1,
    )

  const opened = page.waitForEvent('filechooser') // before Tab: a key is quicker than the browser's promise to tell
  await tabTo(page, page.getByRole('button', { name: 'Browse files' }))
  await page.keyboard.press('Enter')
  const chooser = await opened
  await chooser.setFiles([
    await month(1),
    await sampleFile('payslip-locked.pdf'),
    await month(1, 'again.pdf'),
    await sampleFile('payslip-scanned.pdf'),
    await month(2),
  ])
  await status('Still to do: unlock 1, keep or remove 1, review 1')
  await tabTo(page, page.getByLabel('Password for payslip-locked.pdf'))
  await page.keyboard.type(LOCKED_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(row('payslip-locked.pdf')).toBeFocused()
  await pressKeyOn(page, 'Remove again.pdf')
  await expect(row('payslip-scanned.pdf')).toBeFocused()
  await pressKeyOn(page, 'Send payslip-scanned.pdf anyway')
  await expect(row('payslip-scanned.pdf')).toBeFocused()

  await portal.setSpeed(0.3)
  await pressKeyOn(page, 'Proceed with 4 files')
  const sent = (done: number) => page.getByRole('region', { name: `${done} of 4 files done` })
  await expect(sent(0)).toBeFocused()
  await status('Sending 4 files, two at a time.')
  await pressKeyOn(page, 'Stop the rest')
  await expect(sent(0)).toBeFocused()
  await status('Stopped. 2 files were not sent.')
  await portal.setSpeed(1_000_000)
  await pressKeyOn(page, 'Continue with 2 files')
  await expect(async () => {
    await page.clock.fastForward(3_000)
    await expect(sent(3)).toBeFocused({ timeout: 300 })
  }).toPass()
  await status('All done: 3 of 4 files are ready. 1 failed.') // the scan

  await page.keyboard.press('n')
  const first = await resultOpened(page, '')
  await page.keyboard.press('n')
  await resultOpened(page, first)
  await pressKeyOn(page, 'Back to upload')
  await expect(page.getByRole('heading', { name: '3 of 4 files done' })).toBeVisible()
  await pressKeyOn(page, 'Clear the list')
  await expect(page.getByRole('button', { name: 'Browse files' })).toBeVisible()
})

/** Gives the address of the result that came after another one. */
async function resultOpened(page: Page, before: string): Promise<string> {
  await expect.poll(() => new URL(page.url()).search).not.toBe(before)
  await expect(page.getByRole('article', { name: /^Payslip 1 of/ })).toBeVisible()
  return new URL(page.url()).search
}

test('reports a PDF without findable pages as damaged, without an uncaught error', async ({
  page,
  portal,
}) => {
  await portal.signIn(KABIR)
  await page.goto('/payslip')
  await page.getByText('Drop a payslip here').waitFor()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([
      'tests/fixtures/pdf/broken-references.pdf',
      'tests/sandbox/samples/payslip.pdf',
    ])
  const file = (name: string) => page.getByRole('listitem', { name })
  await expect(file('broken-references.pdf')).toContainText('Damaged file')
  await expect(file('payslip.pdf')).toContainText('Ready')
})
