import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { anAnalyzer, aRunningJob, DONE, KABIR, RUNNING, START } from './builders.ts'
import { pass, settle, startClock } from './clock.ts'

/** One browser tab: modules of its own over the storage, channels and locks that all tabs share. */
async function openTab(answers: Parameters<typeof anAnalyzer>[0]) {
  vi.resetModules()
  const [
    { makeStore },
    { signedIn },
    { registerAnalyzer },
    { resumeJobs },
    slice,
    polling,
    tabs,
    stop,
  ] = await Promise.all([
    import('#shared/store/makeStore.ts'),
    import('#shared/session/sessionSlice.ts'),
    import('#shared/jobs/registry.ts'),
    import('#shared/jobs/resumeJobs.ts'),
    import('#shared/jobs/jobsSlice.ts'),
    import('#shared/jobs/pollJob.ts'),
    import('#shared/jobs/listenToTabs.ts'),
    import('#shared/jobs/stopJob.ts'),
  ])
  const store = makeStore()
  const { analyzer, polls } = anAnalyzer(answers)
  registerAnalyzer('payslip', async () => analyzer)
  store.dispatch(signedIn(KABIR))
  await store.dispatch(resumeJobs())
  return {
    polls,
    job: () => slice.selectJob(store.getState(), 'job-1'),
    remove: async () => {
      const job = slice.selectJob(store.getState(), 'job-1')
      if (job !== undefined) await store.dispatch(stop.removeJob(job))
    },
    close: () => {
      polling.stopAllPolling()
      tabs.stopListening()
    },
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

const open: { close: () => void }[] = []

beforeEach(async () => {
  startClock()
  const { saveJob } = await import('#shared/jobs/jobsStore.ts')
  await saveJob(aRunningJob())
})

afterEach(async () => {
  for (const tab of open.splice(0)) tab.close()
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'locks')
  const { clearJobs } = await import('#shared/jobs/jobsStore.ts')
  await clearJobs()
})

async function twoTabs(answers: Parameters<typeof anAnalyzer>[0]) {
  const first = await openTab(answers)
  open.push(first)
  await settle()
  const second = await openTab(answers)
  open.push(second)
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
