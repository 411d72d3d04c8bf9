import { describe, expect, it, test } from 'vitest'
import { NOT_UPLOADED, type Intake } from '#features/financial/bankStatement/intake/state/intake.ts'
import {
  intakeReducer,
  type IntakeEvent,
} from '#features/financial/bankStatement/intake/state/intakeReducer.ts'
import { CHOSEN, aPreview, aState, anAccount, locked, outline, refused } from '../builders.ts'
import { files, one, two, a, b, LOCKED, FILES, SECOND, PREVIEW } from './stateTableHelpers.ts'

describe('the second account', () => {
  const add: IntakeEvent = { kind: 'secondAdded', account: 'B' }
  it.each<[string, Intake, IntakeEvent, string]>([
    ['is added to ready files', aState(FILES, [one(a)]), add, `${SECOND} | A: a | B: `],
    ['and from the preview', aPreview([one(a)]), add, `${SECOND} | A: a | B: `],
    ['not while a file is refused', aState(FILES, [one(refused('a'))]), add, `${FILES} | A: a`],
    [
      'not while files are locked',
      aState(LOCKED, [one(a, locked('b'))]),
      add,
      `${LOCKED} | A: a b`,
    ],
    ['there is no third', aState(FILES, [one(a), two(b)]), add, `${FILES} | A: a | B: b`],
    ['not before there is a first', NOT_UPLOADED, add, 'Not Uploaded'],
    [
      'Back keeps its files',
      aState(SECOND, [one(a), two(b)]),
      { kind: 'wentBack' },
      `${FILES} | A: a | B: b`,
    ],
    [
      'Back drops an empty one',
      aState(SECOND, [one(a), two()]),
      { kind: 'wentBack' },
      `${FILES} | A: a`,
    ],
    [
      'it is dropped on its screen',
      aState(SECOND, [one(a), two(b)]),
      { kind: 'secondDropped' },
      `${FILES} | A: a`,
    ],
    [
      'and on the preview',
      aPreview([one(a), two(b)]),
      { kind: 'secondDropped' },
      `${PREVIEW} | A: a`,
    ],
    [
      'account one is opened',
      aPreview([one(a), two(b)]),
      { kind: 'accountOpened', account: 'A' },
      `${FILES} | A: a | B: b`,
    ],
    [
      'account two is opened',
      aPreview([one(a), two(b)]),
      { kind: 'accountOpened', account: 'B' },
      `${SECOND} | A: a | B: b`,
    ],
  ])('%s', (_, before, event, after) => {
    expect(outline(intakeReducer(before, event))).toBe(after)
  })

  test('a promoted account keeps its bank, its type and its owner', () => {
    const second = anAccount('B', [b], { ...CHOSEN, ownerType: 'Business', prompted: true })
    const before = aPreview([one(a), second], { ownersName: 'SAHYADRI' })
    expect(intakeReducer(before, files('A'))).toMatchObject({
      accounts: [second],
      ownersName: 'SAHYADRI',
    })
  })

  test('opening account one again shows its selection', () => {
    expect(intakeReducer(aPreview([one(a)]), { kind: 'wentBack' })).toMatchObject({
      kind: FILES,
      revealed: true,
    })
  })
})
