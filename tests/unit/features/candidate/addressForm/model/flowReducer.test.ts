import { describe, expect, it } from 'vitest'
import type {
  SubmissionFailure,
  SubmissionStatus,
  FlowState,
  FlowEffect,
  FlowEvent,
  EditableForm,
} from '#features/candidate/addressForm/model/flow.ts'
import { flowReducer } from '#features/candidate/addressForm/model/flowReducer.ts'
import { aFormCase } from '../builders.ts'

const OPENING: FlowState = { kind: 'opening', step: 'language' }
const formCase = aFormCase()
const closed = aFormCase({ isOpen: false })
const aForm = (change: Partial<EditableForm> = {}): EditableForm => ({
  formCase,
  step: 'form',
  furthest: 'form',
  isAgreed: true,
  deniedPermission: null,
  isSubmissionUnconfirmed: false,
  ...change,
})
const open = (change: Partial<EditableForm> = {}): FlowState => ({
  kind: 'open',
  form: aForm(change),
})
const REVIEW = aForm({ step: 'review', furthest: 'review' })
const sending = (submission: SubmissionStatus, attempts = 1): FlowState => ({
  kind: 'sending',
  form: REVIEW,
  attempts,
  submission,
})
const UNDER_WAY = sending({ kind: 'sending', share: 0.4 })
const NO_RESPONSE: SubmissionFailure = { kind: 'noResponse' }
const BUSY: SubmissionFailure = { kind: 'busy', waitMs: 90_000 }
const REFUSAL: SubmissionFailure = { kind: 'refused', reason: 'rejected', mayHaveArrived: false }
const GATEWAY: SubmissionFailure = { kind: 'refused', reason: 'serverError', mayHaveArrived: true }
const SENT = { answers: 8, photos: 5, at: 1 }
const LOST = sending({ kind: 'checking', result: NO_RESPONSE, checks: 1 })
const REFUSED = sending({ kind: 'checking', result: REFUSAL, checks: 1 })
const ACCEPTED = sending({ kind: 'checking', result: { kind: 'accepted', sent: SENT }, checks: 3 })
const WAITING = sending({
  kind: 'waiting',
  result: NO_RESPONSE,
  isBusy: false,
  since: 0,
  until: 5000,
})
const UNCLEAR = sending({ kind: 'checking', result: GATEWAY, checks: 3 })
const completed = (by: FlowState) => (by.kind === 'completed' ? by.sent : 'not completed')
const kinds = (effects: readonly FlowEffect[]) =>
  effects.map((effect) => (effect.kind === 'showDialog' ? effect.name : effect.kind))

describe('opening', () => {
  it.each<[string, FlowEvent, string]>([
    ['an open case', { kind: 'loaded', formCase, restored: null }, 'open'],
    ['a closed one', { kind: 'loaded', formCase: closed, restored: null }, 'completed'],
    ['a wrong link', { kind: 'loadFailed', reason: 'invalid' }, 'invalid'],
    ['any other failure', { kind: 'loadFailed', reason: 'serverError' }, 'serverError'],
  ])('%s', (_, event, kind) => expect(flowReducer(OPENING, event).state.kind).toBe(kind))

  it('shows Application Details before the case is there to who has chosen a language', () => {
    const ahead = flowReducer(OPENING, { kind: 'continued', from: 'language' }).state
    expect(ahead).toEqual({ kind: 'opening', step: 'application' })
    expect(flowReducer(ahead, { kind: 'loaded', formCase, restored: null }).state).toMatchObject({
      form: { step: 'application', furthest: 'application' },
    })
  })

  it('goes on where a reload found it', () => {
    const restored = { step: 'terms', furthest: 'review', isAgreed: true } as const
    expect(flowReducer(OPENING, { kind: 'loaded', formCase, restored }).state).toMatchObject({
      form: restored,
    })
  })

  it('waits for a busy server as long as it asks, then tries again', () => {
    const { state, effects } = flowReducer(OPENING, {
      kind: 'loadRefused',
      waitMs: 90_000,
      now: 1000,
    })
    expect(state).toEqual({ kind: 'busy', since: 1000, until: 91_000 })
    expect(effects).toEqual([{ kind: 'wait', isBusy: true, until: 91_000 }])
    const due = flowReducer(state, { kind: 'retryDue' })
    expect(due.state.kind).toBe('opening')
    expect(kinds(due.effects)).toEqual(['load'])
  })

  it('tries again after a server error', () => {
    const move = flowReducer({ kind: 'serverError' }, { kind: 'reloadPressed' })
    expect(move.state.kind).toBe('opening')
    expect(kinds(move.effects)).toEqual(['load'])
  })
})

describe('the steps', () => {
  it('go one on, and a second tap on the same button does not skip one', () => {
    const at = open({ step: 'application', furthest: 'application', deniedPermission: 'camera' })
    const once = flowReducer(at, { kind: 'continued', from: 'application' }).state
    expect(once).toMatchObject({ form: { step: 'checkPhone', deniedPermission: null } })
    expect(flowReducer(once, { kind: 'continued', from: 'application' }).state).toBe(once)
  })

  it('lead back and forward as far as one has come, and no farther', () => {
    const at = open({ step: 'terms', furthest: 'form' })
    expect(flowReducer(at, { kind: 'navigatedTo', step: 'application' }).state).toMatchObject({
      form: { step: 'application', furthest: 'form' },
    })
    expect(flowReducer(at, { kind: 'navigatedTo', step: 'form' }).state).toMatchObject({
      form: { step: 'form' },
    })
    expect(flowReducer(at, { kind: 'navigatedTo', step: 'review' }).state).toMatchObject({
      form: { step: 'terms' },
    })
  })

  it('end at the terms once the consent is taken back', () => {
    const terms = open({ step: 'terms', furthest: 'form' })
    const unticked = flowReducer(terms, { kind: 'agreed', isAgreed: false }).state
    expect(flowReducer(unticked, { kind: 'navigatedTo', step: 'form' }).state).toMatchObject({
      form: { step: 'terms', furthest: 'terms', isAgreed: false },
    })
    const ticked = flowReducer(terms, { kind: 'agreed', isAgreed: true }).state
    expect(ticked).toMatchObject({ form: { furthest: 'form' } })
  })

  it.each([
    ['camera', 'deniedCameraPermission'],
    ['location', 'deniedLocationPermission'],
  ] as const)('a denied %s leads to Application Details with its dialog', (permission, dialog) => {
    const move = flowReducer(open(), { kind: 'denied', permission })
    expect(move.state).toMatchObject({
      form: { step: 'application', furthest: 'form', deniedPermission: permission },
    })
    expect(kinds(move.effects)).toEqual([dialog])
  })
})

describe('a submission', () => {
  it.each<[string, FlowState, FlowEvent, string, string[]]>([
    ['leaves once', { kind: 'open', form: REVIEW }, { kind: 'submitPressed' }, 'sending', ['send']],
    ['a second tap', UNDER_WAY, { kind: 'submitPressed' }, 'sending', []],
    ['from another step', open(), { kind: 'submitPressed' }, 'open', []],
    [
      'after a lost one is asked about first',
      open({ ...REVIEW, isSubmissionUnconfirmed: true }),
      { kind: 'submitPressed' },
      'sending',
      ['checkStatus'],
    ],
    ['no place', UNDER_WAY, { kind: 'locationMissing' }, 'open', ['errorWhileObtainingLocation']],
    [
      'refused: the case is asked for',
      UNDER_WAY,
      { kind: 'submissionFailed', failure: REFUSAL, now: 0 },
      'sending',
      ['checkStatus'],
    ],
    [
      'refused and closed',
      REFUSED,
      { kind: 'statusChecked', formCase: closed },
      'completed',
      ['discardDraft'],
    ],
    [
      'refused and open',
      REFUSED,
      { kind: 'statusChecked', formCase },
      'open',
      ['errorDuringFormSubmission'],
    ],
    [
      'refused, and nobody can say more',
      REFUSED,
      { kind: 'statusCheckFailed', failure: NO_RESPONSE, now: 0 },
      'open',
      ['errorDuringFormSubmission'],
    ],
    [
      'lost',
      UNDER_WAY,
      { kind: 'submissionFailed', failure: NO_RESPONSE, now: 0 },
      'sending',
      ['wait'],
    ],
    ['waited', WAITING, { kind: 'retryDue' }, 'sending', ['abort', 'checkStatus']],
    [
      'lost and taken',
      LOST,
      { kind: 'statusChecked', formCase: closed },
      'completed',
      ['discardDraft'],
    ],
    ['lost and not taken', LOST, { kind: 'statusChecked', formCase }, 'sending', ['send']],
    [
      'lost and still no answer',
      LOST,
      { kind: 'statusCheckFailed', failure: NO_RESPONSE, now: 0 },
      'sending',
      ['wait'],
    ],
    [
      'lost and not to be told',
      LOST,
      { kind: 'statusCheckFailed', failure: REFUSAL, now: 0 },
      'open',
      ['errorDuringFormFetch'],
    ],
    [
      'answered: the case is asked for',
      UNDER_WAY,
      { kind: 'submissionAnswered', sent: SENT },
      'sending',
      ['checkStatus'],
    ],
    [
      'answered and still open',
      ACCEPTED,
      { kind: 'statusChecked', formCase },
      'open',
      ['errorDuringFormSubmission'],
    ],
    [
      'answered, and nobody can be asked',
      ACCEPTED,
      { kind: 'statusCheckFailed', failure: NO_RESPONSE, now: 0 },
      'sending',
      ['wait'],
    ],
    [
      'answered, and not to be told',
      ACCEPTED,
      { kind: 'statusCheckFailed', failure: REFUSAL, now: 0 },
      'open',
      ['errorDuringFormFetch'],
    ],
    [
      'an answer nobody waits for',
      WAITING,
      { kind: 'submissionFailed', failure: REFUSAL, now: 0 },
      'sending',
      [],
    ],
    [
      'answered by a gateway and still open',
      UNCLEAR,
      { kind: 'statusChecked', formCase },
      'open',
      ['errorDuringFormSubmission'],
    ],
    [
      'met by a busy server',
      UNDER_WAY,
      { kind: 'submissionFailed', failure: BUSY, now: 0 },
      'sending',
      ['wait'],
    ],
    [
      'met by a busy server, and still open',
      sending({ kind: 'checking', result: BUSY, checks: 1 }),
      { kind: 'statusChecked', formCase },
      'sending',
      ['send'],
    ],
    ['a try that is not due', UNDER_WAY, { kind: 'retryDue' }, 'sending', []],
  ])('%s', (_, state, event, kind, effects) => {
    const move = flowReducer(state, event)
    expect(move.state.kind).toBe(kind)
    expect(kinds(move.effects)).toEqual(effects)
  })

  it('waits longer after each try, and says since when and until when', () => {
    const waits = [1, 2, 3, 4, 9].map((tries) => {
      const { state } = flowReducer(sending({ kind: 'sending', share: 0 }, tries), {
        kind: 'submissionFailed',
        failure: NO_RESPONSE,
        now: 1000,
      })
      return state.kind === 'sending' && state.submission.kind === 'waiting'
        ? state.submission.until - state.submission.since
        : null
    })
    expect(waits).toEqual([5_000, 10_000, 20_000, 30_000, 30_000])
  })

  it('gives a busy server the time that it asks for', () => {
    const { state, effects } = flowReducer(UNDER_WAY, {
      kind: 'submissionFailed',
      failure: BUSY,
      now: 1000,
    })
    expect(state).toMatchObject({ submission: { kind: 'waiting', isBusy: true, until: 91_000 } })
    expect(effects).toEqual([{ kind: 'wait', isBusy: true, until: 91_000 }])
  })

  it.each([
    ['accepted', { kind: 'accepted', sent: SENT }],
    ['answered by a gateway', GATEWAY],
  ] as const)('that was %s is asked for three times before it is given up', (_, result) => {
    let state: FlowState = sending({ kind: 'checking', result, checks: 1 })
    const delays: number[] = []
    while (state.kind === 'sending') {
      const move = flowReducer(state, { kind: 'statusChecked', formCase })
      state = move.state
      for (const effect of move.effects)
        if (effect.kind === 'checkStatus') delays.push(effect.afterMs)
    }
    expect(delays).toEqual([2_000, 5_000])
    expect(state).toMatchObject({ form: { step: 'review', isSubmissionUnconfirmed: true } })
  })

  it('counts its tries', () => {
    const again = flowReducer(LOST, { kind: 'statusChecked', formCase }).state
    expect(again).toMatchObject({ attempts: 2, submission: { kind: 'sending', share: 0 } })
  })

  it('ends Completed with what was sent, and leaves nothing on the phone', () => {
    const move = flowReducer(ACCEPTED, { kind: 'statusChecked', formCase: closed })
    expect(completed(move.state)).toBe(SENT)
    expect(kinds(move.effects)).toEqual(['discardDraft'])
    expect(flowReducer(move.state, { kind: 'navigatedTo', step: 'form' }).state).toBe(move.state)
  })

  it.each<[string, FlowState, boolean]>([
    ['the bytes leave', UNDER_WAY, true],
    ['it waits', WAITING, true],
    ['it is asked about after a refusal', REFUSED, false],
    ['it is asked about after the answer of a gateway', UNCLEAR, true],
    ['it is asked about after an answer', ACCEPTED, true],
    ['it is asked about after a wait', flowReducer(WAITING, { kind: 'retryDue' }).state, true],
  ])('Back while %s calls it off, and the next Submit knows', (_, state, isUnsure) => {
    const move = flowReducer(state, { kind: 'navigatedTo', step: 'form' })
    expect(move.state).toMatchObject({
      kind: 'open',
      form: { step: 'review', isSubmissionUnconfirmed: isUnsure },
    })
    expect(kinds(move.effects)).toEqual(['abort'])
  })
})
