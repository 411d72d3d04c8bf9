import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ReviewDraft } from '#features/kyc/dav/review/decision/review.ts'
import {
  deleteReviewDraft,
  saveReviewDraft,
  loadReviewDraft,
} from '#features/kyc/dav/review/decision/usePersistedReview.ts'
import { endSession, handleSessionLost } from '#shared/platform/session/end/endSession.ts'
import { AUTOLOGOUT_KEY } from '#shared/platform/session/end/sessionEnd.ts'
import { startSession } from '#shared/platform/session/startSession.ts'
import { clearLeftoverData } from '#shared/platform/session/storage/clearStoredData.ts'
import { setSessionFlag } from '#shared/platform/session/storage/sessionFlag.ts'
import { watchTabs } from '#shared/platform/session/tabs/watchTabs.ts'
import type { AppStore } from '#shared/platform/store/makeStore.ts'
import { aUser } from '#tests/support/builders.ts'
import { createTestAppStore } from '#tests/support/stores.ts'
import { aCase, aReview } from './aCase.ts'

const ME = 'aparna.rao@pinnaclehome.example'
const WORK: ReviewDraft = {
  decisions: { selfie: 'rejected', sign: 'accepted' },
  rotation: { ...aReview().rotation, selfie: 2 },
  override: true,
  newAddress: 'Baner, Pune',
  comments: 'The selfie is another person.',
  action: 'Fail',
}
const stored = () => window.sessionStorage.getItem('lekha-reviews')

beforeEach(() => {
  window.sessionStorage.clear()
  setSessionFlag()
})

test('restores a review after a reload, also when the case was released and assigned again', () => {
  saveReviewDraft(ME, aCase(), WORK)
  const reassigned = aCase({
    status: 'PENDING_QC',
    assignee: '',
    modifiedAt: '2026-11-21T05:12:00.000Z',
  })
  expect(loadReviewDraft(ME, reassigned)).toEqual(WORK)
})

test('stores the reviews of two cases separately', () => {
  saveReviewDraft(ME, aCase(), WORK)
  saveReviewDraft(ME, aCase({ caseId: 'case-2' }), { ...WORK, action: 'Pass' })
  expect(loadReviewDraft(ME, aCase())?.action).toBe('Fail')
  deleteReviewDraft(ME, 'case-2')
  expect(loadReviewDraft(ME, aCase({ caseId: 'case-2' }))).toBeNull()
  expect(loadReviewDraft(ME, aCase())?.action).toBe('Fail')
})

test('ignores a review after a new submission or another reviewer’s verdict', () => {
  saveReviewDraft(ME, aCase(), WORK)
  const again = { stage: 'reinitiated' as const, initiatedAt: '2026-11-21T05:12:00.000Z' }
  expect(loadReviewDraft(ME, aCase({ log: [again, ...aCase().log] }))).toBeNull()
  expect(loadReviewDraft(ME, aCase({ accepted: { selfie: true } }))).toBeNull()
})

test('ignores and deletes another user’s review', () => {
  saveReviewDraft(ME, aCase(), WORK)
  expect(loadReviewDraft('pin.dav.u101@pinnaclehome.example', aCase())).toBeNull()
  expect(stored()).toBeNull()
})

test('deletes a review after its verdict', () => {
  saveReviewDraft(ME, aCase(), WORK)
  deleteReviewDraft(ME, 'case-1')
  expect(stored()).toBeNull()
})

test('does not store answers, photos or the assignee', () => {
  saveReviewDraft(ME, aCase(), { ...aReview(), ...WORK })
  for (const secret of ['Rohit', '48213', '9822041763', 'Shanti Heights', 'Hingne'])
    expect(stored()).not.toContain(secret)
})

test('stores at most fifty and evicts the oldest', () => {
  for (let nth = 0; nth <= 50; nth += 1) saveReviewDraft(ME, aCase({ caseId: `case-${nth}` }), WORK)
  expect(loadReviewDraft(ME, aCase({ caseId: 'case-0' }))).toBeNull()
  expect(loadReviewDraft(ME, aCase({ caseId: 'case-1' }))).toEqual(WORK)
})

describe('the end of the session', () => {
  const OTHER = 'pin.dav.u101@pinnaclehome.example'
  const HOUR_MS = 3_600_000

  async function openSession() {
    const store = createTestAppStore()
    await store.dispatch(startSession(aUser({ email: ME })))
    saveReviewDraft(ME, aCase(), WORK)
    return store
  }
  const signInAgain = async (email = ME) =>
    createTestAppStore().dispatch(startSession(aUser({ email })))

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'] })
    window.localStorage.clear()
  })

  test('keeps them through a 401, for the same address, and says so', async () => {
    const store = await openSession()
    store.dispatch(handleSessionLost())
    expect(store.getState().overlay.queue[0]?.context.footnote).toMatch(/same email address/)
    vi.advanceTimersByTime(23 * HOUR_MS)
    await createTestAppStore().dispatch(clearLeftoverData())
    await signInAgain()
    expect(loadReviewDraft(ME, aCase())).toEqual(WORK)
  })

  test('keeps them through the idle time', async () => {
    const store = await openSession()
    await store.dispatch(endSession({ hasTimedOut: true }))
    await signInAgain()
    expect(loadReviewDraft(ME, aCase())).toEqual(WORK)
  })

  test('keeps them in the other tabs of a browser whose session timed out', async () => {
    const tab = await openSession()
    document.cookie = 'lekha-active=; path=/; Max-Age=0'
    window.localStorage.setItem(AUTOLOGOUT_KEY, `${Date.now()} timed out`)
    await tab.dispatch(endSession({ shouldNotifyOtherTabs: false }))
    await signInAgain()
    expect(loadReviewDraft(ME, aCase())).toEqual(WORK)
  })

  test('says nothing about reviews where there are none', async () => {
    const store = createTestAppStore()
    await store.dispatch(startSession(aUser({ email: ME })))
    store.dispatch(handleSessionLost())
    expect(store.getState().overlay.queue[0]?.context).toEqual({})
  })

  test.each<[string, (store: AppStore) => unknown]>([
    ['Log Out', (store) => store.dispatch(endSession())],
    [
      'another user’s sign-in',
      async (store) => {
        store.dispatch(handleSessionLost())
        await signInAgain(OTHER)
      },
    ],
    [
      'a day',
      (store) => {
        store.dispatch(handleSessionLost())
        vi.advanceTimersByTime(25 * HOUR_MS)
        return createTestAppStore().dispatch(clearLeftoverData())
      },
    ],
    [
      'a later Log Out in another tab',
      (store) => {
        store.dispatch(handleSessionLost())
        const stop = watchTabs(store)
        const newValue = String(Date.now() + 1)
        window.localStorage.setItem(AUTOLOGOUT_KEY, newValue)
        window.dispatchEvent(new StorageEvent('storage', { key: AUTOLOGOUT_KEY, newValue }))
        stop()
      },
    ],
  ])('deletes them after %s', async (_name, end) => {
    const store = await openSession()
    await end(store)
    expect(stored()).toBeNull()
  })
})
