import { describe, expect, it, test } from 'vitest'
import {
  NOT_UPLOADED,
  type Intake,
  type IntakeWork,
} from '#features/financial/bankStatement/intake/state/intake.ts'
import {
  reduceIntake,
  type IntakeEvent,
} from '#features/financial/bankStatement/intake/state/reduceIntake.ts'
import type { UploadEntry } from '#shared/upload/uploadEntry.ts'
import {
  CHOSEN,
  aPreview,
  aState,
  anAccount,
  anEntry,
  checking,
  locked,
  outline,
  refused,
} from '../builders.ts'

const files = (account: string, ...entries: UploadEntry[]): IntakeEvent => ({
  kind: 'entriesChanged',
  account,
  entries,
})
const CONTINUE: IntakeEvent = { kind: 'continued' }
const one = (...entries: UploadEntry[]) => anAccount('A', entries)
const two = (...entries: UploadEntry[]) => anAccount('B', entries)
const a = anEntry('a')
const b = anEntry('b')
const c = anEntry('c')
const run = (from: Intake, ...events: IntakeEvent[]) => events.reduce(reduceIntake, from)

const SINGLE = 'singlePasswordProtected'
const LOCKED = 'passwordProtected'
const COMMON = 'commonPasswordUnlock'
const FILES = 'bankstatementSuccessfulUpload'
const SECOND = 'bankstatementnewAccountUpload'
const PREVIEW = 'bankstatementSuccessfulUploadPreview'

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
    expect(outline(reduceIntake(before, event))).toBe(after)
  })

  it('shows another file when the shown one is removed', () => {
    expect(reduceIntake(aPreview([one(a, b)], { shown: 'a' }), files('A', b))).toMatchObject({
      shown: 'b',
    })
    expect(reduceIntake(aPreview([one(a, b)], { shown: 'b' }), files('A', b))).toMatchObject({
      shown: 'b',
    })
  })
})

describe('Continue', () => {
  it.each<[string, IntakeWork, string]>([
    [
      'CONTINUE waits for the last lock',
      aState(LOCKED, [one(a, locked('b'))]),
      `${LOCKED} | A: a b`,
    ],
    ['CONTINUE with all unlocked', aState(LOCKED, [one(a, b)]), `${FILES} | A: a b`],
    ['in common mode', aState(COMMON, [one(a, b)]), `${FILES} | A: a b`],
    [
      'a refused file is not successful',
      aState(FILES, [one(a, refused('b'))], { revealed: true }),
      `${FILES} | A: a b`,
    ],
    [
      'account two waits for its files',
      aState(SECOND, [anAccount('A', [a], CHOSEN), two(locked('b'))]),
      `${SECOND} | A: a | B: b`,
    ],
    ['the preview goes on by PROCEED only', aPreview([one(a)]), `${PREVIEW} | A: a`],
  ])('%s', (_, before, after) => {
    expect(outline(reduceIntake(before, CONTINUE))).toBe(after)
  })

  test('the first reveals the selection, the second proceeds', () => {
    const revealed = reduceIntake(aState(FILES, [anAccount('A', [a], CHOSEN)]), CONTINUE)
    expect(revealed).toMatchObject({ kind: FILES, revealed: true })
    expect(reduceIntake(revealed, CONTINUE)).toMatchObject({
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
  ] as const)('with %o it prompts once, then falls back', (chosen, sent) => {
    const before = aState(FILES, [anAccount('A', [a], chosen)], { revealed: true })
    const prompted = reduceIntake(before, CONTINUE)
    expect(prompted).toMatchObject({ kind: FILES, accounts: [{ prompted: true, ...chosen }] })
    expect(reduceIntake(prompted, CONTINUE)).toMatchObject({ kind: PREVIEW, accounts: [sent] })
  })

  test('the same rule for account two, each account by itself', () => {
    const before = aState(SECOND, [anAccount('A', [a], { prompted: true }), two(b)])
    const prompted = reduceIntake(before, CONTINUE)
    expect(prompted).toMatchObject({ kind: SECOND, accounts: [{}, { prompted: true }] })
    expect(reduceIntake(prompted, CONTINUE)).toMatchObject({
      kind: PREVIEW,
      accounts: [{ bankName: 'Bank Name' }, { bankName: 'Bank Name', accountType: 'other' }],
    })
  })

  test('an account one that was never asked is asked before the preview', () => {
    const before = aState(SECOND, [one(a), anAccount('B', [b], CHOSEN)])
    expect(reduceIntake(before, CONTINUE)).toMatchObject({
      kind: FILES,
      revealed: true,
      accounts: [{ prompted: true }, CHOSEN],
    })
  })
})

describe('the single password switch', () => {
  it.each<[string, IntakeWork, boolean, string]>([
    ['on', aState(LOCKED, [one(locked('a'), locked('b'))]), true, COMMON],
    ['off', aState(COMMON, [one(locked('a'), locked('b'))]), false, LOCKED],
    ['disabled once all are unlocked', aState(LOCKED, [one(a, b)]), true, LOCKED],
    ['not for one file', aState(SINGLE, [one(locked('a'))]), true, SINGLE],
    ['not where nothing is locked', aState(FILES, [one(a)]), true, FILES],
  ])('%s', (_, before, on, kind) => {
    expect(reduceIntake(before, { kind: 'commonPasswordSwitched', on }).kind).toBe(kind)
  })
})

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
    expect(outline(reduceIntake(before, event))).toBe(after)
  })

  test('a promoted account keeps its bank, its type and its owner', () => {
    const second = anAccount('B', [b], { ...CHOSEN, ownerType: 'Business', prompted: true })
    const before = aPreview([one(a), second], { ownersName: 'SAHYADRI' })
    expect(reduceIntake(before, files('A'))).toMatchObject({
      accounts: [second],
      ownersName: 'SAHYADRI',
    })
  })

  test('opening account one again shows its selection', () => {
    expect(reduceIntake(aPreview([one(a)]), { kind: 'wentBack' })).toMatchObject({
      kind: FILES,
      revealed: true,
    })
  })
})

describe('bank and account type', () => {
  const at = (intake: Intake, index: number) =>
    intake.kind === 'Not Uploaded' ? undefined : intake.accounts[index]

  test('belong to their own account', () => {
    const after = run(
      aState(SECOND, [one(a), two(b)]),
      { kind: 'bankChosen', account: 'B', bankName: 'UCO Bank' },
      { kind: 'typeChosen', account: 'B', accountType: 'Current' },
    )
    expect(at(after, 0)).toMatchObject({ bankName: null, accountType: null })
    expect(at(after, 1)).toMatchObject({ bankName: 'UCO Bank', accountType: 'Current' })
  })

  test('a guess never takes the place of a choice, and a choice ends it', () => {
    const guess: IntakeEvent = { kind: 'bankGuessed', account: 'A', bankName: 'Axis Bank' }
    const guessed = reduceIntake(aState(FILES, [one(a)]), guess)
    expect(at(guessed, 0)).toMatchObject({ bankName: 'Axis Bank', guessed: true })
    const chosen = reduceIntake(guessed, {
      kind: 'bankChosen',
      account: 'A',
      bankName: 'HDFC Bank',
    })
    expect(at(chosen, 0)).toMatchObject({ bankName: 'HDFC Bank', guessed: false })
    expect(at(reduceIntake(chosen, guess), 0)).toMatchObject({
      bankName: 'HDFC Bank',
      guessed: false,
    })
  })
})

describe('owner and related parties', () => {
  const type = (account: string, ownerType: 'Personal' | 'Business'): IntakeEvent => ({
    kind: 'ownerTypeChosen',
    account,
    ownerType,
  })
  const name = (text: string): IntakeEvent => ({ kind: 'ownersNameTyped', text })

  test('opens from the preview and closes to it', () => {
    const open = reduceIntake(aPreview([one(a)]), { kind: 'detailsOpened' })
    expect(open).toMatchObject({ view: 'details' })
    expect(reduceIntake(open, { kind: 'detailsClosed' })).toMatchObject({ view: 'files' })
    expect(reduceIntake(open, { kind: 'wentBack' })).toMatchObject({ kind: PREVIEW, view: 'files' })
  })

  test('an owner name is kept for a Business only, filtered, and cleared with the last one', () => {
    const preview = aPreview([one(a), two(b)], { view: 'details' })
    expect(reduceIntake(preview, name('x'))).toMatchObject({ ownersName: '' })
    const both = run(
      preview,
      type('A', 'Business'),
      type('B', 'Business'),
      name('Sahyadri & Co. (2)'),
    )
    expect(both).toMatchObject({ ownersName: 'SAHYADRI  CO. ' })
    const left = reduceIntake(both, type('A', 'Personal'))
    expect(left).toMatchObject({ ownersName: 'SAHYADRI  CO. ' })
    expect(reduceIntake(left, type('B', 'Personal'))).toMatchObject({ ownersName: '' })
  })

  test('it is cleared when the business account leaves', () => {
    const business = anAccount('B', [b], { ownerType: 'Business' })
    const before = aPreview([one(a), business], { ownersName: 'SAHYADRI' })
    expect(reduceIntake(before, files('B'))).toMatchObject({ ownersName: '' })
    expect(reduceIntake(before, { kind: 'secondDropped' })).toMatchObject({ ownersName: '' })
  })

  test('the workbook, the e-mail and the shown file are kept', () => {
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

describe('a reload and the end', () => {
  test('a stored intake is taken up, unless one was begun', () => {
    const stored = aPreview([one(a)])
    expect(reduceIntake(NOT_UPLOADED, { kind: 'restored', intake: stored })).toEqual({
      ...stored,
      origin: 'restored',
    })
    const begun = aState(FILES, [two(b)])
    expect(reduceIntake(begun, { kind: 'restored', intake: stored })).toBe(begun)
  })

  test('it is cleared', () => {
    expect(reduceIntake(aPreview([one(a)]), { kind: 'cleared' })).toEqual(NOT_UPLOADED)
  })

  test.each<IntakeEvent>([
    CONTINUE,
    { kind: 'wentBack' },
    { kind: 'detailsOpened' },
    { kind: 'emailOutputSwitched', on: true },
    { kind: 'commonPasswordSwitched', on: true },
  ])('$kind means nothing before there are files', (event) => {
    expect(reduceIntake(NOT_UPLOADED, event)).toBe(NOT_UPLOADED)
  })
})
