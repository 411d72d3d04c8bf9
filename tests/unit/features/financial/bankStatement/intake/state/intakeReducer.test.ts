import { describe, expect, it, test } from 'vitest'
import {
  NOT_UPLOADED,
  type BankIntake,
  type StartedIntake,
} from '#features/financial/bankStatement/intake/state/intake.ts'
import {
  intakeReducer,
  type IntakeEvent,
} from '#features/financial/bankStatement/intake/state/intakeReducer.ts'
import { aPreview, aState, anAccount, locked } from '../builders.ts'
import {
  files,
  CONTINUE,
  one,
  two,
  a,
  b,
  c,
  run,
  SINGLE,
  LOCKED,
  COMMON,
  FILES,
  SECOND,
  PREVIEW,
} from './stateTableHelpers.ts'

describe('single password switch', () => {
  it.each<[string, StartedIntake, boolean, string]>([
    ['on', aState(LOCKED, [one(locked('a'), locked('b'))]), true, COMMON],
    ['off', aState(COMMON, [one(locked('a'), locked('b'))]), false, LOCKED],
    ['is disabled when all are unlocked', aState(LOCKED, [one(a, b)]), true, LOCKED],
    ['is not available for one file', aState(SINGLE, [one(locked('a'))]), true, SINGLE],
    ['is not available when nothing is locked', aState(FILES, [one(a)]), true, FILES],
  ])('%s', (_, before, on, kind) => {
    expect(intakeReducer(before, { kind: 'commonPasswordSwitched', on }).kind).toBe(kind)
  })
})

describe('bank and account type', () => {
  const at = (intake: BankIntake, index: number) =>
    intake.kind === 'Not Uploaded' ? undefined : intake.accounts[index]

  test('belong to their account', () => {
    const after = run(
      aState(SECOND, [one(a), two(b)]),
      { kind: 'bankChosen', account: 'B', bankName: 'UCO Bank' },
      { kind: 'typeChosen', account: 'B', accountType: 'Current' },
    )
    expect(at(after, 0)).toMatchObject({ bankName: null, accountType: null })
    expect(at(after, 1)).toMatchObject({ bankName: 'UCO Bank', accountType: 'Current' })
  })

  test('a guess never replaces a choice, and a choice replaces a guess', () => {
    const guess: IntakeEvent = { kind: 'bankGuessed', account: 'A', bankName: 'Axis Bank' }
    const guessed = intakeReducer(aState(FILES, [one(a)]), guess)
    expect(at(guessed, 0)).toMatchObject({ bankName: 'Axis Bank', bankFrom: 'file' })
    const chosen = intakeReducer(guessed, {
      kind: 'bankChosen',
      account: 'A',
      bankName: 'HDFC Bank',
    })
    expect(at(chosen, 0)).toMatchObject({ bankName: 'HDFC Bank', bankFrom: 'user' })
    expect(at(intakeReducer(chosen, guess), 0)).toMatchObject({
      bankName: 'HDFC Bank',
      bankFrom: 'user',
    })
  })

  test('a late guess does not fill a field that was cleared', () => {
    const guess: IntakeEvent = { kind: 'bankGuessed', account: 'A', bankName: 'Axis Bank' }
    const emptied: IntakeEvent = { kind: 'bankChosen', account: 'A', bankName: null }
    const after = run(aState(FILES, [one(a)]), guess, emptied, guess)
    expect(at(after, 0)).toMatchObject({ bankName: null, bankFrom: 'user' })
  })
})

describe('owner and related parties', () => {
  const type = (account: string, ownerType: 'Personal' | 'Business'): IntakeEvent => ({
    kind: 'ownerTypeChosen',
    account,
    ownerType,
  })
  const name = (text: string): IntakeEvent => ({ kind: 'ownersNameTyped', text })

  test('opens from the preview and returns to it', () => {
    const open = intakeReducer(aPreview([one(a)]), { kind: 'detailsOpened' })
    expect(open).toMatchObject({ view: 'details' })
    expect(intakeReducer(open, { kind: 'detailsClosed' })).toMatchObject({ view: 'files' })
    expect(intakeReducer(open, { kind: 'wentBack' })).toMatchObject({
      kind: PREVIEW,
      view: 'files',
    })
  })

  test('an owner name is kept only for a Business, is filtered, and is cleared with the last business account', () => {
    const preview = aPreview([one(a), two(b)], { view: 'details' })
    expect(intakeReducer(preview, name('x'))).toMatchObject({ ownersName: '' })
    const both = run(
      preview,
      type('A', 'Business'),
      type('B', 'Business'),
      name('Sahyadri & Co. (2)'),
    )
    expect(both).toMatchObject({ ownersName: 'SAHYADRI  CO. ' })
    const after = intakeReducer(both, type('A', 'Personal'))
    expect(after).toMatchObject({ ownersName: 'SAHYADRI  CO. ' })
    expect(intakeReducer(after, type('B', 'Personal'))).toMatchObject({ ownersName: '' })
  })

  test('is cleared when the business account is removed', () => {
    const business = anAccount('B', [b], { ownerType: 'Business' })
    const before = aPreview([one(a), business], { ownersName: 'SAHYADRI' })
    expect(intakeReducer(before, files('B'))).toMatchObject({ ownersName: '' })
    expect(intakeReducer(before, { kind: 'secondAccountRemoved' })).toMatchObject({
      ownersName: '',
    })
  })

  test('keeps workbook, email option and visible file', () => {
    const workbook = {
      id: 'x',
      name: 'parties.xlsx',
      size: 1,
      kind: 'xlsx' as const,
      pages: null,
      sample: false,
    }
    const after = run(
      aPreview([one(a), two(c)]),
      { kind: 'relatedPartiesChanged', file: workbook },
      { kind: 'emailOutputSwitched', on: true },
      { kind: 'fileShown', file: 'c' },
    )
    expect(after).toMatchObject({ relatedParties: workbook, emailOutput: true, shown: 'c' })
  })
})

describe('restoring and clearing', () => {
  test('restores a stored intake unless one has started', () => {
    const stored = aPreview([one(a)])
    expect(intakeReducer(NOT_UPLOADED, { kind: 'restored', intake: stored })).toEqual({
      ...stored,
      origin: 'restored',
    })
    const started = aState(FILES, [two(b)])
    expect(intakeReducer(started, { kind: 'restored', intake: stored })).toBe(started)
  })

  test('clears the intake', () => {
    expect(intakeReducer(aPreview([one(a)]), { kind: 'cleared' })).toEqual(NOT_UPLOADED)
  })

  test.each<IntakeEvent>([
    CONTINUE,
    { kind: 'wentBack' },
    { kind: 'detailsOpened' },
    { kind: 'emailOutputSwitched', on: true },
    { kind: 'commonPasswordSwitched', on: true },
  ])('$kind is ignored before there are files', (event) => {
    expect(intakeReducer(NOT_UPLOADED, event)).toBe(NOT_UPLOADED)
  })
})
