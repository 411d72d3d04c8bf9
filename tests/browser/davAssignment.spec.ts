import type { BrowserContext, Page } from '@playwright/test'
import { reviewCase, statusOf, openCases } from './support/davSteps.ts'
import { expect, test } from './support/portal.ts'
import { signInByHand } from './support/signIn.ts'

const KABIR = 'kabir.sethi@kaveri.example'
const ROHAN = 'rohan.kulkarni@kaveri.example'
const TIRUCHI = 'sub-kvm-kaveri-tiruchi'
const NAME = 'Anitha Selvam'

const assignedDialog = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Case Already Assigned' })
const opened = (page: Page) => page.getByRole('heading', { level: 1, name: NAME })

/** What a page sends while it goes away leaves without the headers of the test: the page names its world by itself. */
const nameWorld = async (context: BrowserContext, headers: Record<string, string> = {}) =>
  context.addInitScript((named) => {
    const send = window.fetch.bind(window)
    window.fetch = async (input, init) => {
      const all = new Headers(init?.headers)
      for (const [name, value] of Object.entries(named)) all.set(name, value)
      return send(input, { ...init, headers: all })
    }
  }, headers)

test('gives a case to one of two reviewers; the other sees who has it and can take it over without lost decisions', async ({
  page,
  portal,
  browser,
  extraHTTPHeaders,
}) => {
  portal.allowError(/400/)
  const otherContext = await browser.newContext({ extraHTTPHeaders: extraHTTPHeaders ?? {} })
  const other = await otherContext.newPage()
  await Promise.all([portal.signIn(KABIR), signInByHand(other, ROHAN)])
  await Promise.all([openCases(page, TIRUCHI), openCases(other, TIRUCHI)])

  await Promise.all([statusOf(page, NAME).click(), statusOf(other, NAME).click()])
  for (const one of [page, other]) await opened(one).or(assignedDialog(one)).first().waitFor()
  const [winner, loser] = (await assignedDialog(page).isVisible()) ? [other, page] : [page, other]
  await expect(opened(winner)).toBeVisible()
  await expect(assignedDialog(loser)).toContainText(winner === page ? KABIR : ROHAN)

  await reviewCase(winner, NAME)
  await winner.keyboard.press('a')
  await expect(winner.getByText('1 of 13 decided')).toBeVisible()
  await assignedDialog(loser).getByRole('button', { name: 'Assign' }).click()
  await reviewCase(loser, NAME)

  // The winner leaves: what is another's by now is not given back, and the list says whose it is.
  await winner.goBack()
  await statusOf(winner, NAME).click()
  await expect(assignedDialog(winner)).toContainText(loser === page ? KABIR : ROHAN)
  await assignedDialog(winner).getByRole('button', { name: 'Assign' }).click()
  await reviewCase(winner, NAME)
  await expect(winner.getByText('1 of 13 decided')).toBeVisible()
  await otherContext.close()
})

test('releases the case on reload and offers to continue; after a killed tab another one may continue', async ({
  page,
  portal,
  context,
  extraHTTPHeaders,
}) => {
  portal.allowError(/400/) // the case is still assigned when the other tab asks for it
  await nameWorld(context, extraHTTPHeaders)
  await portal.signIn(KABIR)
  await openCases(page, TIRUCHI)
  await statusOf(page, NAME).click()
  await reviewCase(page, NAME)
  await page.keyboard.press('a')
  await page.reload()
  await expect(page.getByText(/QC Ready and not assigned to anyone/)).toBeVisible()
  await page.getByRole('button', { name: 'Resume' }).click()
  await reviewCase(page, NAME)
  await expect(page.getByText('1 of 13 decided')).toBeVisible()

  const address = page.url()
  const killed = page.waitForEvent('crash')
  const browser = await context.newCDPSession(page)
  browser.send('Page.crash').catch(() => undefined) // nobody is left to answer
  await killed
  const another = await context.newPage()
  await another.goto(address)
  await expect(another.getByText(/been assigned to you/)).toBeVisible()
  await another.getByRole('button', { name: 'Resume' }).click()
  await reviewCase(another, NAME)
})

test('two tabs of one reviewer: the one that leaves the case last releases it', async ({
  page,
  portal,
  context,
  extraHTTPHeaders,
}) => {
  portal.allowError(/400/) // the case is already assigned when the second tab resumes it
  await nameWorld(context, extraHTTPHeaders)
  await portal.signIn(KABIR)
  await openCases(page, TIRUCHI)
  await statusOf(page, NAME).click()
  await reviewCase(page, NAME)
  const second = await context.newPage()
  await second.goto(page.url())
  await second.getByRole('button', { name: 'Resume' }).click()
  await reviewCase(second, NAME)

  await page.goBack()
  await expect(page.getByRole('row', { name: NAME })).toContainText('Assigned to you')
  await second.goto('about:blank')
  await expect(async () => {
    await page.reload()
    expect(await statusOf(page, NAME).textContent()).toBe('QC Ready') // waits for the row, however long the list takes
  }).toPass()
})
