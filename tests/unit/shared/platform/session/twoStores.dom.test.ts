import { beforeEach, expect, it, vi } from 'vitest'
import { selectJob } from '#shared/kits/jobs/jobsSlice.ts'
import { saveJob } from '#shared/kits/jobs/jobsStore.ts'
import { resumeJobs, startJob } from '#shared/kits/jobs/run/lifecycle.ts'
import { filePasswords } from '#shared/kits/upload/passwords/passwords.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { leaveGuards } from '#shared/platform/navigation/leaveGuard.ts'
import { endSession } from '#shared/platform/session/end/endSession.ts'
import { signedIn } from '#shared/platform/store/sessionSlice.ts'
import { createTestStore, blobStoreOnDisk } from '#tests/support/stores.ts'
import { aFile, anAnalyzer, aRunningJob, KABIR, RUNNING } from '../../kits/jobs/builders.ts'
import { advanceTime, settle, startClock } from '../../kits/jobs/clock.ts'

beforeEach(startClock)

const HOME = { pathname: '/home', search: '' }

/** A store with a user and an analyzer of its own, which asks for its jobs without end. */
function aSession(id: string, given: Parameters<typeof anAnalyzer>[1] = {}) {
  const { analyzer, polls } = anAnalyzer([RUNNING], { id, ...given })
  const store = createTestStore(undefined, { analyzers: { [id]: async () => analyzer } })
  store.dispatch(signedIn(KABIR))
  return { store, analyzer, polls }
}

it('shares no password, file, guard, analyzer or signal between two stores', async () => {
  const { store: one } = aSession('payslip')
  const { store: other } = aSession('form26as')
  one.session.get(filePasswords).set('a', 'secret')
  one.session.get(leaveGuards).add({ isUnaffectedBy: () => false, confirmLeave: async () => false })
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await one.session.get(blobStore).put(new Blob(['a']), 'a')

  expect(other.session.get(filePasswords).recent()).toEqual([])
  expect(other.session.get(leaveGuards).isBlocked(HOME)).toBe(false)
  expect(await other.session.get(blobStore).get('a')).toBeUndefined()
  expect(Object.keys(other.session.analyzers ?? {})).toEqual(['form26as'])

  const { signal } = other.session
  await one.dispatch(endSession())
  expect(signal.aborted).toBe(false)
  expect(one.session.get(filePasswords).recent()).toEqual([])
  expect(one.session.get(leaveGuards).isBlocked(HOME)).toBe(false)
})

it('ends the polls of one session and leaves those of the other running', async () => {
  const one = aSession('payslip')
  const other = aSession('form26as')
  await saveJob(aRunningJob({ id: 'mine', analyzer: 'payslip' }))
  await one.store.dispatch(resumeJobs())
  await saveJob(aRunningJob({ id: 'theirs', analyzer: 'form26as' }))
  await other.store.dispatch(resumeJobs())
  await advanceTime(3_000)
  expect([one.polls, other.polls]).toEqual([[3_000], [3_000]])

  await one.store.dispatch(endSession())
  await advanceTime(6_000)
  expect([one.polls, other.polls]).toEqual([[3_000], [3_000, 6_000, 9_000]])
  expect(selectJob(other.store.getState(), 'theirs')).toMatchObject({ kind: 'processEnabled' })
})

it('aborts the submit of one session only', async () => {
  await blobStoreOnDisk.put(new File(['%PDF-1.7'], aFile.name), aFile.id)
  const signals: AbortSignal[] = []
  const submit = async ({ signal }: { signal: AbortSignal }) => {
    signals.push(signal)
    return new Promise<never>(() => {})
  }
  const one = aSession('payslip', { submit })
  const other = aSession('form26as', { submit })
  for (const { store, analyzer } of [one, other])
    store.dispatch(
      startJob(analyzer, { kind: 'Uploaded Successfull', files: [aFile], options: {} }),
    )
  await settle()
  await one.store.dispatch(endSession())
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})
