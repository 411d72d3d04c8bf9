import type { Page } from '@playwright/test'
import { CONTACT_UNDO_MS } from '#shared/platform/config/constants.ts'
import { openCases } from './support/davSteps.ts'
import { expect, test } from './support/portal.ts'

const WAITING = 'sub-kvm-kaveri-tiruchi&status=notReady'

/** The first rows of the list, up to one that is taken with Shift. */
async function chooseFour(page: Page): Promise<void> {
  await openCases(page, WAITING)
  const boxes = page
    .getByRole('table', { name: 'Cases' })
    .getByRole('checkbox', { name: /^Select (?!all)/ })
  await boxes.first().click()
  await boxes.nth(3).click({ modifiers: ['Shift'] })
  await expect(page.getByText('4 selected')).toBeVisible()
}

test('two tabs notify each candidate once: the second waits and skips them', async ({
  page,
  portal,
  context,
}) => {
  const resent: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('/notification/resend/')) resent.push(request.url())
  })
  await portal.signIn('kabir.sethi@kaveri.example')
  const other = await context.newPage()
  for (const one of [page, other]) await one.clock.install()
  await chooseFour(page)
  await chooseFour(other)
  await Promise.all(
    [page, other].map((one) =>
      one.getByRole('button', { name: 'Resend notification (4)' }).click(),
    ),
  )
  for (const one of [page, other]) {
    await one.getByRole('button', { name: 'Notify', exact: true }).click()
    await one.getByRole('button', { name: 'Undo' }).waitFor()
    await one.clock.fastForward(CONTACT_UNDO_MS)
  }
  const outcome = (one: Page) =>
    one.getByText(/^(4 candidates notified\.|.*4 skipped: notified a moment ago\.)$/)
  for (const one of [page, other]) await expect(outcome(one)).toBeVisible()
  expect(new Set(resent).size).toBe(4)
  expect(resent).toHaveLength(4)
})
