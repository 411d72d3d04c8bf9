import { describe, expect, it, test } from 'vitest'
import type { StartedIntake } from '#features/financial/bankStatement/intake/state/intake.ts'
import { intakeReducer } from '#features/financial/bankStatement/intake/state/intakeReducer.ts'
import { CHOSEN, aPreview, aState, anAccount, locked, outline, refused } from '../builders.ts'
import {
  CONTINUE,
  one,
  two,
  a,
  b,
  LOCKED,
  COMMON,
  FILES,
  SECOND,
  PREVIEW,
} from './stateTableHelpers.ts'

describe('Continue', () => {
  it.each<[string, StartedIntake, string]>([
    [
      'CONTINUE waits for the last locked file',
      aState(LOCKED, [one(a, locked('b'))]),
      `${LOCKED} | A: a b`,
    ],
    ['CONTINUE works when all are unlocked', aState(LOCKED, [one(a, b)]), `${FILES} | A: a b`],
    ['also with a common password', aState(COMMON, [one(a, b)]), `${FILES} | A: a b`],
    [
      'a rejected file blocks it',
      aState(FILES, [one(a, refused('b'))], { revealed: true }),
      `${FILES} | A: a b`,
    ],
    [
      'account two needs files',
      aState(SECOND, [anAccount('A', [a], CHOSEN), two(locked('b'))]),
      `${SECOND} | A: a | B: b`,
    ],
    ['only PROCEED leaves the preview', aPreview([one(a)]), `${PREVIEW} | A: a`],
  ])('%s', (_, before, after) => {
    expect(outline(intakeReducer(before, CONTINUE))).toBe(after)
  })

  test('the first press shows the selection, the second proceeds', () => {
    const revealed = intakeReducer(aState(FILES, [anAccount('A', [a], CHOSEN)]), CONTINUE)
    expect(revealed).toMatchObject({ kind: FILES, revealed: true })
    expect(intakeReducer(revealed, CONTINUE)).toMatchObject({
      kind: PREVIEW,
      view: 'files',
      shown: 'a',
      accounts: [CHOSEN],
    })
  })

  test.each([
    [
      { bankName: null, accountType: null },
      { bankName: 'Bank Name', accountType: 'other' },
    ],
    [
      { bankName: 'HDFC Bank', accountType: null },
      { bankName: 'HDFC Bank', accountType: 'other' },
    ],
    [
      { bankName: null, accountType: 'Current' },
      { bankName: 'Bank Name', accountType: 'Current' },
    ],
  ] as const)('with %o it asks once, then uses default values', (chosen, sent) => {
    const before = aState(FILES, [anAccount('A', [a], chosen)], { revealed: true })
    const prompted = intakeReducer(before, CONTINUE)
    expect(prompted).toMatchObject({ kind: FILES, accounts: [{ prompted: true, ...chosen }] })
    expect(intakeReducer(prompted, CONTINUE)).toMatchObject({ kind: PREVIEW, accounts: [sent] })
  })

  test('applies the same rule to account two separately', () => {
    const before = aState(SECOND, [anAccount('A', [a], { prompted: true }), two(b)])
    const prompted = intakeReducer(before, CONTINUE)
    expect(prompted).toMatchObject({ kind: SECOND, accounts: [{}, { prompted: true }] })
    expect(intakeReducer(prompted, CONTINUE)).toMatchObject({
      kind: PREVIEW,
      accounts: [{ bankName: 'Bank Name' }, { bankName: 'Bank Name', accountType: 'other' }],
    })
  })

  test('shows account one before the preview if it was not asked yet, and asks only there', () => {
    const before = aState(SECOND, [one(a), anAccount('B', [b], CHOSEN)])
    const shown = intakeReducer(before, CONTINUE)
    expect(shown).toMatchObject({
      kind: FILES,
      revealed: true,
      accounts: [{ prompted: false }, CHOSEN],
    })
    expect(intakeReducer(shown, CONTINUE)).toMatchObject({
      kind: FILES,
      accounts: [{ prompted: true }, CHOSEN],
    })
  })

  test('shows account two of sorted files before the preview if something is missing', () => {
    const before = aState(FILES, [anAccount('A', [a], CHOSEN), two(b)], { revealed: true })
    expect(intakeReducer(before, CONTINUE)).toMatchObject({
      kind: SECOND,
      accounts: [CHOSEN, { prompted: false }],
    })
  })
})
