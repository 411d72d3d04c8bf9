import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect } from 'vitest'
import { selectJob } from '#shared/kits/jobs/jobsSlice.ts'
import { clearBlobStore } from '#shared/platform/blobStore/blobStore.ts'
import { logOut } from '#shared/platform/session/end/logOut.ts'
import { selectCurrentDialog } from '#shared/platform/store/overlaySlice.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { faultsOf } from '#tests/support/analyzerErrors.ts'
import { renderApp, signInAs } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { createTestAppStore, blobStoreOnDisk } from '#tests/support/stores.ts'
import { watchDownloads } from '#tests/support/watchDownloads.ts'
import { KABIR, ONE, TWO, months, output, proceed, reload, submit, tabs } from './outputSteps.tsx'

test('shows no report for a failed account, even if it is the only one', async () => {
  sandboxServer.use(
    http.get('*/bankstatement/status', () =>
      HttpResponse.json({ status: 'Success', accounts_failed: ['account_1'] }),
    ),
    http.get('*/bankstatement/zip', () => new HttpResponse(new Blob(['no zip']))),
  )
  await proceed(ONE)
  await output()
  expect(await screen.findByText('No account could be analysed')).toBeVisible()
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Check of the months' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Download Output' })).toBeVisible()
})

test('keeps the job when the server is too busy for the ZIP, and sends nothing twice', async () => {
  let uploads = 0
  let zips = 0
  sandboxServer.use(
    http.post('*/bankstatement/upload', () => {
      uploads += 1
    }),
    http.get('*/bankstatement/zip', () => {
      zips += 1
      return zips === 1 ? new HttpResponse(null, { status: 503 }) : undefined
    }),
  )
  const { user } = await proceed(ONE)
  const dialog = await screen.findByRole('alertdialog', { name: 'No result yet' })
  expect(
    within(dialog).getByText(/You do not need to send it again, and you are not charged twice/),
  ).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: 'OK' }))
  await user.click(screen.getByRole('button', { name: 'Jobs 1 needs attention' }))
  await user.click(
    within(await screen.findByRole('list', { name: 'Needs attention' })).getByRole('button', {
      name: 'Check again',
    }),
  )
  await user.click(await screen.findByRole('link', { name: 'Open bank-hdfc-savings.pdf' }))
  await output()
  expect([uploads, zips]).toEqual([1, 2])
})

describe('email', () => {
  test('confirms a requested email once', async () => {
    const { store, world } = await proceed({ ...ONE, emailOutput: true })
    await output()
    expect(await screen.findByText('Email sent Successfully')).toBeVisible()
    expect(world.inbox[0]?.subject).toBe('Your bank statement analysis is ready')
    await reload(store, window.location.pathname + window.location.search)
    await output()
    await tabs()
    expect(screen.queryByText('Email sent Successfully')).toBeNull()
  })

  test('does not confirm an email that was not requested', async () => {
    await proceed(ONE)
    await output()
    await months()
    expect(screen.queryByText('Email sent Successfully')).toBeNull()
  })
})

const KEPT = ['inputFile', 'outputFile']
const isKept = async () =>
  Promise.all(KEPT.map(async (key) => (await blobStoreOnDisk.get(key)) !== undefined))

describe('stores files under inputFile and outputFile (D18)', () => {
  test('a reload finds the output without its id in the URL', async () => {
    const { store } = await proceed(TWO)
    await output()
    await waitFor(async () => expect(await isKept()).toEqual([true, true]))
    await reload(store, '/outputbankstatement')
    expect(await tabs()).toEqual(['Account 1', 'Account 2', 'Inter Bank Transactions'])
  })

  test('a new upload clears it', async () => {
    const { store, world } = await proceed(ONE)
    await output()
    await waitFor(async () => expect(await isKept()).toEqual([true, true]))
    world.speed = 0.000_01
    await submit(store, TWO)
    await waitFor(async () => expect(await isKept()).toEqual([false, false]))
  })

  test('logging out clears it', async () => {
    const { store } = await proceed(ONE)
    await output()
    await waitFor(async () => expect(await isKept()).toEqual([true, true]))
    await store.dispatch(logOut())
    expect(await isKept()).toEqual([false, false])
  })

  test('links to the upload when nothing is stored', async () => {
    const { user } = await renderApp('/outputbankstatement', { as: KABIR })
    expect(await screen.findByText('No analysis output here')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Upload a bank statement' }))
    await waitFor(() => expect(window.location.pathname).toBe('/bankstatement'))
  })

  test('fetches a result again that the browser has lost', async () => {
    const { store, id } = await proceed(ONE)
    await output()
    await months()
    await clearBlobStore()
    await reload(store, `/outputbankstatement?job=${id}`)
    expect(await tabs()).toEqual(['Account 1'])
    expect(within(await months()).getAllByText('Adds up')).toHaveLength(3)
  })
})

describe('processing', () => {
  test('waits in the queue, continues, and Cancel asks for confirmation', async () => {
    const store = createTestAppStore()
    await signInAs(store, KABIR)
    sandboxServer.world.speed = 0.000_01
    const id = await submit(store, ONE)
    const { user } = await renderApp(`/bankstatement?job=${id}`, { store })
    expect(await screen.findByText(/Your statements are in the queue/)).toBeVisible()
    expect(screen.getByText('In queue')).toBeVisible()
    expect(screen.getByText('Min Left', { exact: false })).toBeVisible()
    sandboxServer.world.speed = 1
    sandboxServer.world.advance(9_500)
    expect(await screen.findByText('In Progress')).toBeVisible()
    expect(screen.queryByText(/in the queue/)).toBeNull()
    expect(
      within(screen.getByRole('list', { name: 'Steps' }))
        .getAllByRole('listitem')
        .map((step) => step.textContent),
    ).toEqual([
      expect.stringContaining('Sorting and Classifying Data'),
      expect.stringContaining('Identifying Transactions'),
      expect.stringContaining('Calculating Key Metrics'),
      expect.stringContaining('Deriving Insights and Conclusions'),
      expect.stringContaining('Producing Final Report'),
    ])
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Keep it running' }))
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Stop analysis' }))
    await waitFor(() => expect(selectJob(store.getState(), id)).toBeUndefined())
  })

  test('fetches a missing PDF on request', async () => {
    const { user } = await proceed({ one: ['bank-pdf-missing.pdf'] })
    await output()
    await user.click(await screen.findByRole('radio', { name: 'PDF' }))
    expect(await screen.findByText('The PDF report could not be loaded')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(
      await screen.findByRole('region', { name: 'Preview of bank-pdf-missing_account_1.pdf' }),
    ).toBeVisible()
  })

  test('a ZIP that cannot be read can still be saved', async () => {
    const saved = watchDownloads()
    const { user } = await proceed({ one: ['bank-zip-broken.pdf'] })
    await output()
    expect(await screen.findByText('The Excel files could not be opened here')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Download Output' }))
    await waitFor(() => expect(saved[0]?.name).toBe('bank-zip-broken_report.zip'))
  })

  test('repeats a ZIP call without a response', async () => {
    let calls = 0
    sandboxServer.use(
      http.get('*/bankstatement/zip', () => {
        calls += 1
        return calls === 1 ? HttpResponse.error() : undefined
      }),
    )
    await proceed(ONE)
    await output()
    expect(calls).toBe(2)
  })
})

test.each([
  ...faultsOf('bankStatement'),
  { value: 'unauthorized', expectedDialog: 'notAuthenticated' },
])('$value opens $reaches', async ({ value, expectedDialog }) => {
  const store = createTestAppStore()
  await signInAs(store, KABIR)
  await submit(store, { one: [`${value}.pdf`] })
  await waitFor(() => expect(selectCurrentDialog(store.getState())?.name).toBe(expectedDialog))
})

test.each([
  ['bank-related-empty.xlsx', 'emptyInputExcel'],
  ['bank-related-extra.xlsx', 'extraExcelData'],
])('%s opens %s', async (related, reaches) => {
  const store = createTestAppStore()
  await signInAs(store, KABIR)
  await submit(store, { ...ONE, related })
  await waitFor(() => expect(selectCurrentDialog(store.getState())?.name).toBe(reaches))
})
