import { describe, expect, it } from 'vitest'
import {
  NOT_UPLOADED,
  type BankIntake,
} from '#features/financial/bankStatement/intake/state/intake.ts'
import {
  intakeReducer,
  type IntakeEvent,
} from '#features/financial/bankStatement/intake/state/intakeReducer.ts'
import { aPreview, aState, checking, locked, outline } from '../builders.ts'
import {
  files,
  one,
  two,
  a,
  b,
  SINGLE,
  LOCKED,
  COMMON,
  FILES,
  SECOND,
  PREVIEW,
} from './stateTableHelpers.ts'

describe('added, removed and checked files', () => {
  it.each<[string, BankIntake, IntakeEvent, string]>([
    ['the first file opens the list', NOT_UPLOADED, files('A', checking('a')), `${FILES} | A: a`],
    ['an empty list is not an upload', NOT_UPLOADED, files('A'), 'Not Uploaded'],
    [
      'one locked file asks for its password',
      aState(FILES, [one(checking('a'))]),
      files('A', locked('a')),
      `${SINGLE} | A: a`,
    ],
    [
      'one locked file of several is unlocked in the list',
      aState(FILES, [one(a, checking('b'))]),
      files('A', a, locked('b')),
      `${LOCKED} | A: a b`,
    ],
    [
      'a second file closes the single prompt',
      aState(SINGLE, [one(locked('a'))]),
      files('A', locked('a'), checking('b')),
      `${LOCKED} | A: a b`,
    ],
    [
      'a single file is unlocked',
      aState(SINGLE, [one(locked('a'))]),
      files('A', a),
      `${FILES} | A: a`,
    ],
    [
      'a running check changes nothing',
      aState(SINGLE, [one(locked('a'))]),
      files('A', checking('a')),
      `${SINGLE} | A: a`,
    ],
    [
      'the list waits for CONTINUE',
      aState(LOCKED, [one(a, locked('b'))]),
      files('A', a, b),
      `${LOCKED} | A: a b`,
    ],
    [
      'the common password stays on while files are locked',
      aState(COMMON, [one(locked('a'), locked('b'))]),
      files('A', a, locked('b')),
      `${COMMON} | A: a b`,
    ],
    [
      'the common password is switched off when all are unlocked',
      aState(COMMON, [one(a, locked('b'))]),
      files('A', a, b),
      `${LOCKED} | A: a b`,
    ],
    [
      'removing all but one shows the single prompt',
      aState(COMMON, [one(locked('a'), locked('b'))]),
      files('A', locked('b')),
      `${SINGLE} | A: b`,
    ],
    [
      'a locked file added later asks for its password',
      aState(FILES, [one(a)], { revealed: true }),
      files('A', a, locked('b')),
      `${LOCKED} | A: a b`,
    ],
    [
      'removing the last file returns to the upload',
      aState(FILES, [one(a)]),
      files('A'),
      'Not Uploaded',
    ],
    ['also from the prompt', aState(SINGLE, [one(locked('a'))]), files('A'), 'Not Uploaded'],
    ['also from the preview', aPreview([one(a)]), files('A'), 'Not Uploaded'],
    [
      'account two becomes account one when that is empty',
      aState(FILES, [one(a), two(b)]),
      files('A'),
      `${FILES} | B: b`,
    ],
    ['also on the second screen', aState(SECOND, [one(a), two(b)]), files('A'), `${FILES} | B: b`],
    [
      'also with a locked file',
      aState(SECOND, [one(a), two(locked('b'))]),
      files('A'),
      `${SINGLE} | B: b`,
    ],
    [
      'an empty account two is removed with account one',
      aState(SECOND, [one(a), two()]),
      files('A'),
      'Not Uploaded',
    ],
    [
      'account two becomes account one on the preview',
      aPreview([one(a), two(b)]),
      files('A'),
      `${PREVIEW} | B: b`,
    ],
    [
      'account two is removed with its last file',
      aPreview([one(a), two(b)]),
      files('B'),
      `${PREVIEW} | A: a`,
    ],
    [
      'also on the screen of account one',
      aState(FILES, [one(a), two(b)]),
      files('B'),
      `${FILES} | A: a`,
    ],
    [
      'its own screen keeps the drop zone',
      aState(SECOND, [one(a), two(b)]),
      files('B'),
      `${SECOND} | A: a | B: `,
    ],
    [
      'account two is unlocked on its own screen',
      aState(SECOND, [one(a), two(checking('b'))]),
      files('B', locked('b')),
      `${SECOND} | A: a | B: b`,
    ],
    [
      'a file that is locked again closes the preview',
      aPreview([one(checking('a')), two(b)]),
      files('A', locked('a')),
      `${SINGLE} | A: a | B: b`,
    ],
    [
      'the preview stays while checks run',
      aPreview([one(a), two(b)]),
      files('A', checking('a')),
      `${PREVIEW} | A: a | B: b`,
    ],
    [
      'a locked file of account two opens its screen',
      aPreview([one(a), two(checking('b'))]),
      files('B', locked('b')),
      `${SECOND} | A: a | B: b`,
    ],
    [
      'a late result for a removed list is ignored',
      aState(FILES, [one(a)]),
      files('Z', b),
      `${FILES} | A: a`,
    ],
  ])('%s', (_, before, event, after) => {
    expect(outline(intakeReducer(before, event))).toBe(after)
  })

  it('shows another file when the visible one is removed', () => {
    expect(intakeReducer(aPreview([one(a, b)], { shown: 'a' }), files('A', b))).toMatchObject({
      shown: 'b',
    })
    expect(intakeReducer(aPreview([one(a, b)], { shown: 'b' }), files('A', b))).toMatchObject({
      shown: 'b',
    })
  })
})
