import { Buffer } from 'node:buffer'
import { pickSamples } from './support/bankSteps.ts'
import { expect, test } from './support/portal.ts'
import { expectCleanPrint } from './support/printLayout.ts'
import { sampleFile } from './support/sampleFile.ts'

test('a passbook: front page, follow-up upload, transaction pages, report and inputs', async ({
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
  const [sheet = '', ...more] = await expectCleanPrint(page, 'passbook')
  expect(more).toEqual([])
  expect(sheet).toMatch(/Analysis Output.+rows checked.+Opening.+Closing/)
})

test('200 pages: sorted, moved and removed, decoded only when visible, sent in one call', async ({
  page,
  portal,
}) => {
  test.setTimeout(300_000) // 200 pictures are hashed and decoded, on a machine under load
  await page.addInitScript(() => {
    const decode = createImageBitmap.bind(window)
    const widths: number[] = []
    const sent: string[] = []
    // Chromium hands a body made of files to nobody outside the page.
    class WatchedRequest extends XMLHttpRequest {
      override send(body?: XMLHttpRequestBodyInit | null) {
        const parts = body instanceof FormData ? body.getAll('transaction_page') : []
        for (const part of parts) if (part instanceof File) sent.push(part.name)
        super.send(body)
      }
    }
    Object.assign(window, {
      XMLHttpRequest: WatchedRequest,
      thumbnails: widths,
      sentPages: sent,
      createImageBitmap: async (source: Blob, options?: ImageBitmapOptions) => {
        if (options?.resizeWidth !== undefined) widths.push(options.resizeWidth)
        return decode(source, options)
      },
    })
  })
  await page.clock.install()
  await portal.signIn('kabir.sethi@kaveri.example')
  await page.goto('/bankpassbook')
  await pickSamples(page, ['passbook-front.jpg'], 'Front page')
  const pages = page.getByRole('region', { name: 'Transaction pages' })
  await pages.locator('input[type=file]').setInputFiles(await photographs(200))
  await expect(pages.getByText('200 ready')).toBeVisible({ timeout: 180_000 })
  // The list scrolls in its own frame: the way to more pages below it stays in reach.
  await expect(pages.getByText(/^200 of 200\./)).toBeVisible()
  const screens = await page.evaluate(() => document.body.scrollHeight / window.innerHeight)
  expect(screens).toBeLessThan(4)
  await page.getByRole('button', { name: 'Proceed' }).click()

  const order = page.getByRole('region', { name: 'Order of the pages' })
  const tile = (at: number, photo: number) =>
    order.getByRole('button', { name: `Page ${at}: photo-${photo}.jpg` })
  await tile(200, 200).click()
  const place = page.getByRole('textbox', { name: 'Move page 200 to position' })
  await place.fill('2')
  await place.press('Enter')
  await expect(tile(2, 200)).toBeFocused()
  await expect(tile(2, 200)).toBeInViewport()
  await tile(3, 2).dragTo(tile(1, 1))
  await expect(tile(1, 2)).toBeVisible()
  await order.getByRole('button', { name: 'Remove photo-1.jpg' }).click()
  await expect(tile(2, 200)).toBeVisible()
  await expect(tile(2, 200).locator('canvas')).toBeVisible()
  const decoded = await page.evaluate(() => Reflect.get(window, 'thumbnails') as number[])
  expect(decoded.length).toBeLessThan(100)

  const answer = page.waitForResponse(/transactionpage/)
  await page.getByRole('button', { name: 'Proceed' }).click()
  await page.getByText('Min Left').waitFor()
  await page.clock.runFor(42_000)
  expect((await answer).status()).toBe(200)
  const names = await page.evaluate(() => Reflect.get(window, 'sentPages') as string[])
  expect(names).toHaveLength(199)
  expect(names.slice(0, 3)).toEqual(['photo-2.jpg', 'photo-200.jpg', 'photo-3.jpg'])
})

/** Pictures that differ in their last bytes, so that none repeats another. */
async function photographs(count: number) {
  const { buffer, mimeType } = await sampleFile('passbook-page-1.jpg')
  return Array.from({ length: count }, (_, index) => ({
    name: `photo-${index + 1}.jpg`,
    mimeType,
    buffer: Buffer.concat([buffer, Buffer.from(String(index))]),
  }))
}
