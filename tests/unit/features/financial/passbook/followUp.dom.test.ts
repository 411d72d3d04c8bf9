import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FailedJob } from '#shared/kits/jobs/job.ts'
import { selectJob } from '#shared/kits/jobs/jobsSlice.ts'
import { storedJobs, saveJob } from '#shared/kits/jobs/jobsStore.ts'
import { resumeJobs, retryJob } from '#shared/kits/jobs/run/lifecycle.ts'
import type { ApiResult } from '#shared/platform/api/apiError.ts'
import { signedIn } from '#shared/platform/store/sessionSlice.ts'
import { createTestStore, blobStoreOnDisk } from '#tests/support/stores.ts'
import {
  aFile,
  anAnalyzer,
  aRunningJob,
  KABIR,
  RUNNING,
  START,
} from '../../../shared/kits/jobs/builders.ts'
import { advanceTime, settle, startClock } from '../../../shared/kits/jobs/clock.ts'

beforeEach(async () => {
  startClock()
  await blobStoreOnDisk.put(new File(['picture'], aFile.name), aFile.id)
})

afterEach(() => {
  vi.useRealTimers()
})

/** A page opened `after` ms after the front page was sent at START. */
async function reopened(after: number, answers: readonly ApiResult<unknown>[]) {
  const sent: number[] = []
  const { analyzer, polls } = anAnalyzer([RUNNING], {
    followUp: {
      delayMs: 40_000,
      send: async () => {
        sent.push(Date.now() - START)
        return answers[Math.min(sent.length, answers.length) - 1] ?? { ok: true, value: null }
      },
    },
  })
  await saveJob(aRunningJob({ followUpAt: START + 40_000 }))
  vi.setSystemTime(START + after)
  const store = createTestStore(undefined, { analyzers: { payslip: async () => analyzer } })
  store.dispatch(signedIn(KABIR))
  await store.dispatch(resumeJobs())
  await settle()
  return { store, sent, polls, job: () => selectJob(store.getState(), 'job-1') }
}

it('survives a reload: sends the pages at the scheduled time and polls only afterwards', async () => {
  const { sent, polls, job } = await reopened(25_000, [])
  await advanceTime(14_500)
  expect(sent).toEqual([])
  expect(polls).toEqual([])
  await advanceTime(6_000)
  expect(sent).toEqual([40_000])
  expect(polls).toEqual([40_000, 43_000])
  expect(job()).toMatchObject({ followUpAt: null })
})

it('sends them at once if the portal is opened after that time', async () => {
  const { sent } = await reopened(300_000, [])
  await advanceTime(500)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toBeLessThanOrEqual(300_500)
})

it('keeps them scheduled when sending fails, and Check again sends them before polling', async () => {
  const { store, sent, polls, job } = await reopened(39_000, [
    { ok: false, error: { kind: 'network' } },
    { ok: true, value: null },
  ])
  await advanceTime(2_000)
  expect(job()).toMatchObject({ kind: 'Not Uploaded', failure: 'uploadFailed' })
  expect(polls).toEqual([])
  const [stored] = await storedJobs.readAll(KABIR.email)
  expect(stored).toMatchObject({ followUpAt: START + 40_000 })
  await store.dispatch(async (dispatch) => {
    void dispatch(retryJob(stored as FailedJob)) // checked in the line above
  })
  await advanceTime(4_000)
  expect(sent).toHaveLength(2)
  expect(polls.length).toBeGreaterThan(0)
  expect(job()).toMatchObject({ kind: 'processEnabled', followUpAt: null })
})
