import { readFile } from 'node:fs/promises'
import type { Page, Request } from '@playwright/test'
import { TEST_BUILD_DIR } from '../../scripts/buildForTests.mjs'
import { chunkNamesFile } from '../../scripts/vite/chunkNames.ts'
import { FORM_LINK } from './support/formSteps.ts'
import { trackChunks } from './support/offlineFlow.ts'
import { expect, test } from './support/portal.ts'
import { uanForm } from './support/uanSteps.ts'

const API_PATH = '/service/fintech/V1/dav/case/form/'
/** Chunks that hold the signed-in product: its frame, its pages and what they have in common. */
const SIGNED_IN =
  /^(signedIn|jobs|uploads|analyzer|oneFile|lists|tables|admin|dashboard|home|session[A-Z].*|SessionArea|sign-in|financial\/.*|idExtraction|kyc\/.*)$/

/** Collects the requests of a page from now on. */
async function requestsOf(page: Page) {
  const names: Record<string, string> = JSON.parse(
    await readFile(chunkNamesFile(TEST_BUILD_DIR), 'utf8'),
  )
  const left: Request[] = []
  const pathOf = (request: Request) => new URL(request.url()).pathname
  page.on('request', (request) => {
    if (!pathOf(request).startsWith('/sandbox/')) left.push(request) // the suite's own
  })
  return {
    all: () => left.map(pathOf),
    parts: () => left.map((request) => names[pathOf(request).split('/').at(-1) ?? ''] ?? ''),
    calls: () => left.filter((request) => pathOf(request).startsWith(API_PATH)),
  }
}

const chooseEnglish = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('lekha-language', 'en'))

const ADDRESS_FORM = { firstStep: 'AddressForm', title: 'Application Details', most: 20 }
const VISITS = [
  { ...ADDRESS_FORM, link: FORM_LINK },
  { ...ADDRESS_FORM, link: `/solutions/kyc${FORM_LINK}` },
  { firstStep: 'UanJob', title: 'Before you start', most: 22, link: uanForm().url },
].flatMap((visit) => [
  { ...visit, isChosen: true },
  { ...visit, isChosen: false, title: 'Choose your language' },
])

for (const { link, firstStep, title, most, isChosen } of VISITS)
  test(`${link}, language ${isChosen ? 'chosen' : 'not chosen'}: starts after at most ${most} requests with the first step, then asks for the router and the store, and for nothing of the signed-in product`, async ({
    page,
    portal,
  }) => {
    void portal
    const requests = await requestsOf(page)
    const hasCome = await trackChunks(page)
    if (isChosen) await chooseEnglish(page)
    // What comes once the form is open waits, so that what leads to it can be counted.
    let release = () => {}
    const shown = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(`**${API_PATH}*`, async (route) => {
      await shown
      await route.fallback()
    })
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect.poll(requests.parts).toContain('app')
    const before = requests.all().slice(0, requests.parts().indexOf('app'))
    expect(before.length, before.join('\n')).toBeLessThanOrEqual(most)
    expect(requests.parts().slice(0, before.length)).toContain(firstStep)
    release()
    // Of these pages only a form that is open prefetches: its steps, then dialogs.
    const isOpenForm = isChosen && firstStep === 'AddressForm'
    if (isOpenForm) await hasCome('DialogOverlay')
    const parts = requests.parts()
    expect(parts.filter((part) => SIGNED_IN.test(part))).toEqual([])
    if (isOpenForm)
      expect(parts.indexOf('DialogOverlay')).toBeGreaterThan(parts.indexOf('FormScreen'))
  })

test('requests the case once, before the first script of the app', async ({ page, portal }) => {
  void portal
  const requests = await requestsOf(page)
  let release = () => {}
  const requested = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/(?!beforePaint)[^/]*\.js$/, async (route) => {
    await requested
    await route.continue()
  })
  await chooseEnglish(page)
  await page.goto(FORM_LINK, { waitUntil: 'commit' })
  await expect.poll(() => requests.calls().length).toBe(1)
  release()
  await expect(page.getByText('on behalf of')).toBeVisible()
  const [call, ...more] = requests.calls()
  expect(more).toEqual([])
  expect(call?.method()).toBe('GET')
  expect(await call?.allHeaders()).toMatchObject({
    accept: 'application/json, text/plain, */*',
    'cache-control': 'no-store',
    pragma: 'no-cache',
  })
})
