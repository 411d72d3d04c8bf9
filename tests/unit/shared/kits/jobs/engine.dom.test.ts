import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiResult } from '#shared/platform/api/apiError.ts'
import { POLL_MAX_FAILURES } from '#shared/platform/config/constants.ts'
import { dialogAnswered, selectCurrentDialog } from '#shared/platform/store/overlaySlice.ts'
import type { AnalyzerCalls, JobResult, PollResult } from '#shared/kits/jobs/definition.ts'
import { type Draft, type FailedJob, isRunning } from '#shared/kits/jobs/job.ts'
import {
  storeLastOutput,
  readLastOutputJobId,
  readStoredResult,
} from '#shared/kits/jobs/results.ts'
import { openResult } from '#shared/kits/jobs/openResult.ts'
import { selectFlow, selectJob, selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { clearJobs, readJobs, saveJob } from '#shared/kits/jobs/jobsStore.ts'
import { progressAt } from '#shared/kits/jobs/jobReducer.ts'
import {
  cancelJob,
  removeJob,
  resumeJobs,
  retryJob,
  startJob,
} from '#shared/kits/jobs/lifecycle.ts'
import { signedIn } from '#shared/platform/store/sessionSlice.ts'
import { clearBlobStore } from '#shared/platform/blobStore/blobStore.ts'
import {
  aDoneJob,
  aFile,
  anAnalyzer,
  aRunningJob,
  DONE,
  http,
  KABIR,
  NO_ANSWER,
  RUNNING,
  START,
} from './builders.ts'
import { advanceTime, settle, startClock } from './clock.ts'
import { endSession } from '#shared/platform/session/endSession.ts'
import { createTestStore, closeTab, blobStoreOnDisk } from '#tests/support/stores.ts'

const DRAFT: Draft = { kind: 'Uploaded Successfull', files: [aFile], options: {} }

beforeEach(async () => {
  startClock()
  await blobStoreOnDisk.put(new File(['%PDF-1.7'], aFile.name), aFile.id)
})

afterEach(() => {
  vi.useRealTimers()
})

function signedInStore(analyzer?: AnalyzerCalls) {
  const analyzers = analyzer === undefined ? {} : { payslip: async () => analyzer }
  const store = createTestStore(undefined, { analyzers, clearDatabases: clearJobs })
  store.dispatch(signedIn(KABIR))
  return store
}

/** Proceed over an analyzer that answers polls from a list; the last answer repeats. */
async function proceed(
  answers: readonly ApiResult<PollResult>[],
  overrides: Partial<AnalyzerCalls> = {},
) {
  const { analyzer, polls } = anAnalyzer(answers, overrides)
  const store = signedInStore(analyzer)
  const id = store.dispatch(startJob(analyzer, DRAFT))
  await settle()
  const job = () => selectJob(store.getState(), id)
  const dialog = () => selectCurrentDialog(store.getState())
  return { store, analyzer, polls, id, job, dialog }
}

describe('polling', () => {
  it('polls every 3 seconds until the result is there, and stores it', async () => {
    const { polls, job, id } = await proceed([RUNNING, RUNNING, DONE])
    await advanceTime(20_000)
    expect(polls).toEqual([3_000, 6_000, 9_000])
    expect(job()).toMatchObject({ kind: 'Processed Successfully', tookMs: 9_000 })
    expect(await readStoredResult(blobStoreOnDisk, id)).toEqual({ data: [1], files: {} })
  })

  it('never polls twice at once, and keeps the interval from the last response', async () => {
    const calls: number[] = []
    await proceed([], {
      poll: async () => {
        calls.push(Date.now() - START)
        await new Promise((done) => setTimeout(done, 7_000))
        return RUNNING
      },
    })
    await advanceTime(24_000)
    expect(calls).toEqual([3_000, 13_000, 23_000])
  })

  it.each([
    ['focused', () => window.dispatchEvent(new Event('focus'))],
    ['shown', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['back online', () => window.dispatchEvent(new Event('online'))],
  ])(
    'polls at once when a suspended page is %s, but never before the interval',
    async (_name, wake) => {
      const { polls } = await proceed([RUNNING])
      await advanceTime(4_500)
      wake()
      await settle()
      expect(polls).toEqual([3_000])
      vi.setSystemTime(START + 60_000) // its timers slept
      wake()
      wake()
      await settle()
      wake()
      await settle()
      expect(polls).toEqual([3_000, 60_000])
      await advanceTime(3_000)
      expect(polls).toEqual([3_000, 60_000, 63_000])
    },
  )

  it('stops on a 401, which ends the session', async () => {
    const { polls, job, dialog } = await proceed([http(401)])
    await advanceTime(12_000)
    expect(polls).toEqual([3_000])
    expect(job()).toBeUndefined()
    expect(dialog()).toMatchObject({ name: 'notAuthenticated' })
  })

  it('follows the progress that the server reports', async () => {
    const response: ApiResult<PollResult> = {
      ok: true,
      value: { kind: 'running', percentage: 68, secondsLeft: 30 },
    }
    const { job } = await proceed([response])
    await advanceTime(3_000)
    const running = job()
    if (running === undefined) throw new Error('the job is gone')
    expect(progressAt(running, Date.now())).toEqual({ percentage: 68, msLeft: 30_000 })
  })
})

describe('a failure sets the job to Not Uploaded with its reason', () => {
  it.each<[string, ApiResult<PollResult>, string]>([
    [
      'the server says Failed',
      { ok: true, value: { kind: 'failed', name: 'outputFailed' } },
      'outputFailed',
    ],
    ['a status call answered 500', http(500), 'internalError'],
    ['credits ran out', http(402, 'Insufficient Credits'), 'lowCredits'],
    ['credits ran out, as a 500', http(500, 'Insufficient Credits'), 'lowCredits'],
    ['a transaction that nobody knows', http(404), 'outputFailed'],
  ])('%s', async (_name, answer, name) => {
    const { job, polls, dialog, store } = await proceed([RUNNING, answer])
    await advanceTime(12_000)
    expect(polls).toEqual([3_000, 6_000])
    expect(job()).toMatchObject({ kind: 'Not Uploaded', failure: name })
    expect(dialog()).toMatchObject({
      name,
      context: {
        transactionId: 'tx-1',
        footnote:
          name === 'internalError'
            ? 'Payslip_Sep.pdf was sent and may still be finished. Select Check again under Jobs to get its result.'
            : 'Payslip_Sep.pdf was not processed. You can upload it again.',
      },
    })
    expect(selectFlow(store.getState(), 'payslip', null)).toEqual({ kind: 'Not Uploaded' })
  })

  it.each<[string, ApiResult<string>, string]>([
    ['no answer to the upload', { ok: false, error: { kind: 'network' } }, 'uploadFailed'],
    ['the upload refused', http(400, 'not a payslip'), 'documentUploadError'],
    ['the trial over', http(400, 'Trial Subscription Ended'), 'trialSubscriptionEnded'],
  ])('%s', async (_name, answer, name) => {
    const { job, polls, dialog } = await proceed([RUNNING], { submit: async () => answer })
    await advanceTime(6_000)
    expect(polls).toEqual([])
    expect(job()).toMatchObject({ kind: 'Not Uploaded', failure: name, transactionId: null })
    expect(dialog()).toMatchObject({
      name,
      context: { footnote: expect.stringContaining('was not processed') },
    })
    // Of what got no answer the draft is kept, with its files.
    expect(await readJobs(KABIR.email)).toHaveLength(name === 'uploadFailed' ? 0 : 1)
  })

  it('an upload without a response keeps the selected files, also when the job is dismissed', async () => {
    const submit = async () => ({ ok: false, error: { kind: 'network' } }) as const
    const { job, dialog, store, analyzer } = await proceed([RUNNING], { submit })
    const draft = { ...DRAFT, interrupted: true }
    expect(selectFlow(store.getState(), 'payslip', null)).toEqual(draft)
    expect(dialog()?.context.footnote).toContain(
      'It is still chosen. Select Proceed to send it again.',
    )
    const failed = job()
    if (failed !== undefined) await store.dispatch(removeJob(failed))
    expect(await blobStoreOnDisk.get(aFile.id)).toBeDefined()
    store.dispatch(startJob({ ...analyzer, submit: anAnalyzer([RUNNING]).analyzer.submit }, DRAFT))
    await settle()
    expect(Object.values(selectJobs(store.getState()))).toMatchObject([{ transactionId: 'tx-1' }])
  })

  it('a refused upload keeps nothing selected', async () => {
    const submit = async () => http(400, 'not a payslip')
    const { store } = await proceed([RUNNING], { submit })
    expect(selectFlow(store.getState(), 'payslip', null)).toEqual({ kind: 'Not Uploaded' })
  })

  it('reports files that the browser no longer has', async () => {
    await clearBlobStore()
    const { job } = await proceed([RUNNING])
    expect(job()).toMatchObject({ kind: 'Not Uploaded', failure: 'fileNotKept' })
  })

  it('reports passbook pages lost before the follow-up', async () => {
    const send = vi.fn()
    const { job } = await proceed([RUNNING], { followUp: { delayMs: 40_000, send } })
    await clearBlobStore()
    await advanceTime(46_000)
    expect(send).not.toHaveBeenCalled()
    expect(job()).toMatchObject({ kind: 'Not Uploaded', failure: 'fileNotKept' })
  })
})

describe('a failed call does not lose a charged job', () => {
  it.each<[string, ApiResult<PollResult>, string]>([
    ...[500, 502, 503, 504, 408, 429].map((status): [string, ApiResult<PollResult>, string] => [
      `answered ${status}`,
      http(status),
      status === 500 ? 'internalError' : 'outputFailed',
    ]),
    [
      'an answer that does not fit',
      { ok: false, error: { kind: 'contract', issue: 'x' } },
      'outputFailed',
    ],
  ])('%s', async (_name, answer, name) => {
    const sent: string[] = []
    const calls: [string, number][] = []
    const { store, job, dialog } = await proceed([], {
      submit: async () => {
        sent.push('tx-1')
        return { ok: true, value: 'tx-1' }
      },
      poll: async ({ transactionId }) => {
        calls.push([transactionId, Date.now() - START])
        return calls.length === 1 ? answer : DONE
      },
    })
    await advanceTime(3_500)
    expect(dialog()).toMatchObject({
      name,
      context: {
        isResultUnknown: true,
        footnote:
          'Payslip_Sep.pdf was sent and may still be finished. Select Check again under Jobs to get its result.',
      },
    })
    const [stored] = await readJobs(KABIR.email)
    expect(stored).toMatchObject({ kind: 'Not Uploaded', failure: name, transactionId: 'tx-1' })
    void store.dispatch(retryJob(stored as FailedJob))
    await advanceTime(6_000)
    expect(job()).toMatchObject({ kind: 'Processed Successfully' })
    expect(sent).toHaveLength(1)
    expect(calls).toEqual([
      ['tx-1', 3_000],
      ['tx-1', 6_000],
    ])
  })
})

describe('a lost connection', () => {
  it('does not end the job, is shown, and is cleared by the next response', async () => {
    const { job } = await proceed([NO_ANSWER, NO_ANSWER, RUNNING])
    await advanceTime(7_000)
    expect(job()).toMatchObject({ kind: 'processEnabled', misses: 2 })
    await advanceTime(3_000)
    expect(job()).toMatchObject({ kind: 'processEnabled', misses: 0 })
  })

  it('fails as uploadFailed in the end, and Check again resumes the job', async () => {
    const answers = [...Array.from({ length: POLL_MAX_FAILURES }, () => NO_ANSWER), DONE]
    const { store, job, dialog, polls } = await proceed(answers)
    await advanceTime(POLL_MAX_FAILURES * 3_000)
    expect(polls).toHaveLength(POLL_MAX_FAILURES)
    expect(job()).toMatchObject({ kind: 'Not Uploaded', failure: 'uploadFailed' })
    expect(dialog()).toMatchObject({
      name: 'uploadFailed',
      context: { footnote: expect.stringContaining('Check again') },
    })
    void store.dispatch(retryJob(job() as FailedJob))
    await advanceTime(3_000)
    expect(job()).toMatchObject({ kind: 'Processed Successfully' })
  })

  it('is not counted while the browser itself is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { job } = await proceed([NO_ANSWER])
    await advanceTime((POLL_MAX_FAILURES + 5) * 3_000)
    expect(job()).toMatchObject({ kind: 'processEnabled', misses: 1 })
  })
})

describe('a job survives the page', () => {
  it('is stored before the first poll', async () => {
    const { polls } = await proceed([RUNNING])
    expect(polls).toEqual([])
    expect(await readJobs(KABIR.email)).toMatchObject([
      { transactionId: 'tx-1', kind: 'processEnabled' },
    ])
  })

  it('continues after a reload, with the first poll at once', async () => {
    await saveJob(aRunningJob())
    vi.setSystemTime(START + 60_000)
    const { analyzer, polls } = anAnalyzer([RUNNING, DONE])
    const store = signedInStore(analyzer)
    await store.dispatch(resumeJobs())
    await store.dispatch(resumeJobs())
    await vi.advanceTimersByTimeAsync(0)
    await advanceTime(4_000)
    expect(polls).toEqual([60_000, 63_000])
    expect(selectFlow(store.getState(), 'payslip', 'job-1')).toMatchObject({
      kind: 'Processed Successfully',
    })
  })

  it('keeps the interval from a poll that a reload interrupted', async () => {
    const { store } = await proceed([], {
      poll: async ({ signal }) =>
        new Promise((done) => signal.addEventListener('abort', () => done(NO_ANSWER))),
    })
    await advanceTime(3_500)
    closeTab(store)
    await settle()
    const { analyzer, polls } = anAnalyzer([DONE])
    await signedInStore(analyzer).dispatch(resumeJobs())
    await advanceTime(1_500)
    expect(polls).toEqual([])
    await advanceTime(2_000)
    expect(polls).toEqual([6_000])
  })

  it('fetches a lost result like a poll: in one tab, and after the interval', async () => {
    const calls: number[] = []
    const { analyzer, store, id } = await proceed([], {
      poll: async () => {
        calls.push(Date.now() - START)
        return DONE
      },
    })
    await advanceTime(3_500)
    expect(calls).toEqual([3_000])
    await clearBlobStore()
    const other = signedInStore(analyzer)
    await other.dispatch(resumeJobs())
    const source = { ...analyzer, parseResult: ({ data }: JobResult) => data }
    const { signal } = new AbortController()
    const opened = [store, other].map(async (tab) => tab.dispatch(openResult(source, id, signal)))
    await advanceTime(15_000)
    expect(await Promise.all(opened)).toMatchObject([{ result: [1] }, { result: [1] }])
    expect(calls).toEqual([3_000, 6_000])
  })

  it.each([
    ['an id that no address can carry', { kind: 'contract', issue: 'payslipUpload: id' }],
    ['a refusal', { kind: 'http', status: 400, detail: 'Insufficient Credits' }],
  ] as const)(
    'is still there after a reload, with its file, where the upload was answered by %s',
    async (_, error) => {
      const { store, id } = await proceed([], { submit: async () => ({ ok: false, error }) })
      closeTab(store)
      const again = signedInStore()
      await again.dispatch(resumeJobs())
      expect(selectJob(again.getState(), id)).toMatchObject({
        kind: 'Not Uploaded',
        files: [aFile],
      })
      expect(await blobStoreOnDisk.get(aFile.id)).toBeDefined()
    },
  )

  it('never shows the job of another user', async () => {
    await saveJob(aRunningJob({ owner: 'isha.gupta@deccan.example' }))
    const store = signedInStore()
    await store.dispatch(resumeJobs())
    expect(selectJobs(store.getState())).toEqual({})
  })

  it('shows the running job on its page, and another upload on request', async () => {
    const { store, id } = await proceed([RUNNING])
    const flow = (jobId: string | null) => selectFlow(store.getState(), 'payslip', jobId)
    expect(flow(null)).toMatchObject({ id })
    expect(flow(id)).toMatchObject({ id })
    expect(flow('new')).toEqual({ kind: 'Not Uploaded' })
    expect(flow('unknown')).toEqual({ kind: 'Not Uploaded' })
    expect(selectFlow(store.getState(), 'form26', id)).toEqual({ kind: 'Not Uploaded' })
  })

  it('ends with the session: store, storage and polls', async () => {
    const { store, polls } = await proceed([RUNNING])
    await advanceTime(3_000)
    await store.dispatch(endSession())
    await advanceTime(9_000)
    expect(polls).toEqual([3_000])
    expect(selectJobs(store.getState())).toEqual({})
    expect(await readJobs(KABIR.email)).toEqual([])
  })
})

describe('a dismissed job', () => {
  it('is not polled by the next session if this one ended while it was stored', async () => {
    const { analyzer, polls } = anAnalyzer([RUNNING])
    const store = signedInStore(analyzer)
    const id = store.dispatch(startJob(analyzer, DRAFT))
    const stop = store.subscribe(() => {
      const job = selectJob(store.getState(), id)
      if (job === undefined || job.transactionId === null) return
      stop()
      store.session.end()
    })
    await advanceTime(10_000)
    expect(selectJob(store.getState(), id)?.transactionId).toBeDefined()
    expect(polls).toEqual([])
  })

  it('deletes its result, files and attachments', async () => {
    const { analyzer } = anAnalyzer([DONE])
    const store = signedInStore(analyzer)
    await blobStoreOnDisk.put(new Blob(['parties']), 'parties-1')
    await blobStoreOnDisk.put(new Blob(['not of this job']), 'other')
    await storeLastOutput(blobStoreOnDisk, aDoneJob({ id: 'another' }))
    const id = store.dispatch(startJob(analyzer, { ...DRAFT, beside: ['parties-1'] }))
    await advanceTime(4_000)
    // As a reload finds it.
    const [stored] = await readJobs(KABIR.email)
    if (stored?.kind !== 'Processed Successfully') throw new Error('the job is not done')
    expect(await blobStoreOnDisk.get('parties-1')).toBeDefined()
    await store.dispatch(removeJob(stored))
    const remaining = await Promise.all(
      [aFile.id, 'parties-1', 'other'].map(async (id) => blobStoreOnDisk.get(id)),
    )
    expect(remaining.map((blob) => blob !== undefined)).toEqual([false, false, true])
    expect(await readStoredResult(blobStoreOnDisk, id)).toBeNull()
    expect(await readLastOutputJobId(blobStoreOnDisk, 'payslip')).toBe('another')
  })

  it('is no longer the last output (decisions D18)', async () => {
    const store = signedInStore()
    const done = aDoneJob()
    await storeLastOutput(blobStoreOnDisk, done)
    await store.dispatch(removeJob(done))
    expect(await readLastOutputJobId(blobStoreOnDisk, 'payslip')).toBeNull()
    const records = await Promise.all(
      ['inputFile', 'outputFile'].map(async (key) => blobStoreOnDisk.get(key)),
    )
    expect(records).toEqual([undefined, undefined])
  })
})

describe('cancel', () => {
  async function pressCancel(answer: 'primary' | 'second' | 'dismissed') {
    const running = await proceed([RUNNING])
    await advanceTime(45_000)
    const job = running.job()
    if (job === undefined || !isRunning(job)) throw new Error('the job does not run')
    const stopped = running.store.dispatch(cancelJob(job))
    const dialog = running.dialog()
    if (dialog === undefined) throw new Error('no dialog is shown')
    running.store.dispatch(dialogAnswered({ id: dialog.id, answer }))
    return { ...running, shownDialog: dialog, stopped: await stopped }
  }

  it('names what would be lost, and stops the job', async () => {
    const { shownDialog, stopped, job, polls } = await pressCancel('primary')
    expect(shownDialog).toMatchObject({
      name: 'processStop',
      // No figures, which would stand still while the job goes on behind them.
      context: { footnote: 'Payslip_Sep.pdf stays on your computer.' },
    })
    expect(stopped).toBe(true)
    expect(job()).toBeUndefined()
    const count = polls.length
    await advanceTime(9_000)
    expect(polls).toHaveLength(count)
    expect(await readJobs(KABIR.email)).toEqual([])
  })

  it.each(['second', 'dismissed'] as const)('continues after the answer %s', async (answer) => {
    const { stopped, job, polls } = await pressCancel(answer)
    expect(stopped).toBe(false)
    expect(job()).toMatchObject({ kind: 'processEnabled' })
    const count = polls.length
    await advanceTime(3_000)
    expect(polls).toHaveLength(count + 1)
  })

  it('aborts a pending submit', async () => {
    let signal: AbortSignal | undefined
    const { store, job } = await proceed([RUNNING], {
      submit: async (input) => {
        signal = input.signal
        return new Promise(() => undefined)
      },
    })
    const running = job()
    if (running === undefined || !isRunning(running)) throw new Error('the job does not run')
    void store.dispatch(cancelJob(running))
    const dialog = selectCurrentDialog(store.getState())
    store.dispatch(dialogAnswered({ id: dialog?.id ?? '', answer: 'primary' }))
    await settle()
    expect(signal?.aborted).toBe(true)
  })
})

it('sends the follow-up when due, with the first id, before polling (passbook)', async () => {
  const sent: [string, number][] = []
  const { polls, job } = await proceed([RUNNING], {
    followUp: {
      delayMs: 40_000,
      send: async (transactionId) => {
        sent.push([transactionId, Date.now() - START])
        return { ok: true, value: null }
      },
    },
  })
  await advanceTime(46_000)
  expect(sent).toEqual([['tx-1', 40_000]])
  expect(polls[0]).toBe(40_000)
  expect(job()).toMatchObject({ followUpAt: null })
})

it('starts in the queue if its definition says so, and leaves it above 5 %', async () => {
  const at = (percentage: number): ApiResult<PollResult> => ({
    ok: true,
    value: { kind: 'running', percentage },
  })
  const { job } = await proceed([at(5), at(6)], { start: { kind: 'processQueued', percentage: 1 } })
  expect(job()).toMatchObject({ kind: 'processQueued', report: { percentage: 5 } })
  await advanceTime(3_000)
  expect(job()).toMatchObject({ kind: 'processQueued' })
  await advanceTime(3_000)
  expect(job()).toMatchObject({ kind: 'processEnabled', report: { percentage: 6 } })
})
