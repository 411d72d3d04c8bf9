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
  given: Partial<AnalyzerCalls> = {},
) {
  const { analyzer, polls } = anAnalyzer(answers, given)
  const store = signedInStore(analyzer)
  const id = store.dispatch(startJob(analyzer, DRAFT))
  await settle()
  const job = () => selectJob(store.getState(), id)
  const dialog = () => selectCurrentDialog(store.getState())
  return { store, analyzer, polls, id, job, dialog }
}

describe('polling', () => {
  it('asks every 3 seconds until the result is there, and keeps it', async () => {
    const { polls, job, id } = await proceed([RUNNING, RUNNING, DONE])
    await advanceTime(20_000)
    expect(polls).toEqual([3_000, 6_000, 9_000])
    expect(job()).toMatchObject({ kind: 'Processed Successfully', tookMs: 9_000 })
    expect(await readStoredResult(blobStoreOnDisk, id)).toEqual({ data: [1], files: {} })
  })

  it('never asks twice at once, and keeps the distance from the last answer', async () => {
    const asked: number[] = []
    await proceed([], {
      poll: async () => {
        asked.push(Date.now() - START)
        await new Promise((done) => setTimeout(done, 7_000))
        return RUNNING
      },
    })
    await advanceTime(24_000)
    expect(asked).toEqual([3_000, 13_000, 23_000])
  })

  it.each([
    ['focused', () => window.dispatchEvent(new Event('focus'))],
    ['shown', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['back online', () => window.dispatchEvent(new Event('online'))],
  ])(
    'asks at once when a page that slept is %s, but never before its time',
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

  it('follows the progress that the server tells', async () => {
    const told: ApiResult<PollResult> = {
      ok: true,
      value: { kind: 'running', percentage: 68, secondsLeft: 30 },
    }
    const { job } = await proceed([told])
    await advanceTime(3_000)
    const running = job()
    if (running === undefined) throw new Error('the job is gone')
    expect(progressAt(running, Date.now())).toEqual({ percentage: 68, msLeft: 30_000 })
  })
})

describe('a failure puts the job back to Not Uploaded and says why', () => {
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

  it('an upload that got no answer leaves what was chosen, with its bytes, also when the job is dismissed', async () => {
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

  it('an upload that was refused leaves nothing chosen', async () => {
    const submit = async () => http(400, 'not a payslip')
    const { store } = await proceed([RUNNING], { submit })
    expect(selectFlow(store.getState(), 'payslip', null)).toEqual({ kind: 'Not Uploaded' })
  })

  it('bytes that the browser no longer has', async () => {
    await clearBlobStore()
    const { job } = await proceed([RUNNING])
    expect(job()).toMatchObject({ kind: 'Not Uploaded', failure: 'fileNotKept' })
  })

  it('pages that the browser lost before their turn (passbook)', async () => {
    const send = vi.fn()
    const { job } = await proceed([RUNNING], { followUp: { delayMs: 40_000, send } })
    await clearBlobStore()
    await advanceTime(46_000)
    expect(send).not.toHaveBeenCalled()
    expect(job()).toMatchObject({ kind: 'Not Uploaded', failure: 'fileNotKept' })
  })
})

describe('a call that stumbles does not lose a job that was paid', () => {
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
    const asked: [string, number][] = []
    const { store, job, dialog } = await proceed([], {
      submit: async () => {
        sent.push('tx-1')
        return { ok: true, value: 'tx-1' }
      },
      poll: async ({ transactionId }) => {
        asked.push([transactionId, Date.now() - START])
        return asked.length === 1 ? answer : DONE
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
    expect(asked).toEqual([
      ['tx-1', 3_000],
      ['tx-1', 6_000],
    ])
  })
})

describe('a lost connection', () => {
  it('does not end the job, says so, and is forgotten with the next answer', async () => {
    const { job } = await proceed([NO_ANSWER, NO_ANSWER, RUNNING])
    await advanceTime(7_000)
    expect(job()).toMatchObject({ kind: 'processEnabled', misses: 2 })
    await advanceTime(3_000)
    expect(job()).toMatchObject({ kind: 'processEnabled', misses: 0 })
  })

  it('is given up as uploadFailed in the end, and Check again takes the job up', async () => {
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

describe('a job outlives the page', () => {
  it('is stored before the first poll', async () => {
    const { polls } = await proceed([RUNNING])
    expect(polls).toEqual([])
    expect(await readJobs(KABIR.email)).toMatchObject([
      { transactionId: 'tx-1', kind: 'processEnabled' },
    ])
  })

  it('goes on after a reload, with the first poll at once', async () => {
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

  it('keeps the distance from a poll that a reload cut off', async () => {
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

  it('fetches a result that the browser lost as a poll: by one tab, and not right after the last one', async () => {
    const asked: number[] = []
    const { analyzer, store, id } = await proceed([], {
      poll: async () => {
        asked.push(Date.now() - START)
        return DONE
      },
    })
    await advanceTime(3_500)
    expect(asked).toEqual([3_000])
    await clearBlobStore()
    const other = signedInStore(analyzer)
    await other.dispatch(resumeJobs())
    const source = { ...analyzer, parseResult: ({ data }: JobResult) => data }
    const { signal } = new AbortController()
    const opened = [store, other].map(async (tab) => tab.dispatch(openResult(source, id, signal)))
    await advanceTime(15_000)
    expect(await Promise.all(opened)).toMatchObject([{ result: [1] }, { result: [1] }])
    expect(asked).toEqual([3_000, 6_000])
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

  it('shows the running job on its page, and an upload beside it when asked', async () => {
    const { store, id } = await proceed([RUNNING])
    const flow = (wanted: string | null) => selectFlow(store.getState(), 'payslip', wanted)
    expect(flow(null)).toMatchObject({ id })
    expect(flow(id)).toMatchObject({ id })
    expect(flow('new')).toEqual({ kind: 'Not Uploaded' })
    expect(flow('unknown')).toEqual({ kind: 'Not Uploaded' })
    expect(selectFlow(store.getState(), 'form26', id)).toEqual({ kind: 'Not Uploaded' })
  })

  it('is gone with the session: store, storage and polls', async () => {
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
  it('is not asked for by the next session where this one ended while it was stored', async () => {
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

  it('takes everything it kept out of the vault: result, files, and what was sent beside them', async () => {
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
    const kept = await Promise.all(
      [aFile.id, 'parties-1', 'other'].map(async (id) => blobStoreOnDisk.get(id)),
    )
    expect(kept.map((blob) => blob !== undefined)).toEqual([false, false, true])
    expect(await readStoredResult(blobStoreOnDisk, id)).toBeNull()
    expect(await readLastOutputJobId(blobStoreOnDisk, 'payslip')).toBe('another')
  })

  it('is the last output no more (decisions D18)', async () => {
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
    const asked = running.dialog()
    if (asked === undefined) throw new Error('nothing was asked')
    running.store.dispatch(dialogAnswered({ id: asked.id, answer }))
    return { ...running, asked, stopped: await stopped }
  }

  it('says what would be lost, and stops for good', async () => {
    const { asked, stopped, job, polls } = await pressCancel('primary')
    expect(asked).toMatchObject({
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

  it.each(['second', 'dismissed'] as const)('goes on after the answer %s', async (answer) => {
    const { stopped, job, polls } = await pressCancel(answer)
    expect(stopped).toBe(false)
    expect(job()).toMatchObject({ kind: 'processEnabled' })
    const count = polls.length
    await advanceTime(3_000)
    expect(polls).toHaveLength(count + 1)
  })

  it('aborts a submit that is on its way', async () => {
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
    const asked = selectCurrentDialog(store.getState())
    store.dispatch(dialogAnswered({ id: asked?.id ?? '', answer: 'primary' }))
    await settle()
    expect(signal?.aborted).toBe(true)
  })
})

it('sends the second submit when it is due, with the first one’s id, before it polls (passbook)', async () => {
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

it('starts in the queue where its definition says so, and leaves it above 5 %', async () => {
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
