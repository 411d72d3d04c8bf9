import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { selectJob } from '#shared/kits/jobs/jobsSlice.ts'
import { saveJob } from '#shared/kits/jobs/jobsStore.ts'
import { removeJob, resumeJobs } from '#shared/kits/jobs/run/lifecycle.ts'
import { signedIn } from '#shared/platform/store/sessionSlice.ts'
import { createTestStore, closeTab } from '#tests/support/stores.ts'
import { anAnalyzer, aRunningJob, DONE, KABIR, RUNNING, START } from '../builders.ts'
import { advanceTime, settle, startClock } from '../clock.ts'

/** One browser tab: a store of its own over the storage, channels and locks that all tabs share. */
async function openTab(answers: Parameters<typeof anAnalyzer>[0]) {
  const { analyzer, polls } = anAnalyzer(answers)
  const store = createTestStore(undefined, { analyzers: { payslip: async () => analyzer } })
  store.dispatch(signedIn(KABIR))
  await store.dispatch(resumeJobs())
  const job = () => selectJob(store.getState(), 'job-1')
  return {
    polls,
    job,
    remove: async () => {
      const current = job()
      if (current !== undefined) await store.dispatch(removeJob(current))
    },
    close: () => closeTab(store),
  }
}

beforeEach(async () => {
  startClock()
  await saveJob(aRunningJob())
})

afterEach(() => {
  vi.useRealTimers()
})

async function twoTabs(answers: Parameters<typeof anAnalyzer>[0]) {
  const first = await openTab(answers)
  await settle()
  const second = await openTab(answers)
  await settle()
  return { first, second }
}

it('one tab polls and both show the result', async () => {
  const { first, second } = await twoTabs([RUNNING, RUNNING, DONE])
  await advanceTime(10_000)
  expect(first.polls).toEqual([3_000, 6_000, 9_000])
  expect(second.polls).toEqual([])
  expect(first.job()).toMatchObject({ kind: 'Processed Successfully' })
  expect(second.job()).toMatchObject({ kind: 'Processed Successfully', finishedAt: START + 9_000 })
})

it('another tab polls when the polling one is closed', async () => {
  const { first, second } = await twoTabs([RUNNING])
  await advanceTime(4_000)
  first.close()
  await advanceTime(6_500)
  expect(first.polls).toEqual([3_000])
  expect(second.polls.length).toBeGreaterThan(0)
  expect(second.polls[0]).toBeGreaterThanOrEqual(6_000)
})

it('removes a job stopped in one tab from the other', async () => {
  const { first, second } = await twoTabs([RUNNING])
  await advanceTime(3_000)
  await second.remove()
  await advanceTime(6_000)
  expect(first.job()).toBeUndefined()
  expect(first.polls).toEqual([3_000])
})
