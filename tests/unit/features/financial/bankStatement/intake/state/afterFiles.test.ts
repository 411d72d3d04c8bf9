import { describe, expect, it } from 'vitest'
import { NOT_UPLOADED, type Intake } from '#features/financial/bankStatement/intake/state/intake.ts'
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

describe('files that come, go and are judged', () => {
  it.each<[string, Intake, IntakeEvent, string]>([
    ['the first file opens the list', NOT_UPLOADED, files('A', checking('a')), `${FILES} | A: a`],
    ['an empty list is no upload', NOT_UPLOADED, files('A'), 'Not Uploaded'],
    [
      'one locked file asks for its password',
      aState(FILES, [one(checking('a'))]),
      files('A', locked('a')),
      `${SINGLE} | A: a`,
    ],
    [
      'one of several asks in the list',
      aState(FILES, [one(a, checking('b'))]),
      files('A', a, locked('b')),
      `${LOCKED} | A: a b`,
    ],
    [
      'a second file leaves the single prompt',
      aState(SINGLE, [one(locked('a'))]),
      files('A', locked('a'), checking('b')),
      `${LOCKED} | A: a b`,
    ],
    ['a single file unlocks', aState(SINGLE, [one(locked('a'))]), files('A', a), `${FILES} | A: a`],
    [
      'a check decides nothing',
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
      'one password for all stays on while it helps',
      aState(COMMON, [one(locked('a'), locked('b'))]),
      files('A', a, locked('b')),
      `${COMMON} | A: a b`,
    ],
    [
      'and goes off when all are unlocked',
      aState(COMMON, [one(a, locked('b'))]),
      files('A', a, b),
      `${LOCKED} | A: a b`,
    ],
    [
      'all but one removed asks singly',
      aState(COMMON, [one(locked('a'), locked('b'))]),
      files('A', locked('b')),
      `${SINGLE} | A: b`,
    ],
    [
      'a locked file added later asks too',
      aState(FILES, [one(a)], { revealed: true }),
      files('A', a, locked('b')),
      `${LOCKED} | A: a b`,
    ],
    ['the last file returns to upload', aState(FILES, [one(a)]), files('A'), 'Not Uploaded'],
    ['from the prompt too', aState(SINGLE, [one(locked('a'))]), files('A'), 'Not Uploaded'],
    ['and from the preview', aPreview([one(a)]), files('A'), 'Not Uploaded'],
    [
      'account two is promoted when account one empties',
      aState(FILES, [one(a), two(b)]),
      files('A'),
      `${FILES} | B: b`,
    ],
    [
      'on the second screen as well',
      aState(SECOND, [one(a), two(b)]),
      files('A'),
      `${FILES} | B: b`,
    ],
    [
      'with its locked file',
      aState(SECOND, [one(a), two(locked('b'))]),
      files('A'),
      `${SINGLE} | B: b`,
    ],
    [
      'an empty account two leaves with account one',
      aState(SECOND, [one(a), two()]),
      files('A'),
      'Not Uploaded',
    ],
    ['promoted on the preview', aPreview([one(a), two(b)]), files('A'), `${PREVIEW} | B: b`],
    [
      'account two is cleared with its last file',
      aPreview([one(a), two(b)]),
      files('B'),
      `${PREVIEW} | A: a`,
    ],
    ["on account one's screen too", aState(FILES, [one(a), two(b)]), files('B'), `${FILES} | A: a`],
    [
      'its own screen keeps its drop zone',
      aState(SECOND, [one(a), two(b)]),
      files('B'),
      `${SECOND} | A: a | B: `,
    ],
    [
      'account two unlocks on its own screen',
      aState(SECOND, [one(a), two(checking('b'))]),
      files('B', locked('b')),
      `${SECOND} | A: a | B: b`,
    ],
    [
      'a file that is locked again leads back from the preview',
      aPreview([one(checking('a')), two(b)]),
      files('A', locked('a')),
      `${SINGLE} | A: a | B: b`,
    ],
    [
      'while its checks run the preview stays',
      aPreview([one(a), two(b)]),
      files('A', checking('a')),
      `${PREVIEW} | A: a | B: b`,
    ],
    [
      "account two's leads to its screen",
      aPreview([one(a), two(checking('b'))]),
      files('B', locked('b')),
      `${SECOND} | A: a | B: b`,
    ],
    [
      'a late answer of a list that is gone',
      aState(FILES, [one(a)]),
      files('Z', b),
      `${FILES} | A: a`,
    ],
  ])('%s', (_, before, event, after) => {
    expect(outline(intakeReducer(before, event))).toBe(after)
  })

  it('shows another file when the shown one is removed', () => {
    expect(intakeReducer(aPreview([one(a, b)], { shown: 'a' }), files('A', b))).toMatchObject({
      shown: 'b',
    })
    expect(intakeReducer(aPreview([one(a, b)], { shown: 'b' }), files('A', b))).toMatchObject({
      shown: 'b',
    })
  })
})
