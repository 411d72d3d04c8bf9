import { beforeEach, expect, test } from 'vitest'
import {
  forgetReview,
  keepReview,
  storedReview,
} from '#features/kyc/dav/review/judging/keptReviews.ts'
import type { ReviewWork } from '#features/kyc/dav/review/judging/review.ts'
import { endSession } from '#shared/session/endSession.ts'
import { setFlag } from '#shared/session/flag.ts'
import { signedIn } from '#shared/session/sessionSlice.ts'
import { aUser } from '#tests/support/builders.ts'
import { anAppStore } from '#tests/support/stores.ts'
import { aCase, aReview } from './aCase.ts'

const ME = 'aparna.rao@pinnaclehome.example'
const WORK: ReviewWork = {
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
  setFlag()
})

test('a review is there after a reload, also when the case was given back and taken again', () => {
  keepReview(ME, aCase(), WORK)
  const taken = aCase({
    status: 'PENDING_QC',
    assignee: '',
    modifiedAt: '2026-11-21T05:12:00.000Z',
  })
  expect(storedReview(ME, taken)).toEqual(WORK)
})

test('two cases have one each', () => {
  keepReview(ME, aCase(), WORK)
  keepReview(ME, aCase({ caseId: 'case-2' }), { ...WORK, action: 'Pass' })
  expect(storedReview(ME, aCase())?.action).toBe('Fail')
  forgetReview(ME, 'case-2')
  expect(storedReview(ME, aCase({ caseId: 'case-2' }))).toBeNull()
  expect(storedReview(ME, aCase())?.action).toBe('Fail')
})

test('it is not what the candidate sent anew, nor what a colleague has judged meanwhile', () => {
  keepReview(ME, aCase(), WORK)
  const again = { stage: 'reinitiated' as const, initiatedAt: '2026-11-21T05:12:00.000Z' }
  expect(storedReview(ME, aCase({ log: [again, ...aCase().log] }))).toBeNull()
  expect(storedReview(ME, aCase({ accepted: { selfie: true } }))).toBeNull()
})

test('it is nobody else’s, and theirs removes it', () => {
  keepReview(ME, aCase(), WORK)
  expect(storedReview('pin.dav.u101@pinnaclehome.example', aCase())).toBeNull()
  expect(stored()).toBeNull()
})

test('once its verdict is in, nothing of it is left', () => {
  keepReview(ME, aCase(), WORK)
  forgetReview(ME, 'case-1')
  expect(stored()).toBeNull()
})

test('neither answers nor photos nor whose case it is are kept', () => {
  keepReview(ME, aCase(), { ...aReview(), ...WORK })
  for (const secret of ['Rohit', '48213', '9822041763', 'Shanti Heights', 'Hingne'])
    expect(stored()).not.toContain(secret)
})

test('fifty at most: the oldest makes room', () => {
  for (let nth = 0; nth <= 50; nth += 1) keepReview(ME, aCase({ caseId: `case-${nth}` }), WORK)
  expect(storedReview(ME, aCase({ caseId: 'case-0' }))).toBeNull()
  expect(storedReview(ME, aCase({ caseId: 'case-1' }))).toEqual(WORK)
})

test('the end of the session wipes them', async () => {
  const store = anAppStore()
  store.dispatch(signedIn(aUser({ email: ME })))
  keepReview(ME, aCase(), WORK)
  await store.dispatch(endSession())
  expect(stored()).toBeNull()
})
