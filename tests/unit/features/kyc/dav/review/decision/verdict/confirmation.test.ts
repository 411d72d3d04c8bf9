import { describe, expect, it } from 'vitest'
import { REVIEW_ITEMS, type ReviewItem, type QcAction } from '#features/kyc/dav/case.ts'
import { decideAll } from '#features/kyc/dav/review/decision/review.ts'
import {
  describeContradictions,
  buildConfirmation,
} from '#features/kyc/dav/review/decision/verdict/confirmation.ts'
import { aCase, aReview } from '../aCase.ts'

const verdict = (
  action: QcAction,
  rejected: ReviewItem[] = [],
  { distanceKm = 0.344, comments = '', override = null as boolean | null } = {},
) => ({
  action,
  record: aCase(),
  distanceKm,
  plotted: null,
  review: {
    ...aReview(),
    decisions: { ...decideAll(REVIEW_ITEMS, 'accepted'), ...decideAll(rejected, 'rejected') },
    comments,
    override,
    action,
  },
})

it.each<[QcAction, ReviewItem[], number, string]>([
  ['Pass', [], 0.34, ''],
  ['Pass', [], 1, ''],
  ['Pass', ['periodOfStayFrom'], 0.34, ''],
  ['Pass', ['idProof', 'selfie'], 0.34, 'You rejected Id proof and Selfie.'],
  ['Pass', [], 1.004, 'The two locations are 1.00 km apart.'],
  ['Pass', ['sign'], 3.4, 'You rejected Signature. The two locations are 3.40 km apart.'],
  ['Fail', [], 42, 'You accepted everything.'],
  ['Fail', ['selfie'], 42, ''],
  ['Reinitiate', ['selfie'], 42, ''],
  ['Reinitiate', [], 0.1, 'You accepted everything, so there is nothing to ask the candidate for.'],
])('%s with %j rejected, %f km apart: %j', (action, rejected, distanceKm, expected) => {
  expect(describeContradictions(verdict(action, rejected, { distanceKm }))).toBe(expected)
})

it('does not ask about an unknown distance', () => {
  expect(describeContradictions({ ...verdict('Pass'), distanceKm: null })).toBe('')
})

describe('confirmation (look 17c)', () => {
  it('lists rejected items first and describes the consequence', () => {
    const comments = 'Address proof is a 2023 bill in another name.'
    const rejected: ReviewItem[] = ['periodOfStayFrom', 'addressProof']
    expect(buildConfirmation(verdict('Reinitiate', rejected, { comments }))).toEqual({
      override: { title: 'Submit as Reinitiate?', line: 'Rohit Kulkarni, PIN-HL-48213' },
      facts: [
        {
          label: '2 rejected',
          lines: [
            { text: 'Stay from', isRejected: true, note: 'Jan 2025, source: Mar 2023' },
            { text: 'Address proof', isRejected: true },
          ],
        },
        { label: '11 accepted', lines: [{ text: '7 answers, 4 photos' }] },
        {
          label: 'Location',
          lines: [{ text: '0.34 km apart,', note: 'one location, no override' }],
        },
        { label: 'Final Comments', lines: [{ text: comments }] },
      ],
      footnote:
        'The candidate is asked again for Stay from and Address proof. The other 11 are shown locked.',
    })
  })

  it('asks about a contradiction', () => {
    const { override, warning, facts } = buildConfirmation(
      verdict('Pass', ['selfie'], { distanceKm: 3.4, override: true }),
    )
    expect(override?.title).toBe('Submit as Pass anyway?')
    expect(warning).toBe('You rejected Selfie. The two locations are 3.40 km apart.')
    expect(facts?.[2]?.lines).toEqual([
      { text: '3.40 km apart,', note: 'two locations, entered address overridden' },
    ])
  })

  it('names the new address that is sent with the verdict', () => {
    const plotted = { address: '14 Park Street, Kolkata', latitude: 22.55, longitude: 88.35 }
    const { facts } = buildConfirmation({ ...verdict('Pass'), plotted })
    expect(facts?.find(({ label }) => label === 'New address')?.lines).toEqual([
      { text: '14 Park Street, Kolkata', note: 'is sent with the verdict' },
    ])
  })

  it.each([
    ['Pass', [], 'The case becomes QC Successful, and its report can be downloaded.'],
    ['Fail', ['selfie'], 'The case becomes QC Failed, and its report can be downloaded.'],
    ['Reinitiate', [], 'The candidate gets the form again, with everything in it locked.'],
  ] as const)('%s with %j rejected: %s', (action, rejected, expected) => {
    expect(buildConfirmation(verdict(action, [...rejected])).footnote).toBe(expected)
  })
})
