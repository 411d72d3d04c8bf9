import { describe, expect, it, vi } from 'vitest'
import type { JobResult, PollResult } from '#shared/kits/jobs/definition.ts'
import { selectFlow } from '#shared/kits/jobs/drafts.ts'
import { isRunning } from '#shared/kits/jobs/job.ts'
import { selectJob, selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { storedJobs, saveJob } from '#shared/kits/jobs/jobsStore.ts'
import { openResult } from '#shared/kits/jobs/results/openResult.ts'
import {
  storeLastOutput,
  readLastOutputJobId,
  readStoredResult,
} from '#shared/kits/jobs/results/results.ts'
import {
  cancelJob,
  deleteJobRecord,
  removeJob,
  resumeJobs,
  startJob,
} from '#shared/kits/jobs/run/lifecycle.ts'
import type { ApiResult } from '#shared/platform/api/apiError.ts'
import { clearBlobStore } from '#shared/platform/blobStore/blobStore.ts'
import { endSession } from '#shared/platform/session/end/endSession.ts'
import { dialogAnswered, selectCurrentDialog } from '#shared/platform/store/overlaySlice.ts'
import { closeTab, blobStoreOnDisk } from '#tests/support/stores.ts'
import {
  aDoneJob,
  aFile,
  anAnalyzer,
  aRunningJob,
  DONE,
  KABIR,
  NO_ANSWER,
  RUNNING,
  START,
} from '../builders.ts'
import { advanceTime, settle } from '../clock.ts'
import { DRAFT, signedInStore, proceed, setUpJobEngine } from '../jobEngine.ts'

setUpJobEngine()

describe('a job survives the page', () => {
  it('is stored before the first poll', async () => {
    const { polls } = await proceed([RUNNING])
    expect(polls).toEqual([])
    expect(await storedJobs.readAll(KABIR.email)).toMatchObject([
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

  it('stays removed where it is removed while the stored jobs are read', async () => {
    const job = aDoneJob()
    await saveJob(job)
    const store = signedInStore(anAnalyzer([]).analyzer)
    await store.dispatch(resumeJobs())
    const again = store.dispatch(resumeJobs())
    await store.dispatch(deleteJobRecord(job.id))
    await again
    expect(selectJob(store.getState(), job.id)).toBeUndefined()
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
    expect(await storedJobs.readAll(KABIR.email)).toEqual([])
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
    const [stored] = await storedJobs.readAll(KABIR.email)
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
    expect(await storedJobs.readAll(KABIR.email)).toEqual([])
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
