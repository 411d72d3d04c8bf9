import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test'
import { LAST_ACTIVITY_KEY } from '#shared/platform/session/end/lastActivity.ts'
import { SANDBOX_PASSWORD } from '../../sandbox/accounts.ts'
import { WORLD_HEADER } from '../../sandbox/worlds.ts'

type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** Headers that lead into a sandbox world that nobody else is in. */
export const newWorldHeaders = () => ({ [WORLD_HEADER]: randomUUID() })

/** As a person does it, from the sign-in page to the landing page. */
export async function signInByHand(page: Page, email: string): Promise<void> {
  await page.goto('/')
  await submitSignIn(page, email)
}

/** On the open sign-in page, up to the landing page. */
export async function submitSignIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Work email').fill(email)
  await page.getByRole('checkbox', { name: /I have read/ }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Password', { exact: true }).fill(SANDBOX_PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(({ pathname }) => pathname !== '/')
}

/** What the product keeps in a browser that signed this account in, with the idle clock at its start. */
async function signInElsewhere(browser: Browser, email: string): Promise<State> {
  const context = await browser.newContext({ extraHTTPHeaders: newWorldHeaders() })
  await signInByHand(await context.newPage(), email)
  const { cookies, origins } = await context.storageState()
  await context.close()
  return { cookies: cookies.filter(({ httpOnly }) => !httpOnly), origins }
}

const unreadable = () => null

/** Signed in by hand once a run and account, and kept in a file that both workers read. */
async function stateOf(browser: Browser, folder: string, email: string): Promise<State> {
  const file = join(folder, `${email}.json`)
  const stored = await readFile(file, 'utf8').catch(unreadable)
  if (stored !== null) return JSON.parse(stored) as State // written below
  const state = await signInElsewhere(browser, email)
  await mkdir(folder, { recursive: true })
  const part = `${file}.${randomUUID()}`
  await writeFile(part, JSON.stringify(state))
  await rename(part, file) // whole at once, for a worker that reads it in the same moment
  return state
}

/** A page of the product's address without any code of it, and with an icon, which the browser would else ask for. */
const NOTHING = '/nothing-yet'
const EMPTY = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' }

async function openBlankPage(page: Page): Promise<void> {
  await page.route(`**${NOTHING}`, (route) => route.fulfill(EMPTY))
  await page.goto(NOTHING)
  await page.unroute(`**${NOTHING}`)
}

/**
 * Writes into the browser what a sign-in leaves in it, before any code of the product runs. In the page of the test:
 * Playwright's own way opens another one for it, whose two processes cost as much as the screen that is looked at.
 */
async function writeStorageState(page: Page, { cookies, origins }: State): Promise<void> {
  await openBlankPage(page)
  await page.evaluate(
    ([stored, lastActivity]) => {
      for (const { name, value } of stored)
        localStorage.setItem(name, name === lastActivity ? String(Date.now()) : value)
    },
    [origins.flatMap(({ localStorage: stored }) => stored), LAST_ACTIVITY_KEY] as const,
  )
  await page.context().addCookies(cookies)
}

/** Takes out of the browser whatever the product kept in it. */
export async function clearBrowserData(page: Page): Promise<void> {
  await openBlankPage(page)
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    const databases = await indexedDB.databases()
    await Promise.all(
      databases.map(
        ({ name = '' }) =>
          new Promise((resolve) => {
            indexedDB.deleteDatabase(name).addEventListener('success', resolve)
          }),
      ),
    )
  })
  await page.context().clearCookies()
}

/** The login call itself: its cookie opens the session in the world of this test. */
async function openSession({ request }: BrowserContext, email: string): Promise<void> {
  const credentials = { email, password: SANDBOX_PASSWORD }
  const login = await request.post('/master/V1/login', {
    headers: { ...credentials, 'client-code': '', 'Cache-Control': 'no-store', Pragma: 'no-cache' },
    form: credentials,
  })
  expect(login.status()).toBe(200)
}

/**
 * A browser in which the account has signed in a moment ago, without walking through the pages for it. What the
 * product keeps is not written down here but taken from a sign-in by hand, so that it is always what the product keeps now.
 */
export async function signInByRequest(
  page: Page,
  browser: Browser,
  folder: string,
  email: string,
): Promise<void> {
  await writeStorageState(page, await stateOf(browser, folder, email))
  await openSession(page.context(), email)
}
