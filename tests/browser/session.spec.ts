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

test('the idle warning appears in both of two tabs that nobody touches, when the clock is moved', async ({
  page,
  context,
  portal,
}) => {
  await portal.signIn(USER)
  const second = await context.newPage()
  await context.clock.install()
  for (const tab of [page, second]) {
    await tab.goto('/home')
    await expect(tab.getByRole('button', { name: /Kabir Sethi/ })).toBeVisible()
  }
  // What a page requests is activity, and on a busy machine it may come after the clock was moved: from then on it counts again.
  await expect(async () => {
    const last = await page.evaluate(() => Number(localStorage.getItem('lekha-last-activity')))
    await context.clock.setSystemTime(last + 26 * 60_000)
    await context.clock.runFor(10_000)
    for (const tab of [page, second])
      await expect(tab.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible({
        timeout: 3_000,
      })
  }).toPass()
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
