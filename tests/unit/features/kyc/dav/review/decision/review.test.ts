import { describe, expect, it } from 'vitest'
import {
  REVIEW_ITEMS,
  type ReviewItem,
  type OverallStatus,
  type QcAction,
} from '#features/kyc/dav/case.ts'
import {
  decideAll,
  isOverriding,
  createReview,
  type Decision,
  type Decisions,
  type Review,
} from '#features/kyc/dav/review/decision/review.ts'
import { reviewReducer, type ReviewEvent } from '#features/kyc/dav/review/decision/reviewReducer.ts'
import { aCase, aReview } from './aCase.ts'

const after = (review: Review, ...events: ReviewEvent[]): Review =>
  events.reduce(reviewReducer, review)
const decide = (name: ReviewItem, decision: Decision): ReviewEvent => ({
  kind: 'decided',
  name,
  decision,
})
const accept = (name: ReviewItem) => decide(name, 'accepted')

describe('new review', () => {
  it('keeps the items accepted earlier and starts at the first undecided one', () => {
    const review = aReview({ accepted: { respondentName: true, ownershipStatus: false } })
    expect(review.decisions).toEqual({ respondentName: 'accepted' })
    expect(review.currentItem).toBe('ownershipStatus')
  })

  it.each<[OverallStatus, Decisions]>([
    ['REJECTED', { respondentName: 'accepted', selfie: 'rejected' }],
    ['RE_INITIATED', { respondentName: 'accepted', selfie: 'rejected' }],
    ['PENDING_USER_INPUT', { respondentName: 'accepted' }],
    ['ASSIGNED', { respondentName: 'accepted' }],
  ])('read-only, shows what the verdict rejected: %s', (status, rejected) => {
    const record = aCase({ status, accepted: { respondentName: true, selfie: false } })
    const { decisions } = createReview({ record, isCts: false, isReadOnly: true, draft: null })
    expect(decisions).toEqual(rejected)
  })

  it.each<[OverallStatus, QcAction | null]>([
    ['APPROVED', 'Pass'],
    ['REJECTED', 'Fail'],
    ['RE_INITIATED', 'Reinitiate'],
    ['RE_INITIATE', 'Reinitiate'],
    ['INITIATED', null],
    ['PENDING_USER_INPUT', null],
    ['ASSIGNED', null],
    ['UNKNOWN', null],
  ])('read-only, shows the verdict as action: %s, %s', (status, action) => {
    const begin = (isReadOnly: boolean) =>
      createReview({ record: aCase({ status }), isCts: false, isReadOnly, draft: null })
    expect(begin(true).action).toBe(action)
    expect(begin(false).action).toBeNull()
  })

  it('accepts and hides the two proofs for CTS and still counts 13', () => {
    const accepted = { idProof: false, addressProof: false }
    const review = createReview({
      record: aCase({ accepted }),
      isCts: true,
      isReadOnly: false,
      draft: null,
    })
    expect(review.decisions).toEqual({ idProof: 'accepted', addressProof: 'accepted' })
    expect(review.visibleItems).toEqual(REVIEW_ITEMS.filter((name) => !name.endsWith('Proof')))
    expect(after(review, decide('idProof', 'rejected')).decisions.idProof).toBe('accepted')
  })

  it('restores a draft', () => {
    const draft = {
      ...aReview(),
      decisions: decideAll(['respondentName'], 'rejected'),
      comments: 'Bill in another name.',
      action: 'Fail' as const,
    }
    const record = aCase({ accepted: { selfie: true }, qcComments: 'Of before.' })
    const review = createReview({ record, isCts: false, isReadOnly: false, draft })
    expect(review).toMatchObject({ decisions: draft.decisions, comments: draft.comments })
    expect(review.currentItem).toBe('ownershipStatus')
  })

  it('shows the comments and the override of an earlier review', () => {
    const review = aReview({ qcComments: 'House photo is dark.', isOverridden: true })
    expect(review).toMatchObject({ comments: 'House photo is dark.', override: true })
    expect(aReview().override).toBeNull()
  })
})

describe('reducer', () => {
  it.each<[string, ReviewEvent[], Partial<Review>]>([
    [
      'decides and moves to the next undecided item',
      [accept('ownershipStatus'), accept('respondentName')],
      {
        decisions: { ownershipStatus: 'accepted', respondentName: 'accepted' },
        currentItem: 'typeOfAddress',
      },
    ],
    [
      'changes a decision',
      [accept('selfie'), decide('selfie', 'rejected')],
      { decisions: { selfie: 'rejected' }, currentItem: 'sign' },
    ],
    ['wraps around to skipped items', [accept('housePhoto')], { currentItem: 'respondentName' }],
    [
      'accepts the undecided items and keeps the others',
      [decide('selfie', 'rejected'), { kind: 'undisputedAccepted', names: ['selfie', 'sign'] }],
      { decisions: { selfie: 'rejected', sign: 'accepted' }, currentItem: 'housePhoto' },
    ],
    ['moves forward', [{ kind: 'itemMoved', by: 1 }], { currentItem: 'ownershipStatus' }],
    [
      'moves back from the first to the last item',
      [{ kind: 'itemMoved', by: -1 }],
      { currentItem: 'housePhoto' },
    ],
    [
      'moves forward from the last to the first item',
      [
        { kind: 'itemFocused', name: 'housePhoto' },
        { kind: 'itemMoved', by: 1 },
      ],
      { currentItem: 'respondentName' },
    ],
    ['focuses an item', [{ kind: 'itemFocused', name: 'sign' }], { currentItem: 'sign' }],
    [
      'goes to the next undecided item',
      [
        accept('respondentName'),
        { kind: 'itemFocused', name: 'respondentName' },
        { kind: 'nextMissingSelected' },
      ],
      { currentItem: 'ownershipStatus' },
    ],
    ['plots a new address', [{ kind: 'plotted', address: 'Baner' }], { newAddress: 'Baner' }],
    [
      'removes the new address',
      [
        { kind: 'plotted', address: 'Baner' },
        { kind: 'plotted', address: null },
      ],
      { newAddress: null },
    ],
    [
      'changes the comments',
      [{ kind: 'commentsChanged', comments: 'Dark.' }],
      { comments: 'Dark.' },
    ],
    ['chooses an action', [{ kind: 'actionChosen', action: 'Fail' }], { action: 'Fail' }],
    ['overrides', [{ kind: 'overrideSet', isOn: true }], { override: true }],
  ])('%s', (_, events, expected) => {
    expect(after(aReview(), ...events)).toMatchObject(expected)
  })

  it('stays on the item when all are decided', () => {
    const done = after(aReview(), ...REVIEW_ITEMS.map(accept))
    expect(done.currentItem).toBe('housePhoto')
    expect(after(done, { kind: 'nextMissingSelected' }).currentItem).toBe('housePhoto')
  })

  it('rotates a photo by quarter turns in both directions (D21)', () => {
    const turned = (...by: (1 | -1)[]) =>
      after(
        aReview(),
        ...by.map((one) => ({ kind: 'photoRotated' as const, photo: 'selfie' as const, by: one })),
      ).rotation
    expect(turned(-1)).toMatchObject({ selfie: 3, sign: 0 })
    expect(turned(1, 1, 1, 1).selfie).toBe(0)
  })

  it('returns the same state when the focus does not change', () => {
    const review = aReview()
    expect(reviewReducer(review, { kind: 'itemFocused', name: review.currentItem })).toBe(review)
  })
})

describe('override (kyc §4)', () => {
  it.each([
    [null, 'Pass', 'accepted', false],
    [false, 'Pass', 'accepted', false],
    [true, null, undefined, true],
    [true, 'Pass', 'rejected', true],
    [true, 'Fail', 'accepted', false],
    [true, 'Reinitiate', 'accepted', true],
    [true, 'Reinitiate', 'rejected', false],
    [true, 'Reinitiate', undefined, false],
  ] as const)(
    'requested: %s, action %s, house photo %s: %s',
    (override, action, house, expected) => {
      const decisions = house === undefined ? {} : { housePhoto: house }
      expect(isOverriding({ ...aReview(), override, action, decisions })).toBe(expected)
    },
  )
})
