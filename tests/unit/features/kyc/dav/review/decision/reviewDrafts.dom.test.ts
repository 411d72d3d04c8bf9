import { beforeEach, expect, test } from 'vitest'
import {
  deleteReviewDraft,
  saveReviewDraft,
  loadReviewDraft,
} from '#features/kyc/dav/review/decision/usePersistedReview.ts'
import type { ReviewDraft } from '#features/kyc/dav/review/decision/review.ts'
import { endSession } from '#shared/platform/session/endSession.ts'
import { setSessionFlag } from '#shared/platform/session/sessionFlag.ts'
import { signedIn } from '#shared/platform/store/sessionSlice.ts'
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

test('deletes them at the end of the session', async () => {
  const store = createTestAppStore()
  store.dispatch(signedIn(aUser({ email: ME })))
  saveReviewDraft(ME, aCase(), WORK)
  await store.dispatch(endSession())
  expect(stored()).toBeNull()
})
