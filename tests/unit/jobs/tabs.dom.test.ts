import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { anAnalyzer, aRunningJob, DONE, KABIR, RUNNING, START } from './builders.ts'
import { pass, settle, startClock } from './clock.ts'
import { selectJob } from '#shared/jobs/jobsSlice.ts'
import { saveJob } from '#shared/jobs/jobsStore.ts'
import { removeJob, resumeJobs } from '#shared/jobs/lifecycle.ts'
import { signedIn } from '#shared/session/sessionSlice.ts'
import { aStore, closeTab } from '#tests/support/stores.ts'

/** One browser tab: a store of its own over the storage, channels and locks that all tabs share. */
async function openTab(answers: Parameters<typeof anAnalyzer>[0]) {
  const { analyzer, polls } = anAnalyzer(answers)
  const store = aStore(undefined, { analyzers: { payslip: async () => analyzer } })
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

/** Web Locks as far as one name after another needs them. */
function fakeLocks() {
  const queues = new Map<string, Promise<unknown>>()
  return {
    async request(name: string, { signal }: { signal: AbortSignal }, work: () => Promise<unknown>) {
      const turn = (queues.get(name) ?? Promise.resolve()).then(() => {
        if (signal.aborted) throw new DOMException('aborted', 'AbortError')
        return work()
      })
      queues.set(
        name,
        turn.catch(() => undefined),
      )
      return turn
    },
  }
}

beforeEach(async () => {
  startClock()
  await saveJob(aRunningJob())
})

afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'locks')
})

async function twoTabs(answers: Parameters<typeof anAnalyzer>[0]) {
  const first = await openTab(answers)
  await settle()
  const second = await openTab(answers)
  await settle()
  return { first, second }
}

const withLocks = () =>
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true })

it.each([
  ['Web Locks', withLocks],
  ['a lease, where Web Locks are missing', () => undefined],
])('one tab polls and both show the result: %s', async (_name, prepare) => {
  prepare()
  const { first, second } = await twoTabs([RUNNING, RUNNING, DONE])
  await pass(10_000)
  expect(first.polls).toEqual([3_000, 6_000, 9_000])
  expect(second.polls).toEqual([])
  expect(first.job()).toMatchObject({ kind: 'Processed Successfully' })
  expect(second.job()).toMatchObject({ kind: 'Processed Successfully', finishedAt: START + 9_000 })
})

it.each([
  ['Web Locks', withLocks, 6_500],
  ['a lease', () => undefined, 24_000],
])(
  'the other tab takes over when the one that polls is closed: %s',
  async (_name, prepare, within) => {
    prepare()
    const { first, second } = await twoTabs([RUNNING])
    await pass(4_000)
    first.close()
    await pass(within)
    expect(first.polls).toEqual([3_000])
    expect(second.polls.length).toBeGreaterThan(0)
    expect(second.polls[0]).toBeGreaterThanOrEqual(6_000)
  },
)

it('a job that one tab stops is gone in the other', async () => {
  withLocks()
  const { first, second } = await twoTabs([RUNNING])
  await pass(3_000)
  await second.remove()
  await pass(6_000)
  expect(first.job()).toBeUndefined()
  expect(first.polls).toEqual([3_000])
})
