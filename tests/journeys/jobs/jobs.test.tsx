import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, expect, vi } from 'vitest'
import { read, utils } from 'xlsx'
import { ANALYZERS, ANALYZER_LOADERS } from '#app/analyzers.tsx'
import type { Job } from '#shared/kits/jobs/job.ts'
import { jobTransitioned, jobUpserted, selectJob } from '#shared/kits/jobs/jobsSlice.ts'
import { pollJob } from '#shared/kits/jobs/run/poll.ts'
import { restoreFailedJob } from '#shared/kits/jobs/run/restoreFailedJob.ts'
import { onToast } from '#shared/platform/dialogs/toast.ts'
import { SERVICES } from '#shared/platform/session/services/services.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { press } from '#tests/support/userActions.ts'
import { watchDownloads } from '#tests/support/watchDownloads.ts'
import { aDoneJob, aFailedJob, aRunningJob } from '#tests/unit/shared/kits/jobs/builders.ts'
import { pick, proceed } from '../payslip/steps.tsx'

const KABIR = 'kabir.sethi@kaveri.example'
const MINUTE_MS = 60_000
const file = (name: string): Job['files'][number] => ({
  id: name,
  name,
  size: 1_000,
  kind: 'pdf',
  pages: 1,
  sample: false,
})
const owner = { owner: KABIR }

/** Home with these jobs. */
async function homeWith(...jobs: Job[]) {
  const { user, store, world } = await renderApp('/home', { as: KABIR })
  await screen.findByRole('heading', { name: 'Home', level: 1 })
  for (const job of jobs) store.dispatch(jobUpserted(job))
  return { user, store, world }
}
const START = Date.parse('2026-11-20T05:00:00Z')
/** Still being sent, so it is not polled. */
const RUNNING = aRunningJob({
  ...owner,
  id: 'runs',
  files: [file('runs.pdf')],
  transactionId: null,
  startedAt: START,
})
const NEW = aDoneJob({
  ...owner,
  id: 'new',
  files: [file('new.pdf')],
  subject: 'Ananya Deshpande',
  startedAt: START - MINUTE_MS,
})
const OPENED = aDoneJob({
  ...owner,
  id: 'opened',
  files: [file('opened.pdf')],
  seen: true,
  startedAt: START + MINUTE_MS,
})
const FAILED = aFailedJob({
  ...owner,
  id: 'failed',
  files: [file('failed.pdf')],
  startedAt: START - 2 * MINUTE_MS,
})

const jobNames = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => /(\w+)\.pdf/.exec(row.textContent)?.[1])

afterEach(() => vi.unstubAllGlobals())

test('announces a job that finishes on another page by toast, badge and title until it is opened', async () => {
  const { user, world } = await renderApp('/payslip', { as: KABIR })
  world.speed = 0.000_01
  await proceed(user, 'payslip.pdf')
  await press(user, 'Jobs 1')
  await user.click(await screen.findByRole('link', { name: 'All jobs' }))
  await screen.findByRole('heading', { name: 'Jobs', level: 1 })
  expect(await screen.findByText(/^Running, \d+%$/)).toBeVisible()
  expect(document.title).toBe('Jobs · Lekha')

  world.speed = Infinity
  expect(await screen.findByText(/payslip\.pdf is ready\./)).toBeVisible()
  expect(await screen.findByText('New result')).toBeVisible()
  expect(await screen.findByText('Ananya Deshpande')).toBeVisible()
  await waitFor(() => expect(document.title).toBe('(1) Jobs · Lekha'))
  expect(screen.getByRole('button', { name: 'Jobs 1' })).toBeVisible()

  await user.click(screen.getByRole('link', { name: 'Open the result' }))
  await screen.findByRole('article', { name: /^Payslip 1 of/ })
  expect(await screen.findByRole('button', { name: 'Jobs' })).toBeVisible()
  await waitFor(() => expect(document.title).not.toMatch(/^\(/))
})

test('says nothing of a result on its own page, whatever the spelling of its address', async () => {
  const toasts: string[] = []
  const stop = onToast(({ text }) => toasts.push(text))
  const { user, world } = await renderApp('/idextracter/aadhaar', { as: KABIR })
  world.speed = 0.000_01
  await screen.findByText(/^Drop an? .+ here$/)
  await pick(user, 'id-aadhaar.pdf')
  await press(user, 'Proceed')
  await press(user, 'Jobs 1')
  await screen.findByRole('heading', { name: 'Running' })
  world.speed = Infinity
  await screen.findByRole('button', { name: 'Download Json' })
  stop()
  expect(toasts).toEqual([])
})

test('shows a system notification if allowed while another tab is visible', async () => {
  const notifications: { title: string; tag: string | undefined }[] = []
  class FakeNotification extends EventTarget {
    static readonly permission = 'granted'
    constructor(title: string, options?: NotificationOptions) {
      super()
      notifications.push({ title, tag: options?.tag })
    }
    close() {}
  }
  vi.stubGlobal('Notification', FakeNotification)
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  const { store } = await homeWith(RUNNING)
  await screen.findByRole('button', { name: 'Jobs 1' })
  store.dispatch(jobUpserted(aDoneJob({ ...owner, id: 'runs', files: [file('runs.pdf')] })))
  await waitFor(() => expect(notifications).toEqual([{ title: 'runs.pdf is ready.', tag: 'runs' }]))
  hidden.mockRestore()
})

test('lists jobs that need attention first, searches by applicant, opens the next new result, and undoes a removal', async () => {
  const { user } = await homeWith(OPENED, NEW, RUNNING, FAILED)
  await press(user, /^Jobs/)
  await user.click(await screen.findByRole('link', { name: 'All jobs' }))
  await screen.findByRole('heading', { name: 'Jobs', level: 1 })
  await waitFor(() => expect(jobNames()).toEqual(['failed', 'runs', 'new', 'opened']))
  expect(screen.getByText('Failed: no result could be produced')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the next result' })).toHaveAttribute(
    'href',
    '/payslip?job=new',
  )

  await user.type(screen.getByRole('searchbox', { name: 'Search jobs' }), 'ananya')
  await waitFor(() => expect(jobNames()).toEqual(['new']))
  await user.clear(screen.getByRole('searchbox', { name: 'Search jobs' }))

  await press(user, 'Clear 3 finished')
  await waitFor(() => expect(jobNames()).toEqual(['runs']))
  await press(user, 'Undo')
  await waitFor(() => expect(jobNames()).toEqual(['failed', 'runs', 'new', 'opened']))
  await press(user, 'Remove failed.pdf from Jobs')
  await waitFor(() => expect(jobNames()).toEqual(['runs', 'new', 'opened']))
  await user.click(screen.getByRole('link', { name: 'Open the next result' }))
  await press(user, /^Jobs/)
  await waitFor(() => expect(screen.queryByText('failed.pdf')).toBeNull())
})

test('clears and downloads what the filter and the search show, and nothing else', async () => {
  const { user } = await homeWith(OPENED, NEW, FAILED)
  await press(user, /^Jobs/)
  await user.click(await screen.findByRole('link', { name: 'All jobs' }))
  await user.click(await screen.findByRole('radio', { name: 'Needs attention' }))
  await waitFor(() => expect(jobNames()).toEqual(['failed']))
  await press(user, 'Clear 1 finished')
  await user.click(screen.getByRole('radio', { name: 'All' }))
  await waitFor(() => expect(jobNames()).toEqual(['new', 'opened']))

  await user.type(screen.getByRole('searchbox', { name: 'Search jobs' }), 'ananya')
  await waitFor(() => expect(jobNames()).toEqual(['new']))
  const saved = watchDownloads()
  await press(user, 'Download all as Excel')
  await waitFor(() => expect(saved).toHaveLength(1))
  const workbook = read(new Uint8Array((await saved[0]?.blob.arrayBuffer()) ?? []))
  const rows = utils.sheet_to_json<Record<string, string>>(
    workbook.Sheets[workbook.SheetNames[0] ?? ''] ?? {},
  )
  expect(rows.map((row) => row.File)).toEqual(['new.pdf'])
  await press(user, 'Clear 1 finished')
  await user.clear(screen.getByRole('searchbox', { name: 'Search jobs' }))
  await waitFor(() => expect(jobNames()).toEqual(['opened']))
})

test('Log Out lists the jobs that will be deleted and keeps them when the user stays', async () => {
  const { user } = await homeWith(RUNNING, NEW, OPENED)
  await press(user, /Kabir/)
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Log out anyway?' }))
  expect(question.getByText('runs.pdf')).toBeVisible()
  expect(question.getByText('new.pdf')).toBeVisible()
  expect(question.queryByText('opened.pdf')).toBeNull()
  await user.click(question.getByRole('button', { name: 'Stay' }))
  expect(await screen.findByRole('button', { name: 'Jobs 2' })).toBeVisible()

  await press(user, /Kabir/)
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  const again = within(await screen.findByRole('alertdialog', { name: 'Log out anyway?' }))
  await user.click(again.getByRole('button', { name: 'Log Out' }))
  expect(await screen.findByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
})

test('Retry sends the failed file again and removes the old job from Jobs', async () => {
  const { user } = await renderApp('/payslip', { as: KABIR })
  await proceed(user, 'low-credits.pdf')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Low Credit Balance' }))
  await user.click(dialog.getByRole('button', { name: 'OK' }))
  expect(await screen.findByText(/was not processed: not enough credits/)).toBeVisible()
  await press(user, 'Use it again')
  expect(
    await screen.findByText('Check it before you proceed. Nothing has been sent yet.'),
  ).toBeVisible()
  expect(await screen.findByRole('region', { name: 'Preview of low-credits.pdf' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Jobs' })).toBeVisible()
  await press(user, 'Proceed')
  expect(await screen.findByRole('alertdialog', { name: 'Low Credit Balance' })).toBeVisible()
})

test.each(ANALYZERS.map(({ service }) => [SERVICES[service].path, service] as const))(
  'at %s checks the status of a job that may have finished and does not send it again',
  async (path, service) => {
    const calls = await ANALYZER_LOADERS[service]?.()
    if (calls === undefined) throw new Error(`${service} has no analyzer`)
    const { user, store } = await renderApp(path, { as: KABIR })
    await screen.findByRole('heading', { level: 1 })
    const { id: analyzer, title } = calls
    const sent = aRunningJob({ ...owner, analyzer, title, path, files: [file('sent.pdf')] })
    store.dispatch(jobUpserted(sent))
    const statusRequests: string[] = []
    sandboxServer.use(
      http.all('*/service/fintech/V1/*', ({ request }) => {
        statusRequests.push(new URL(request.url).pathname)
        return new HttpResponse(null, { status: 503 })
      }),
    )
    void store.dispatch(pollJob(sent.id))
    await press(user, 'OK')
    expect(await screen.findByText(/was sent and may still be finished/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Use it again' })).toBeNull()
    const failed = selectJob(store.getState(), sent.id)
    if (failed?.kind !== 'Not Uploaded') throw new Error('it did not fail')
    await store.dispatch(restoreFailedJob(failed))
    expect(selectJob(store.getState(), sent.id)).toBe(failed)
    await press(user, 'Check again')
    await waitFor(() => expect(statusRequests.length).toBeGreaterThan(1))
    expect(new Set(statusRequests).size).toBe(1) // its status; nothing is uploaded
  },
)

test('announces once that files were deleted to free space, and marks their job in Jobs', async () => {
  const { user, store } = await homeWith(OPENED)
  await user.click(await screen.findByRole('button', { name: 'Jobs' }))
  await user.click(await screen.findByRole('link', { name: 'All jobs' }))
  expect(await screen.findByText(/^Files and results stored in this browser/)).toBeVisible()
  expect(await screen.findByText(/of 500 MB$/)).toBeVisible()
  store.dispatch(jobTransitioned({ id: 'opened', event: { kind: 'evicted' } }))
  expect(await screen.findByText('no longer in this browser')).toBeVisible()
  expect(
    await screen.findByText(
      'To free space, the files of 1 older job were deleted from this browser.',
    ),
  ).toBeVisible()
})
