import { expect, test } from './support/portal.ts'
import { logOut } from './support/shellSteps.ts'
import { signInByHand } from './support/signIn.ts'

const USER = 'kabir.sethi@kaveri.example'

test('logging out in one tab logs out the other and clears both', async ({
  page,
  context,
  portal,
}) => {
  await portal.signIn(USER)
  await page.goto('/home')
  const second = await context.newPage()
  await second.goto('/home')
  await expect(second.getByRole('button', { name: /Kabir Sethi/ })).toBeVisible()

  await logOut(page, 'Kabir Sethi')
  await expect(page).toHaveURL(/\/$/)
  await expect(second).toHaveURL(/\/$/)
  await second.goto('/home')
  await expect(second).toHaveURL(/\/$/)
})

test('idle: warns at 25 minutes, continuing resets it, 30 minutes without activity log out', async ({
  page,
  portal,
}) => {
  await page.clock.install()
  await portal.signIn(USER)
  await page.goto('/home')
  // Home's counts are requested once the page is shown, and a request is activity.
  for (const tile of [/^Cases ready/, /^Cases not ready/, /^Cases that failed/, /^Failed company/])
    await expect(page.getByRole('link', { name: tile })).toHaveText(/\d/)

  await page.clock.fastForward('25:05')
  const warning = page.getByRole('alertdialog')
  await expect(warning).toContainText('You have been idle for too long. Continue?')
  await warning.getByRole('button', { name: 'Continue' }).click()
  await expect(warning).toBeHidden()

  await page.clock.fastForward('24:00')
  await expect(page).toHaveURL(/\/home$/)
  await expect(warning).toBeHidden()

  await page.clock.fastForward('06:10')
  await expect(page).toHaveURL(/\/$/)
})

test('a session that ended on the server shows one Session Timedout dialog, then sign-in', async ({
  page,
  context,
  portal,
}) => {
  portal.allowError(/401/)
  await portal.signIn(USER)
  const cookies = await context.cookies()
  const httpOnlyNames = cookies.filter(({ httpOnly }) => httpOnly).map(({ name }) => name)
  expect(httpOnlyNames).toHaveLength(1)
  await context.clearCookies({ name: httpOnlyNames[0] ?? '' })
  await page.goto('/payslip')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toHaveCount(1)
  await expect(dialog).toContainText('Session Timedout')
  await dialog.getByRole('button').first().click()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
})

test('redirects an unknown path to home, and a guest to sign-in', async ({ page, portal }) => {
  await page.goto('/no/such/page')
  await expect(page).toHaveURL(/\/$/)
  await portal.signIn(USER)
  await page.goto('/no/such/page')
  await expect(page).toHaveURL(/\/home$/)
  await page.goto('/')
  await expect(page).toHaveURL(/\/bankstatement$/)
})

test('a second sign-in of the same user asks whether to continue in a new session', async ({
  browser,
  page,
  portal,
}) => {
  portal.allowError(/401/)
  await portal.signInByHand(USER)
  const otherContext = await browser.newContext()
  const other = await otherContext.newPage()
  await other.goto('/')
  await other.getByLabel('Work email').fill(USER)
  await other.getByRole('checkbox', { name: /I have read/ }).check()
  await other.getByRole('button', { name: 'Continue' }).click()
  const prompt = other.getByRole('alertdialog')
  await expect(prompt).toContainText(
    'Active sessions exist, Do you want to continue to a new session?',
  )
  await prompt.getByRole('button', { name: 'Continue' }).click()
  await expect(other.getByText('Please login again')).toBeVisible()
  await signInByHand(other, USER)
  await otherContext.close()

  await page.goto('/home')
  await expect(page).toHaveURL(/\/$/)
})

test('a duplicated tab has its own files, and an interrupted logout leaves none to the next user', async ({
  page,
  context,
  portal,
}) => {
  await portal.signInByHand(USER)
  await page.goto('/payslip')
  await portal.pick('payslip.pdf')
  await expect(page.getByRole('button', { name: 'Proceed' })).toBeEnabled()

  // As a browser's Duplicate does: the new tab begins with a copy of this one's sessionStorage.
  const opened = context.waitForEvent('page')
  await page.evaluate(() => void window.open(window.location.href))
  const copy = await opened
  await expect(copy.getByRole('button', { name: 'Proceed' })).toBeEnabled()
  await copy.getByRole('button', { name: /^Remove/ }).click()
  await expect(copy.getByRole('button', { name: 'Proceed' })).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: 'Proceed' }).click()
  await expect(page.getByRole('heading', { name: 'Payslip result' })).toBeVisible()
  await copy.close()

  // The disk never gets to clear what it holds: the tab is closed before.
  await page.evaluate(CLEAR_WITHOUT_END)
  await logOut(page, 'Kabir Sethi')
  await expect(page).toHaveURL(/\/$/)
  const next = await context.newPage()
  await page.close()
  await signInByHand(next, 'isha.gupta@deccan.example')
  expect(await next.evaluate(countFiles)).toBe(0)
})

/** The transaction that should clear goes on for as long as the page is there. */
const CLEAR_WITHOUT_END = `IDBObjectStore.prototype.clear = function clear() {
  const request = this.count()
  request.onsuccess = () => this.clear()
  return request
}`

/** How many files and results the browser holds. */
async function countFiles(): Promise<number> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('lekha-vault')
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('blobs').objectStore('blobs').count()
      counting.addEventListener('success', () => resolve(counting.result))
    })
  })
}
