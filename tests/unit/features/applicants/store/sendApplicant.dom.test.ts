import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PlannedJob } from '#features/applicants/model/applicant.ts'
import { applicantBatchKey } from '#features/applicants/model/applicant.ts'
import { createApplicant } from '#features/applicants/store/addApplicant.ts'
import { clearApplicants } from '#features/applicants/store/applicantsDatabase.ts'
import { selectApplicant } from '#features/applicants/store/applicantsSlice.ts'
import { changeApplicant } from '#features/applicants/store/applicantsStore.ts'
import { loadApplicants } from '#features/applicants/store/followApplicants.ts'
import {
  lostQueuedJobs,
  queuedStatuses,
  readOpenTabs,
  returnFailedJobToList,
  returnQueuedToList,
  sendFailedJobAgain,
  sendLostJob,
} from '#features/applicants/store/queuedJobs.ts'
import * as applicantsCode from '#features/applicants/store/resumeApplicants.ts'
import { sendApplicant } from '#features/applicants/store/sendApplicant.ts'
import { resumeBatch } from '#shared/kits/jobs/batch/batchActions.ts'
import { selectBatch } from '#shared/kits/jobs/batch/batchSlice.ts'
import type { AnalyzerCalls } from '#shared/kits/jobs/definition.ts'
import { selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { clearJobs } from '#shared/kits/jobs/jobsStore.ts'
import { cancelJob, removeJob } from '#shared/kits/jobs/run/lifecycle.ts'
import { resumeJobsAndBatches } from '#shared/kits/jobs/run/resumeJobsAndBatches.ts'
import type { ApiResult } from '#shared/platform/api/apiError.ts'
import { clearBlobStore } from '#shared/platform/blobStore/blobStore.ts'
import { setSessionFlag } from '#shared/platform/session/storage/sessionFlag.ts'
import { dialogAnswered, selectCurrentDialog } from '#shared/platform/store/overlaySlice.ts'
import { signedIn } from '#shared/platform/store/sessionSlice.ts'
import { blobStoreOnDisk, closeTab, createTestStore } from '#tests/support/stores.ts'
import {
  anAnalyzer,
  DONE,
  http,
  jobOwnersWith,
  KABIR,
  RUNNING,
} from '#tests/unit/shared/kits/jobs/builders.ts'
import { advanceTime, settle, startClock } from '#tests/unit/shared/kits/jobs/clock.ts'
import { entryNamed, fileNamed, queuedJob } from '../builders.ts'

beforeEach(() => {
  startClock()
  setSessionFlag()
})
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all([clearApplicants(), clearJobs(), clearBlobStore()])
  window.sessionStorage.clear()
})

type Server = {
  refuses?: Readonly<Record<string, ApiResult<string>>>
  /** Uploads that are never answered. */
  pending?: readonly string[]
  isFinished?: boolean
}

/** Remembers what was sent to which service. */
function aBackend({ refuses = {}, pending = [], isFinished = true }: Server = {}) {
  const sent: string[] = []
  const analyzerFor = (id: string): AnalyzerCalls =>
    anAnalyzer([], {
      id,
      title: id,
      submit: async ({ files, options }) => {
        const names = files.map(({ file }) => file.name.replace('.pdf', '')).join('+')
        sent.push([id, names, ...Object.values(options)].join(' '))
        if (pending.includes(names)) await new Promise(() => undefined)
        return refuses[names] ?? { ok: true, value: `tx-${names}` }
      },
      poll: async () => (isFinished ? DONE : RUNNING),
    }).analyzer
  const analyzers = {
    payslip: async () => analyzerFor('payslip'),
    bankStatement: async () => analyzerFor('bankStatement'),
  }
  return { sent, analyzers }
}

async function openTab({ analyzers }: Pick<ReturnType<typeof aBackend>, 'analyzers'>) {
  const store = createTestStore(undefined, {
    analyzers,
    jobOwners: jobOwnersWith(async () => applicantsCode),
  })
  store.dispatch(signedIn(KABIR))
  await store.dispatch(resumeJobsAndBatches())
  await store.dispatch(loadApplicants())
  const read = (id: string) => {
    const applicant = selectApplicant(store.getState(), id)
    if (applicant === undefined) throw new Error('no such applicant')
    return applicant
  }
  const jobs = () => Object.values(selectJobs(store.getState()))
  const statuses = async (id: string) => {
    const openTabs = await store.dispatch(readOpenTabs())
    const batch = selectBatch(store.getState(), applicantBatchKey(id))
    const known = queuedStatuses(read(id), selectJobs(store.getState()), batch, openTabs)
    return Object.values(known).map(({ kind }) => kind)
  }
  return { store, read, jobs, statuses }
}

const payslip = (name: string): PlannedJob => ({
  analyzer: 'payslip',
  files: [fileNamed(name)],
  options: {},
})

const STATEMENTS: PlannedJob = {
  analyzer: 'bankStatement',
  files: [fileNamed('b'), fileNamed('c')],
  options: { bank: 'HDFC' },
}

/** An applicant with these documents, of which the jobs were sent. */
async function send(jobs: readonly PlannedJob[], server: Server = {}) {
  const backend = aBackend(server)
  const tab = await openTab(backend)
  const id = await tab.store.dispatch(createApplicant())
  const files = jobs.flatMap((job) => job.files)
  for (const { id: file, name } of files)
    await blobStoreOnDisk.put(new File(['%PDF-1.7'], name), file)
  const entries = files.map(({ name }) => entryNamed(name.replace('.pdf', '')))
  await tab.store.dispatch(changeApplicant(id, { kind: 'entriesChanged', entries }))
  await tab.store.dispatch(sendApplicant(id, jobs))
  await settle()
  return { id, ...backend, ...tab }
}

const fileIds = (files: readonly { id: string }[]) => files.map(({ id }) => id)

describe('sending', () => {
  it('sends two jobs at a time to the services that were chosen, and makes them jobs of the applicant', async () => {
    const jobs = [payslip('a'), STATEMENTS, payslip('d')]
    const { id, sent, read, jobs: known } = await send(jobs)
    expect(sent).toEqual(['payslip a', 'bankStatement b+c HDFC'])
    expect(read(id).entries).toEqual([])
    await advanceTime(20_000)
    expect(sent).toEqual(['payslip a', 'bankStatement b+c HDFC', 'payslip d'])
    expect(read(id)).toMatchObject({ queued: [], jobs: known().map((job) => job.id) })
    expect(known().map(({ kind }) => kind)).toEqual(Array(3).fill('Processed Successfully'))
  })

  it('fails only the job that a service refuses, and takes its files back to the list', async () => {
    const { id, sent, read, jobs, store } = await send([payslip('a'), payslip('b'), payslip('c')], {
      refuses: { b: http(400, 'not a payslip') },
    })
    await advanceTime(20_000)
    expect(sent).toEqual(['payslip a', 'payslip b', 'payslip c'])
    expect(selectCurrentDialog(store.getState())).toBeUndefined()
    const failed = jobs().find((job) => job.kind === 'Not Uploaded')
    if (failed?.kind !== 'Not Uploaded') throw new Error('no job failed')
    expect(read(id).jobs).toContain(failed.id)
    await store.dispatch(returnFailedJobToList(id, failed))
    expect(read(id).jobs).not.toContain(failed.id)
    expect(fileIds(read(id).entries)).toEqual(['file-b'])
    expect(await blobStoreOnDisk.get('file-b')).toBeDefined()
    expect(jobs()).toHaveLength(2)
  })

  it.each([
    ['lowCredits', 'Insufficient Credits'],
    ['trialLimitExhausted', 'File Limit Exhausted'],
  ])('stops all services at %s, keeps the rest and continues on request', async (name, detail) => {
    const refuses: Record<string, ApiResult<string>> = { b: http(400, detail) }
    const { id, sent, read, store, statuses } = await send(
      [payslip('a'), payslip('b'), payslip('c'), { ...STATEMENTS, files: [fileNamed('d')] }],
      { refuses },
    )
    await advanceTime(20_000)
    expect(sent).toEqual(['payslip a', 'payslip b'])
    expect(selectCurrentDialog(store.getState())?.name).toBe(name)
    expect(read(id).queued.map(({ files }) => fileIds(files))).toEqual([
      ['file-b'],
      ['file-c'],
      ['file-d'],
    ])
    expect(await statuses(id)).toEqual(['halted', 'halted', 'halted'])
    delete refuses.b
    store.dispatch(resumeBatch(applicantBatchKey(id)))
    await advanceTime(20_000)
    expect(sent.slice(2)).toEqual(['payslip b', 'payslip c', 'bankStatement d HDFC'])
    expect(read(id)).toMatchObject({ queued: [], jobs: { length: 4 } })
  })

  it('returns what a halt left to the list', async () => {
    const { id, read, store } = await send([payslip('a'), payslip('b')], {
      refuses: { a: http(400, 'Insufficient Credits'), b: http(400, 'Insufficient Credits') },
    })
    const queued = read(id).queued.map((one) => one.id)
    await store.dispatch(returnQueuedToList(id, queued))
    expect(read(id).queued).toEqual([])
    expect(fileIds(read(id).entries)).toEqual(['file-a', 'file-b'])
    expect(await blobStoreOnDisk.get('file-a')).toBeDefined()
  })
})

it('sends a refused document again on request, as another job of the applicant', async () => {
  const refuses: Record<string, ApiResult<string>> = { a: http(400, 'not a payslip') }
  const { id, sent, read, jobs, store } = await send([payslip('a')], { refuses })
  await advanceTime(1_000)
  const [failed] = jobs()
  if (failed?.kind !== 'Not Uploaded') throw new Error('the job did not fail')
  delete refuses.a
  await store.dispatch(sendFailedJobAgain(id, failed))
  await advanceTime(10_000)
  expect(sent).toEqual(['payslip a', 'payslip a'])
  expect(read(id)).toMatchObject({ entries: [], queued: [], jobs: jobs().map((job) => job.id) })
  expect(jobs().map(({ kind }) => kind)).toEqual(['Processed Successfully'])
})

describe('a reload', () => {
  it('continues, sends nothing twice and keeps an upload that may have arrived for the user to decide', async () => {
    const first = await send([payslip('a'), payslip('b'), payslip('c')], { pending: ['b'] })
    const { id } = first
    await advanceTime(1_000)
    expect(first.sent).toEqual(['payslip a', 'payslip b'])
    closeTab(first.store)
    const backend = aBackend()
    const again = await openTab(backend)
    await advanceTime(20_000)
    expect(backend.sent).toEqual(['payslip c'])
    expect(again.read(id).jobs).toHaveLength(2)
    const lost = await again.store.dispatch(lostQueuedJobs(again.read(id)))
    expect(lost.map(({ files }) => fileIds(files))).toEqual([['file-b']])
    await again.store.dispatch(sendLostJob(id, lost[0]?.id ?? ''))
    await advanceTime(20_000)
    expect(backend.sent).toEqual(['payslip c', 'payslip b'])
    expect(again.read(id)).toMatchObject({ entries: [], queued: [], jobs: { length: 3 } })
  })
})

it('knows which queued jobs nothing sends: those of a closed tab', async () => {
  const { id, store, read, statuses } = await send([])
  const entries = [entryNamed('a'), entryNamed('b')]
  await store.dispatch(changeApplicant(id, { kind: 'entriesChanged', entries }))
  const jobs = [queuedJob('a', { tab: 'open' }), queuedJob('b', { tab: 'closed' })]
  await store.dispatch(changeApplicant(id, { kind: 'queued', jobs }))
  const closed = new AbortController()
  const isOpen = new Promise((held) => {
    void navigator.locks.request('lekha-tab-open', async () => {
      held(null)
      await new Promise((release) => closed.signal.addEventListener('abort', release))
    })
  })
  await isOpen
  expect(await statuses(id)).toEqual(['otherTab', 'lost'])
  await store.dispatch(returnQueuedToList(id, ['queued-a', 'queued-b']))
  expect(read(id)).toMatchObject({ queued: [{ tab: 'open' }], entries: [{ id: 'file-b' }] })
  closed.abort()
  await settle()
  expect(await statuses(id)).toEqual(['lost'])
})

describe('its jobs under Jobs', () => {
  it('stay with their bytes when they are removed there', async () => {
    const { id, store, jobs } = await send([payslip('a')])
    await advanceTime(10_000)
    expect(jobs()).toMatchObject([{ ownerId: id, keep: true }])
    for (const job of jobs()) await store.dispatch(removeJob(job))
    expect(jobs()).toHaveLength(1)
    expect(await blobStoreOnDisk.get('file-a')).toBeDefined()
  })

  it('give their files back to the list when they are stopped', async () => {
    const { id, store, read, jobs } = await send([payslip('a')], { isFinished: false })
    await advanceTime(1_000)
    const [job] = jobs()
    if (job === undefined || job.kind === 'Not Uploaded' || !('sent' in job))
      throw new Error('no job is running')
    const cancelled = store.dispatch(cancelJob(job))
    const question = selectCurrentDialog(store.getState())
    if (question === undefined) throw new Error('nothing was asked')
    store.dispatch(dialogAnswered({ id: question.id, answer: 'primary' }))
    await cancelled
    expect(read(id)).toMatchObject({ jobs: [], queued: [], entries: [{ id: 'file-a' }] })
    expect(jobs()).toEqual([])
    expect(await blobStoreOnDisk.get('file-a')).toBeDefined()
  })
})
