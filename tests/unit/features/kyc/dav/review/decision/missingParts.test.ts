import { expect, it, test } from 'vitest'
import { REVIEW_ITEMS } from '#features/kyc/dav/case.ts'
import {
  findMissingParts,
  formatMissingParts,
  tallyDecisions,
  decideAll,
  createReview,
} from '#features/kyc/dav/review/decision/review.ts'
import { aCase, aReview } from './aCase.ts'

const ALL = decideAll(REVIEW_ITEMS, 'accepted')

test('counts all 13 items, including hidden ones', () => {
  const review = createReview({ record: aCase(), isCts: true, isReadOnly: false, draft: null })
  expect(tallyDecisions(review)).toEqual({
    accepted: ['idProof', 'addressProof'],
    rejected: [],
    missing: 11,
  })
})

it.each([
  [{ decisions: {}, action: null }, false, 'Still missing: 13 decisions, the map, the action'],
  [
    { decisions: { ...ALL, selfie: undefined }, action: null },
    true,
    'Still missing: 1 decision, the action',
  ],
  [{ decisions: ALL, action: 'Pass' }, false, 'Still missing: the map'],
  [{ decisions: ALL, action: null }, true, 'Still missing: the action'],
  [{ decisions: ALL, action: 'Fail' }, true, ''],
] as const)('%o, map ready: %s shows %j', (work, isMapReady, expected) => {
  const { selfie, ...others } = work.decisions as typeof ALL
  const decisions = selfie === undefined ? others : { ...others, selfie }
  const review = { ...aReview(), decisions, action: work.action }
  expect(formatMissingParts(review, isMapReady)).toBe(expected)
  expect(findMissingParts(review, isMapReady)).toHaveLength(
    expected === '' ? 0 : expected.split(',').length,
  )
})
