import { describe, expect, it, vi } from 'vitest'
import type { PollResult } from '#shared/kits/jobs/definition.ts'
import { selectFlow } from '#shared/kits/jobs/drafts.ts'
import { type FailedJob } from '#shared/kits/jobs/job.ts'
import { progressAt } from '#shared/kits/jobs/jobReducer.ts'
import { selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { storedJobs } from '#shared/kits/jobs/jobsStore.ts'
import { readStoredResult } from '#shared/kits/jobs/results/results.ts'
import { removeJob, retryJob, startJob } from '#shared/kits/jobs/run/lifecycle.ts'
import type { ApiResult } from '#shared/platform/api/apiError.ts'
import { clearBlobStore } from '#shared/platform/blobStore/blobStore.ts'
import { POLL_MAX_FAILURES } from '#shared/platform/config/constants.ts'
import { blobStoreOnDisk } from '#tests/support/stores.ts'
import { aFile, anAnalyzer, DONE, http, KABIR, NO_ANSWER, RUNNING, START } from '../builders.ts'
import { advanceTime, settle } from '../clock.ts'
import { DRAFT, proceed, setUpJobEngine } from '../jobEngine.ts'

setUpJobEngine()

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
    ['a transaction that nobody knows', http(404, 'Not found'), 'outputFailed'],
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
            : name === 'lowCredits'
              ? 'Payslip_Sep.pdf was not processed. It is still here: select Use it again once there are credits.'
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
      context: {
        footnote: expect.stringContaining(
          name === 'uploadFailed' ? 'may already have been charged' : 'was not processed',
        ),
      },
    })
    // Of what got no answer the draft is kept, with its files.
    expect(await storedJobs.readAll(KABIR.email)).toHaveLength(name === 'uploadFailed' ? 0 : 1)
  })

  it.each<[string, ApiResult<string>, string]>([
    ['502', http(502), 'outputFailed'],
    ['504', http(504), 'outputFailed'],
    ['500 without a detail', http(500), 'internalError'],
    [
      'a body that does not fit',
      { ok: false, error: { kind: 'contract', issue: 'x' } },
      'outputFailed',
    ],
  ])('an upload answered %s may have been charged, and says so', async (_name, answer, name) => {
    const { job, dialog } = await proceed([RUNNING], { submit: async () => answer })
    const failed = job()
    expect(failed).toMatchObject({ failure: name, transactionId: null, mayHaveArrived: true })
    expect(await storedJobs.readAll(KABIR.email)).toEqual([failed])
    expect(dialog()).toMatchObject({
      name,
      context: {
        unknown: 'arrival',
        footnote:
          'Payslip_Sep.pdf may have arrived and may already have been charged. It is still here. Check your credits before you send it again.',
      },
    })
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
        unknown: 'result',
        footnote:
          'Payslip_Sep.pdf was sent and may still be finished. Select Check again under Jobs to get its result.',
      },
    })
    const [stored] = await storedJobs.readAll(KABIR.email)
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
