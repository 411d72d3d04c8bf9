import { describe, expect, it, test } from 'vitest'
import {
  NOT_UPLOADED,
  type BankIntake,
} from '#features/financial/bankStatement/intake/state/intake.ts'
import {
  intakeReducer,
  type IntakeEvent,
} from '#features/financial/bankStatement/intake/state/intakeReducer.ts'
import { CHOSEN, aPreview, aState, anAccount, locked, outline, refused } from '../builders.ts'
import { files, one, two, a, b, LOCKED, FILES, SECOND, PREVIEW } from './stateTableHelpers.ts'

describe('second account', () => {
  const add: IntakeEvent = { kind: 'secondAccountAdded', account: 'B' }
  it.each<[string, BankIntake, IntakeEvent, string]>([
    ['is added when the files are ready', aState(FILES, [one(a)]), add, `${SECOND} | A: a | B: `],
    ['can be added from the preview', aPreview([one(a)]), add, `${SECOND} | A: a | B: `],
    [
      'is not available while a file is rejected',
      aState(FILES, [one(refused('a'))]),
      add,
      `${FILES} | A: a`,
    ],
    [
      'is not available while files are locked',
      aState(LOCKED, [one(a, locked('b'))]),
      add,
      `${LOCKED} | A: a b`,
    ],
    ['there is no third account', aState(FILES, [one(a), two(b)]), add, `${FILES} | A: a | B: b`],
    ['is not available before the first account', NOT_UPLOADED, add, 'Not Uploaded'],
    [
      'Back keeps its files',
      aState(SECOND, [one(a), two(b)]),
      { kind: 'wentBack' },
      `${FILES} | A: a | B: b`,
    ],
    [
      'Back removes an empty one',
      aState(SECOND, [one(a), two()]),
      { kind: 'wentBack' },
      `${FILES} | A: a`,
    ],
    [
      'is removed on its screen',
      aState(SECOND, [one(a), two(b)]),
      { kind: 'secondAccountRemoved' },
      `${FILES} | A: a`,
    ],
    [
      'is removed on the preview',
      aPreview([one(a), two(b)]),
      { kind: 'secondAccountRemoved' },
      `${PREVIEW} | A: a`,
    ],
    [
      'opens account one',
      aPreview([one(a), two(b)]),
      { kind: 'accountOpened', account: 'A' },
      `${FILES} | A: a | B: b`,
    ],
    [
      'opens account two',
      aPreview([one(a), two(b)]),
      { kind: 'accountOpened', account: 'B' },
      `${SECOND} | A: a | B: b`,
    ],
  ])('%s', (_, before, event, after) => {
    expect(outline(intakeReducer(before, event))).toBe(after)
  })

  test('keeps its bank, type and owner when it becomes account one', () => {
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
