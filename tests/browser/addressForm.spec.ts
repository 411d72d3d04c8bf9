import { setTimeout as late } from 'node:timers/promises'
import { storedDraftKeys, FORM_ANSWERS, FORM_LINK, openStoredForm } from './support/formSteps.ts'
import { createChunkMatcher } from './support/offlineFlow.ts'
import { expect, test } from './support/portal.ts'

test('keeps a form through a reload and 30 s offline, sends it once and leaves no data on the phone', async ({
  page,
  portal,
  context,
}) => {
  portal.allowError(/ERR_INTERNET_DISCONNECTED/)
  /** Answered: the browser may keep to itself the one that cannot leave. */
  const calls = { GET: 0, PATCH: 0 }
  let underWay = 0
  let most = 0
  page.on('request', (request) => {
    if (request.method() === 'PATCH') most = Math.max(most, (underWay += 1))
  })
  page.on('requestfailed', (request) => {
    if (request.method() === 'PATCH') underWay -= 1
  })
  page.on('requestfinished', (request) => {
    if (!request.url().includes('/case/form/')) return
    const method = request.method() === 'PATCH' ? 'PATCH' : 'GET'
    calls[method] += 1
    if (method === 'PATCH') underWay -= 1
  })
  const isOf = await createChunkMatcher()
  await page.route('**/assets/**', async (route) => {
    if (isOf('OfflineScreen', route.request().url())) await late(1_000) // who can submit has it all the same
    await route.fallback()
  })

  await page.clock.install()
  await openStoredForm(page, { answers: FORM_ANSWERS, furthest: 'review', apartKm: 1.8 })
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Check before you send')
  await expect(page.getByText(/Address proof was taken 1.8 km from/)).toBeVisible()
  await page.reload()
  await expect(title).toHaveText('Check before you send')
  await expect(page.getByRole('img', { name: 'Selfie' })).toBeVisible()
  await expect(page.getByText('13 of 13 done')).toBeVisible()
  expect(calls.GET).toBe(2)

  await context.setOffline(true)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(title).toHaveText('No network right now')
  for (let second = 0; second < 30; second += 10) await page.clock.fastForward(10_000)
  await expect(page.getByText('8 answers kept')).toBeVisible()
  await context.setOffline(false)
  await expect(title).toHaveText('Thank you for submitting the form.')
  await expect.poll(() => calls.PATCH).toBe(1)
  expect(most).toBe(1)
  await expect.poll(() => storedDraftKeys(page)).toEqual([])
})

test('starts an empty form for the same link in another tab', async ({ page, context }) => {
  await openStoredForm(page, { furthest: 'form' })
  const name = page.getByLabel('Your name')
  await name.fill('Anitha Selvam')
  const other = await context.newPage()
  await other.goto(FORM_LINK)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Choose your language')
  await other.getByRole('button', { name: 'Continue' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Application Details')
  await page.reload()
  await expect(name).toHaveValue('Anitha Selvam')
})

test('deletes drafts older than a day on any page, and no newer ones', async ({ page }) => {
  await openStoredForm(page, { furthest: 'review', apartKm: 0 })
  await expect(page.getByRole('img', { name: 'Selfie' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(async () => {
    const opening = indexedDB.open('lekha-form')
    await new Promise((resolve) => (opening.onsuccess = resolve))
    const writing = opening.result.transaction('drafts', 'readwrite')
    const drafts = writing.objectStore('drafts')
    drafts.put(Date.now() - 25 * 3_600_000, 'left yesterday')
    drafts.put(new ArrayBuffer(8), 'left yesterday/selfie')
    drafts.put({ answers: { respondentName: 'of an older build' } }, 'unencrypted')
    await new Promise((resolve) => (writing.oncomplete = resolve))
    opening.result.close()
  })
  await page.reload()
  await expect
    .poll(async () => new Set((await storedDraftKeys(page)).map((key) => key.split('/')[0])))
    .toEqual(new Set(['a-tab']))
})

test('replays a press of Continue from before the script loaded', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.js$/, async (route) => {
    if (!route.request().url().includes('beforePaint')) await released
    await route.continue()
  })
  await page.goto(FORM_LINK, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Continue' }).click()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Application Details')
})
