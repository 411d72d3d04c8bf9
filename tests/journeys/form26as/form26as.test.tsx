import { readFileSync } from 'node:fs'
import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, vi } from 'vitest'
import { clearBlobStore } from '#shared/platform/blobStore/blobStore.ts'
import { selectCurrentDialog } from '#shared/platform/store/overlaySlice.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { faultsOf, stateAfterFault } from '#tests/support/analyzerErrors.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { watchDownloads } from '#tests/support/watchDownloads.ts'
import { choose, pick, proceed } from './steps.tsx'

const open = async (path = '/form26as') => renderApp(path, { as: 'kabir.sethi@kaveri.example' })
const result = async () => screen.findByRole('article', { name: /^Record 1 of/ })
const value = (name: string) => screen.getByRole('button', { name })
const panel = (name: RegExp) => within(screen.getByRole('region', { name }))

test('a statement goes from the drop to the download', async () => {
  const saved = watchDownloads()
  let body: unknown
  let polled = ''
  sandboxServer.use(
    http.post('*/service/fintech/V1/form26as/upload', async ({ request }) => {
      body = await request.clone().json()
    }),
    http.get('*/service/fintech/V1/form26as/output', ({ request }) => {
      polled = new URL(request.url).search
    }),
  )
  const { user } = await open()
  expect(await screen.findByText('One PDF at a time')).toBeVisible()
  expect(screen.getByText(/^A locked PDF is not sent\. You can unlock it here/)).toBeVisible()
  await choose(user, 'form26as.pdf')
  expect(await screen.findByText('1:30 Mins')).toBeVisible()
  expect(await screen.findByRole('region', { name: 'Preview of form26as.pdf' })).toBeVisible()
  expect(body).toBeUndefined()

  await user.click(screen.getByRole('button', { name: 'Proceed' }))
  await result()
  expect(body).toEqual({
    form26as: [readFileSync('tests/sandbox/samples/form26as.pdf').toString('base64')],
  })
  expect(polled).toBe('?clientRequestTransactionID=form26as-0001')
  expect(screen.getByText('All totals add up')).toBeVisible()
  for (const name of [
    'Assessee: ANANYA DESHPANDE',
    'PAN number: XXXPD1234X',
    'PAN status: Active and Operative',
    'Financial year: 2025-26',
    'Assessment year: 2026-27',
  ])
    expect(value(name)).toBeVisible()
  const employer = panel(/sahyadri/i)
  expect(employer.getByText('Section 192')).toBeVisible()
  expect(employer.getByRole('button', { name: 'TAN: PNEX01234B' })).toBeVisible()
  expect(employer.getByRole('button', { name: 'Total credit: 22,60,500.50' })).toBeVisible()
  expect(employer.getByRole('button', { name: 'Total tax: 2,85,910.25' })).toBeVisible()
  expect(employer.getByText('12 credits add up')).toBeVisible()
  expect(employer.getByText('12 tax amounts add up')).toBeVisible()
  expect(employer.getAllByRole('row')).toHaveLength(13)
  const bank = panel(/konkan/i)
  expect(bank.getByText('Section 194A')).toBeVisible()
  expect(
    bank.getAllByRole('row').map((row) =>
      within(row)
        .queryAllByRole('button')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    [],
    ['30-06-2025', '12,480.00', '1,248.00'],
    ['30-09-2025', '12,480.00', '1,248.00'],
    ['31-12-2025', '12,480.00', '1,248.00'],
    ['31-03-2026', '13,204.75', '1,320.50'],
  ])
  expect(await screen.findByText('How good was this result?')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Download Json' }))
  await waitFor(() => expect(saved[0]?.name).toBe('form26as.json'))
  expect(JSON.parse((await saved[0]?.blob.text()) ?? '')).toMatchObject([
    {
      form26ASTransactionID: '26as-1',
      nameOfAssessee: 'ANANYA DESHPANDE',
      PAN_number: 'XXXPD1234X',
      Section192: [{ TANNumber: 'PNEX01234B', TotalCredit: '22,60,500.50' }],
      Section194A: [
        { Details: { 0: ['Date', 'Credit', 'Tax'], 4: ['31-03-2026', '13204.75', '1320.50'] } },
      ],
    },
  ])
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByText('Drop a Form 26AS here')).toBeVisible()
})

test('a click finds the value in its row of the source, and it can be copied', async () => {
  const { user } = await open()
  await proceed(user, 'form26as.pdf')
  await result()
  await user.click(
    panel(/konkan/i).getByRole('button', { name: 'Credit of 30-09-2025: 12,480.00' }),
  )
  // Both TANs; date, credit and tax of the first entry; its own date.
  expect(
    await screen.findByText(
      'Searched 12,480.00, after PNEX01234B, PNEX05678C, 30-06-2025, 12,480.00, 1,248.00, 30-09-2025',
    ),
  ).toBeVisible()
  await user.click(value('It is in form26as.pdf'))
  expect(await screen.findByText('Credit of 30-09-2025 found on page 2')).toBeVisible()
  expect(value('Credit of 30-09-2025: 12,480.00')).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(1)
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: 'Copy value' }))
  expect(copied).toHaveBeenCalledWith('12,480.00')
})

test('shows the same figures for the second response format', async () => {
  const { user } = await open()
  await proceed(user, 'form26as-lower-camel.pdf')
  await result()
  expect(screen.getByText('All totals add up')).toBeVisible()
  expect(value('Total credit: 22,60,500.50')).toBeVisible()
  expect(panel(/konkan/i).getByRole('button', { name: 'Total tax: 5,064.50' })).toBeVisible()
})

test('reports totals that do not add up, with the sum of the details', async () => {
  const { user } = await open()
  await proceed(user, 'form26as-wrong-total.pdf')
  await result()
  expect(screen.getByText('1 of 2 deductors does not add up')).toBeVisible()
  const employer = panel(/sahyadri/i)
  expect(employer.getByText('12 credits come to 22,60,500.50')).toBeVisible()
  expect(employer.getByRole('button', { name: 'Total credit: 22,72,500.50' })).toBeVisible()
  expect(employer.getByText('12 tax amounts add up')).toBeVisible()
  expect(panel(/konkan/i).getByText('4 credits add up')).toBeVisible()
})

test('/form26 opens the same page', async () => {
  const { user } = await open('/form26')
  await proceed(user, 'form26as.pdf')
  await result()
  expect(window.location.pathname).toBe('/form26')
})

test('rejects a locked file before it is sent', async () => {
  const { user, store } = await open()
  await pick(user, 'form26as-locked.pdf')
  await waitFor(() =>
    expect(selectCurrentDialog(store.getState())?.name).toBe('passwordProtectFileError'),
  )
  expect(screen.queryByRole('button', { name: 'Proceed' })).toBeNull()
})

test('a failed scan shows outputFailed and returns to the upload', async () => {
  const { user, store } = await open()
  await proceed(user, 'form26as-scanned.pdf')
  await waitFor(() => expect(selectCurrentDialog(store.getState())?.name).toBe('outputFailed'))
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  expect(await screen.findByText('Drop a Form 26AS here')).toBeVisible()
})

test.each(faultsOf('form26as'))(
  '$value shows $reaches and returns to the upload',
  async ({ value: magic, expectedDialog }) => {
    const { user, store } = await open()
    await proceed(user, `form26as-${magic}.pdf`)
    await waitFor(() => expect(selectCurrentDialog(store.getState())?.name).toBe(expectedDialog))
    const isIntakeClear = stateAfterFault(expectedDialog, 'Drop a Form 26AS here')
    expect(await screen.findByText(isIntakeClear.page)).toBeInTheDocument()
    expect(await screen.findByText(isIntakeClear.footnote(`form26as-${magic}.pdf`))).toBeVisible()
  },
)

test('repeats polls without a response', async () => {
  const { user } = await open()
  await proceed(user, 'form26as-flaky.pdf')
  await result()
  expect(screen.getByText('All totals add up')).toBeVisible()
})

test('fetches a result again that the browser has lost, and opens it from Jobs', async () => {
  const { user } = await open()
  await proceed(user, 'form26as.pdf')
  await result()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await user.click(await screen.findByRole('link', { name: 'Home' }))
  await screen.findByRole('heading', { name: 'Home', level: 1 })
  await clearBlobStore()
  await user.click(screen.getByRole('button', { name: 'Jobs' }))
  await user.click(await screen.findByRole('link', { name: 'Open form26as.pdf' }))
  expect(await screen.findByText('All totals add up')).toBeVisible()
  expect(await screen.findByText('This browser no longer has the file')).toBeVisible()
})

test('shows the demo page to a trial user', async () => {
  await renderApp('/form26as', { as: 'meera.nair@pinnaclehome.example' })
  expect(await screen.findByText('Free trial - Coming Soon')).toBeVisible()
  expect(screen.queryByText('Drop a Form 26AS here')).toBeNull()
})
