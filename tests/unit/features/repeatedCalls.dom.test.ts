import { http, HttpResponse } from 'msw'
import { describe, expect, vi } from 'vitest'
import { ANALYZER_LOADERS } from '#app/analyzers.tsx'
import { toJobOptions } from '#features/financial/bankStatement/api/submission.ts'
import { createJobs } from '#features/kyc/companyChecks/endpoints.ts'
import { resendToCandidate } from '#features/kyc/dav/checks/resendToCandidate.ts'
import { initiateCases } from '#features/kyc/dav/endpoints.ts'
import { initiateJobs } from '#features/kyc/uan/endpoints.ts'
import { isRetriable, mayHaveArrived } from '#shared/kits/jobs/batch/itemStatus.ts'
import { jobUpserted, selectJob } from '#shared/kits/jobs/jobsSlice.ts'
import { clearJobs } from '#shared/kits/jobs/jobsStore.ts'
import { submitJob } from '#shared/kits/jobs/run/submit.ts'
import { sendRows } from '#shared/kits/upload/sendRows.ts'
import { setSessionFlag } from '#shared/platform/session/storage/sessionFlag.ts'
import { dialogAnswered, selectCurrentDialog } from '#shared/platform/store/overlaySlice.ts'
import { signedIn } from '#shared/platform/store/sessionSlice.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { apiServer, ORIGIN, test } from '#tests/support/apiTest.ts'
import { blobStoreOnDisk, createTestStore } from '#tests/support/stores.ts'
import { aSubmission, anAccount } from '#tests/unit/features/financial/bankStatement/builders.ts'
import { aFile, aRunningJob, KABIR } from '#tests/unit/shared/kits/jobs/builders.ts'

/** Answers that are not the service's own. */
const UNCONFIRMED: readonly [string, () => Response][] = [
  ['no answer', () => HttpResponse.error()],
  ['a 408', () => new HttpResponse(null, { status: 408 })],
  ['a 502', () => HttpResponse.html('<h1>502</h1>', { status: 502 })],
  ['a 504', () => HttpResponse.html('<h1>504</h1>', { status: 504 })],
  ['a 524', () => new HttpResponse(null, { status: 524 })],
  ['a 500 without a detail', () => new HttpResponse('error', { status: 500 })],
  ['a page', () => HttpResponse.html('<!doctype html><title>Sign in</title>')],
]

const REFUSED = () => HttpResponse.json({ detail: 'No' }, { status: 500 })

/** Counts the calls and answers them, one answer after the other, then with the last one. */
function answerWith(...answers: readonly (() => Response)[]) {
  const calls: string[] = []
  apiServer.use(
    http.all(`${ORIGIN}/*`, ({ request }) => {
      calls.push(new URL(request.url).pathname)
      return (answers[calls.length - 1] ?? answers.at(-1))?.()
    }),
  )
  return calls
}

async function aStore() {
  setSessionFlag()
  await blobStoreOnDisk.put(new File(['%PDF-1.7'], aFile.name), aFile.id)
  const store = createTestStore(undefined, {
    analyzers: ANALYZER_LOADERS,
    clearDatabases: clearJobs,
  })
  store.dispatch(signedIn(KABIR))
  return store
}

/** The first upload of a document of this service. */
async function upload(id: string) {
  const store = await aStore()
  const analyzer = await ANALYZER_LOADERS[id]?.()
  if (analyzer === undefined) throw new Error(`${id} is no analyzer`)
  const options =
    id === 'bankStatement'
      ? toJobOptions(aSubmission({ accounts: [anAccount({ files: [aFile] })] }))
      : {}
  const job = aRunningJob({ analyzer: id, transactionId: null, inBatch: true, options })
  store.dispatch(jobUpserted(job))
  await store.dispatch(submitJob(job, analyzer, new AbortController().signal))
  const failed = selectJob(store.getState(), job.id)
  if (failed?.kind !== 'Not Uploaded') throw new Error('it did not fail')
  return { kind: 'failed', job: failed } as const
}

describe.each(Object.keys(ANALYZER_LOADERS))('an upload to %s', (id) => {
  test.each(UNCONFIRMED)('with %s is never sent again in bulk', async (_, answer) => {
    answerWith(answer)
    const status = await upload(id)
    expect([mayHaveArrived(status), isRetriable(status)]).toEqual([true, false])
  })

  test('that the service refused is sent again with the others', async () => {
    answerWith(REFUSED)
    const status = await upload(id)
    expect([mayHaveArrived(status), isRetriable(status)]).toEqual([false, true])
  })
})

const file = new File(['name\r\nAsha'], 'candidates.csv', { type: 'text/csv' })
const subClient = { clientId: 'C-1', subClientId: 'S-1', batchTag: 'Tag' } as never
const TEXTS = {
  busyText: 'Sending',
  arrivalText: 'It may have been charged.',
  failureNote: 'The file is still chosen.',
  noAnswerNote: 'Check the list.',
}

const ASKED: readonly [string, () => AppThunk<Promise<unknown>>][] = [
  ['the cases of a CSV', () => sendRows(initiateCases, { subClient, file }, TEXTS)],
  ['the jobs of a CSV', () => sendRows(initiateJobs, { subClient, file }, TEXTS)],
  ['the checks of a workbook', () => sendRows(createJobs, { file }, TEXTS)],
  ['a notification', () => resendToCandidate('case-1', null)],
]

describe.each(ASKED)('sending %s', (_name, send) => {
  async function sendTwice(...answers: readonly (() => Response)[]) {
    const calls = answerWith(...answers)
    const store = await aStore()
    const dialog = () => selectCurrentDialog(store.getState())
    const answer = (choice: 'primary' | 'second') => {
      const id = dialog()?.id ?? ''
      store.dispatch(dialogAnswered({ id, answer: choice }))
    }
    await store.dispatch(send())
    const first = dialog()
    answer('primary')
    const again = async () => {
      const sent = store.dispatch(send())
      await vi.waitFor(() => expect(dialog()).toBeDefined())
      return sent
    }
    return { calls, first, dialog, answer, again, store }
  }

  test.each(UNCONFIRMED)('with %s is asked before it is repeated', async (_, unconfirmed) => {
    const tab = await sendTwice(unconfirmed, () => HttpResponse.json({ message: 'success' }))
    expect(tab.calls).toHaveLength(1)
    const { footnote = '', override } = tab.first?.context ?? {}
    expect(`${override?.line} ${footnote}`).toMatch(/may (?:already )?have been/)

    const cancelled = tab.again()
    await vi.waitFor(() => expect(tab.dialog()?.name).toBe('confirmSendAgain'))
    tab.answer('second')
    await cancelled
    expect(tab.calls).toHaveLength(1)

    const repeated = tab.again()
    await vi.waitFor(() => expect(tab.dialog()?.name).toBe('confirmSendAgain'))
    tab.answer('primary')
    await repeated
    expect(tab.calls.length).toBeGreaterThan(1)
    expect(tab.dialog()?.name).not.toBe('confirmSendAgain')
  })

  test('that the service refused is repeated without that question', async () => {
    const tab = await sendTwice(REFUSED)
    await tab.again()
    expect(tab.calls).toHaveLength(2)
    expect(tab.dialog()?.name).not.toBe('confirmSendAgain')
  })
})
