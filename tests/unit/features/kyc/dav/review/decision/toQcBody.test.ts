import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { QcSchema } from '#api/addressCase.ts'
import { REVIEW_ITEMS, QC_ACTIONS, type QcAction } from '#features/kyc/dav/case.ts'
import { decideAll, type ReviewDraft } from '#features/kyc/dav/review/decision/review.ts'
import { toQcBody } from '#features/kyc/dav/review/decision/verdict/useSubmitReview.ts'
import { aCase, aReview } from './aCase.ts'

const GPS_IMAGE = 'iVBORw0KGgoAAAANSUhEUg=='
const ENTERED = { latitude: 18.4931, longitude: 73.8179 }
const PLOTTED = { address: 'Baner, Pune', latitude: 18.56, longitude: 73.77 }

type Given = { action?: QcAction; work?: Partial<ReviewDraft>; plotted?: typeof PLOTTED | null }

const bodyOf = ({ action = 'Pass', work = {}, plotted = null }: Given = {}) =>
  toQcBody({
    review: { ...aReview(), decisions: decideAll(REVIEW_ITEMS, 'accepted'), ...work },
    action,
    source: aCase().source,
    map: { entered: ENTERED, plotted },
    gpsImage: GPS_IMAGE,
  })

test('contains exactly the specified members', () => {
  const decisions = { ...decideAll(REVIEW_ITEMS, 'accepted'), sign: 'rejected' as const }
  const rotation = { ...aReview().rotation, selfie: 3 }
  expect(bodyOf({ work: { decisions, rotation } })).toEqual({
    overallStatus: 'APPROVED',
    qcStatus: 'Pass',
    validationStatusDetails: {
      ...Object.fromEntries(REVIEW_ITEMS.map((name) => [name, true])),
      sign: false,
    },
    rotationCount: { idProof: 0, addressProof: 0, selfie: 3, sign: 0, housePhoto: 0 },
    gpsImage: GPS_IMAGE,
    sourceAddress: { address: aCase().source.address, ...ENTERED },
  })
})

it.each([
  ['Pass', 'APPROVED'],
  ['Fail', 'REJECTED'],
  ['Reinitiate', 'RE_INITIATED'],
] as const)('%s gives %s', (action, overallStatus) => {
  expect(bodyOf({ action })).toMatchObject({ qcStatus: action, overallStatus })
})

test('contains a new address only while it is plotted', () => {
  expect(bodyOf({ plotted: PLOTTED }).optionalAddress).toEqual(PLOTTED)
  expect(bodyOf({ work: { newAddress: 'Baner' } })).not.toHaveProperty('optionalAddress')
})

it.each([
  ['', undefined],
  [' \n', undefined],
  [' Bill in another name. ', 'Bill in another name.'],
])('comments %j are sent as %j', (comments, expected) => {
  expect(bodyOf({ work: { comments } }).qcComments).toBe(expected)
})

it.each([
  [null, 'Pass', 'accepted', undefined],
  [true, 'Pass', 'accepted', true],
  [false, 'Pass', 'accepted', false],
  [true, 'Fail', 'accepted', false],
  [true, 'Reinitiate', 'rejected', false],
  [true, 'Reinitiate', 'accepted', true],
] as const)(
  'override %s with %s and the house photo %s is sent as %s',
  (override, action, house, sent) => {
    const decisions = { ...decideAll(REVIEW_ITEMS, 'accepted'), housePhoto: house }
    expect(bodyOf({ action, work: { override, decisions } }).overrideCoordinates).toBe(sent)
  },
)

describe.each(QC_ACTIONS)('%s', (action) => {
  it.each([null, true, false])(
    'with override %s is accepted by the sandbox, which rejects unknown members',
    (override) => {
      const body = bodyOf({ action, work: { override, comments: 'Fine.' }, plotted: PLOTTED })
      expect(v.is(QcSchema, body)).toBe(true)
    },
  )
})
