import { http, HttpResponse } from 'msw'
import { describe, expect, vi } from 'vitest'
import { ANALYZER_LOADERS } from '#app/analyzers.tsx'
import { canRetry } from '#shared/kits/jobs/failures.ts'
import { selectJob } from '#shared/kits/jobs/jobsSlice.ts'
import { clearJobs, saveJob } from '#shared/kits/jobs/jobsStore.ts'
import { resumeJobs } from '#shared/kits/jobs/run/lifecycle.ts'
import { setSessionFlag } from '#shared/platform/session/storage/sessionFlag.ts'
import { selectCurrentDialog } from '#shared/platform/store/overlaySlice.ts'
import { signedIn } from '#shared/platform/store/sessionSlice.ts'
import { apiServer, ORIGIN, test } from '#tests/support/apiTest.ts'
import { createTestStore } from '#tests/support/stores.ts'
import { aRunningJob, KABIR } from '#tests/unit/shared/kits/jobs/builders.ts'

const SERVICE = `${ORIGIN}/service/fintech/V1`
const SIGN_IN = `${ORIGIN}/proxy/sign-in`

const page = () => HttpResponse.html('<!doctype html><title>Sign in</title>')

const MISFITS: readonly [string, () => Response][] = [
  ['a page', page],
  ['broken JSON', () => new HttpResponse('{"status": "In Prog')],
  ['a redirect to a page', () => HttpResponse.redirect(SIGN_IN, 302)],
  ['a page with status 403', () => HttpResponse.html('<h1>Forbidden</h1>', { status: 403 })],
  ['a page with status 404', () => HttpResponse.html('<h1>Not Found</h1>', { status: 404 })],
]

const NO_FILES: typeof MISFITS = [
  ['a page', page],
  ['JSON', () => HttpResponse.json({})],
  ['a redirect to a page', () => HttpResponse.redirect(SIGN_IN, 302)],
]

/** Where a status 'Success' is followed by a download. */
const DOWNLOADS = [
  ['bankStatement', `${SERVICE}/bankstatement/status`],
  ['financialStatement', `${SERVICE}/financial_statement/status`],
] as const

/** A running job of this analyzer whose next poll is due. */
async function polled(analyzer: string) {
  setSessionFlag()
  await clearJobs()
  await saveJob(aRunningJob({ analyzer, askedAt: 0, files: [] }))
  const store = createTestStore(undefined, {
    analyzers: ANALYZER_LOADERS,
    clearDatabases: clearJobs,
  })
  store.dispatch(signedIn(KABIR))
  await store.dispatch(resumeJobs())
  await vi.waitFor(() => expect(selectCurrentDialog(store.getState())).toBeDefined())
  return {
    job: selectJob(store.getState(), 'job-1'),
    dialog: selectCurrentDialog(store.getState()),
  }
}

const keepsJob = ({ job, dialog }: Awaited<ReturnType<typeof polled>>) => {
  expect(job).toMatchObject({ kind: 'Not Uploaded', mayBeDone: true, transactionId: 'tx-1' })
  expect(job?.kind === 'Not Uploaded' && canRetry(job)).toBe(true)
  expect(dialog).toMatchObject({ name: 'outputFailed', context: { unknown: 'result' } })
}

describe.each(Object.keys(ANALYZER_LOADERS))('%s', (analyzer) => {
  test.each(MISFITS)('a poll answered with %s keeps the job for Check again', async (_, answer) => {
    apiServer.use(http.all(`${SERVICE}/*`, answer), http.all(SIGN_IN, page))
    keepsJob(await polled(analyzer))
  })
})

describe.each(DOWNLOADS)('%s', (analyzer, statusPath) => {
  test.each(NO_FILES)('%s in place of a part of the result keeps the job', async (_, answer) => {
    apiServer.use(
      http.all(statusPath, () => HttpResponse.json({ status: 'Success' })),
      http.all(`${SERVICE}/*`, answer),
      http.all(SIGN_IN, page),
    )
    keepsJob(await polled(analyzer))
  })
})

test.each([
  ['a 504', () => new HttpResponse(null, { status: 504 })],
  ['a page', page],
])(
  'bankStatement: %s in place of a PDF is not stored as a result without it',
  async (_, answer) => {
    apiServer.use(
      http.all(`${SERVICE}/bankstatement/status`, () => HttpResponse.json({ status: 'Success' })),
      http.all(`${SERVICE}/bankstatement/zip`, () => new HttpResponse('PK')),
      http.all(`${SERVICE}/bankstatement/pdf`, answer),
    )
    keepsJob(await polled('bankStatement'))
  },
)
