import { readFile } from 'node:fs/promises'
import { POLL_INTERVAL_MS } from '#shared/platform/config/constants.ts'
import { expect, test } from './support/portal.ts'
import { useRealPollInterval } from './support/realPollInterval.ts'
import { logOut } from './support/shellSteps.ts'

const PAYSLIP_USER = 'isha.gupta@deccan.example'

test('signs in, analyses a payslip, downloads it, sends feedback and logs out', async ({
  page,
  portal,
}) => {
  await portal.signInByHand(PAYSLIP_USER)
  await expect(page).toHaveURL(/\/payslip$/)
  await expect(page.getByText('Login successful')).toBeVisible()

  await portal.setSpeed(0.3)

  await portal.pick('payslip.pdf', 'Payslip_Sep_2026.pdf')
  await expect(page.getByText('Ready', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Proceed' }).click()
  await expect(page.getByText('Min Left')).toBeVisible()
  await portal.setSpeed(100)

  await expect(page.getByRole('heading', { name: 'Payslip result' })).toBeVisible()
  await expect(page.getByText('6 earnings add up')).toBeVisible()
  await page.getByRole('button', { name: 'HRA: 38,400.00' }).click()
  await expect(page.getByText('HRA found on page 1')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Source' }).locator('mark')).toHaveText('38,400.00')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Json' }).click(),
  ])
  const json = JSON.parse(await readFile(await download.path(), 'utf8')) as unknown
  expect(JSON.stringify(json)).toContain('SAHYADRI PRECISION COMPONENTS PVT LTD')

  const feedback = page.getByRole('form', { name: 'Feedback' })
  await feedback.getByRole('radio', { name: /5 stars/ }).check({ force: true })
  await feedback.getByRole('textbox').fill('Read it to the rupee.')
  await feedback.getByRole('button', { name: 'SUBMIT' }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button').first().click()

  await logOut(page, 'Isha Gupta')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByText('Logout successful')).toBeVisible()

  const left = await page.evaluate(async () => ({
    storage: Object.keys(localStorage).filter(
      (key) => !['lekha-theme', 'autologout'].includes(key),
    ),
    session: Object.keys(sessionStorage),
    cookies: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }))
  expect(left.storage).toEqual([])
  expect(left.session).toEqual([])
  expect(left.cookies).toBe('')
  for (const name of left.databases) {
    const entries = await page.evaluate(
      async (database) =>
        new Promise<number>((resolve, reject) => {
          const request = indexedDB.open(database ?? '')
          request.addEventListener('error', () => reject(request.error ?? new Error('unreadable')))
          request.addEventListener('success', () => {
            const stores = [...request.result.objectStoreNames]
            if (stores.length === 0) {
              resolve(0)
              return
            }
            const transaction = request.result.transaction(stores)
            let count = 0
            for (const store of stores) {
              const counted = transaction.objectStore(store).count()
              counted.addEventListener('success', () => (count += counted.result))
            }
            transaction.addEventListener('complete', () => resolve(count))
          })
        }),
      name,
    )
    expect(entries, `${name} is empty after log out`).toBe(0)
  }
})

for (const size of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
])
  test(`a double click on Proceed presses nothing else, ${size.width} px wide`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize(size)
    await portal.signIn(PAYSLIP_USER)
    await page.goto('/payslip')
    await portal.setSpeed(0.3)
    await portal.pick('payslip.pdf')
    const proceed = page.getByRole('button', { name: 'Proceed' })
    await page.locator('canvas').first().waitFor() // what comes into the page above it may move it
    const box = await proceed.boundingBox()
    if (box === null) throw new Error('Proceed is not on the screen')
    const point = [box.x + box.width / 2, box.y + box.height / 2] as const
    await page.mouse.dblclick(...point)
    await expect(page.getByText('Min Left')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Payslip', level: 1 })).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    const under = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest('footer')?.textContent ?? '',
      point,
    )
    expect(under).toBe('')
  })

test('a reload during the upload keeps the file, and Check shows it with a message', async ({
  page,
  portal,
}) => {
  await portal.signIn(PAYSLIP_USER)
  await page.goto('/payslip')
  await page.route('**/payslip/upload', () => undefined, { times: 1 }) // never answered
  await portal.pick('payslip.pdf')
  await page.getByRole('button', { name: 'Proceed' }).click()
  await expect(page.getByText('Min Left')).toBeVisible()
  await page.goto('/payslip')
  await expect(page.getByText('Sending was interrupted.')).toBeVisible()
  await page.getByRole('button', { name: 'Proceed' }).click()
  await expect(page.getByRole('heading', { name: 'Payslip result' })).toBeVisible()
})

test('a job continues on other pages, one tab polls, and the tray opens its result', async ({
  page,
  context,
  portal,
}) => {
  await useRealPollInterval(context)
  await portal.signIn(PAYSLIP_USER)
  await page.goto('/payslip')
  await portal.setSpeed(0.3)
  await portal.pick('payslip.pdf')
  await page.getByRole('button', { name: 'Proceed' }).click()
  await expect(page.getByText('Min Left')).toBeVisible()

  const second = await context.newPage()
  const polls: { from: string; at: number }[] = []
  const note = (from: string) => (request: { url: () => string }) => {
    if (request.url().includes('/payslip/output')) polls.push({ from, at: Date.now() })
  }
  page.on('request', note('first'))
  second.on('request', note('second'))
  await second.goto('/home')
  await expect(second.getByRole('button', { name: /Jobs/ })).toBeVisible()
  polls.length = 0
  await expect.poll(() => polls.length).toBeGreaterThanOrEqual(3)
  expect(new Set(polls.map(({ from }) => from))).toEqual(new Set(['first']))
  const pauses = polls.slice(1).map(({ at }, index) => at - (polls[index]?.at ?? 0))
  // Never sooner. A message of a request's start may be late by a little, and the next one not.
  expect(Math.min(...pauses)).toBeGreaterThan(POLL_INTERVAL_MS / 2)

  await portal.setSpeed(100)
  await expect(page.getByRole('heading', { name: 'Payslip result' })).toBeVisible()
  await second.getByRole('button', { name: /Jobs/ }).click()
  await second.getByRole('link', { name: 'Open payslip.pdf' }).click()
  await expect(second.getByRole('heading', { name: 'Payslip result' })).toBeVisible()
})
