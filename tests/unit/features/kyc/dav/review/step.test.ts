import { describe, expect, it } from 'vitest'
import type {
  AssignmentEvent,
  AssignmentState,
} from '#features/kyc/dav/review/assignment/assignmentState.ts'
import { assignmentReducer } from '#features/kyc/dav/review/assignment/assignmentMachine.ts'
import { anAddressCase, aReviewCase } from '#tests/support/davCases.ts'

const reviewed = aReviewCase()
const { record } = reviewed
const other = aReviewCase({ caseId: 'B' })
const A = { caseId: 'A' }
const fromList = { ...A, visibleReview: null }
const onStage = { ...A, visibleReview: reviewed }
const readOnly = 'Assigned to S. Menon.'

/** Every state, of case A; those that can be on the stage too stand twice. */
const STATES = {
  closed: { kind: 'closed' },
  reopening: { kind: 'reopening', ...fromList },
  taking: { kind: 'taking', ...fromList },
  'taking on stage': { kind: 'taking', ...onStage },
  starting: { kind: 'starting', ...fromList },
  'starting on stage': { kind: 'starting', ...onStage },
  refused: { kind: 'refused', reason: 'caseAlreadyAssigned', isFromSubmit: false, ...fromList },
  'refused on stage': {
    kind: 'refused',
    reason: 'caseAlreadyAssigned',
    isFromSubmit: false,
    ...onStage,
  },
  'decided by another': {
    kind: 'refused',
    reason: 'caseStatusAlreadyUpdated',
    isFromSubmit: true,
    ...onStage,
  },
  taken: { kind: 'taken', record, readOnlyReason: readOnly, ...fromList },
  'taken on stage': { kind: 'taken', record, readOnlyReason: readOnly, ...onStage },
  opening: { kind: 'opening', ...A },
  looking: { kind: 'looking', ...A },
  resumable: { kind: 'resumable', reviewCase: reviewed },
  reviewing: { kind: 'reviewing', reviewCase: reviewed, nextId: null },
  submitting: { kind: 'submitting', reviewCase: reviewed, nextId: 'N', verdict: 'Pass' },
  viewing: { kind: 'viewing', reviewCase: reviewed, readOnlyReason: readOnly },
  submitted: { kind: 'submitted', record, verdict: 'Pass', nextId: 'N' },
} as const satisfies Record<string, AssignmentState>

/** Every event; what names a case names A unless it says otherwise. */
const EVENTS = {
  'shows none': { kind: 'addressShown', caseId: null },
  'shows A': { kind: 'addressShown', ...A },
  'shows B': { kind: 'addressShown', caseId: 'B' },
  pageLeft: { kind: 'pageLeft' },
  suspended: { kind: 'suspended' },
  logoutStarted: { kind: 'logoutStarted' },
  'start A': { kind: 'startPressed', ...A },
  'start B': { kind: 'startPressed', caseId: 'B' },
  reopenConfirmed: { kind: 'reopenConfirmed', ...A },
  heldPicked: { kind: 'heldPicked', record, readOnlyReason: readOnly },
  assignPressed: { kind: 'assignPressed' },
  viewPressed: { kind: 'viewPressed' },
  closePressed: { kind: 'closePressed' },
  submitPressed: { kind: 'submitPressed', verdict: 'Pass' },
  nextForeseen: { kind: 'nextForeseen', caseId: 'N' },
  reopened: { kind: 'reopened', ...A },
  freed: { kind: 'freed', ...A },
  'assigned A': { kind: 'assigned', ...A },
  'assigned B': { kind: 'assigned', caseId: 'B' },
  'move refused': { kind: 'moveFailed', ...A, outcome: 'caseAlreadyAssigned' },
  'move too late': { kind: 'moveFailed', ...A, outcome: 'caseStatusAlreadyUpdated' },
  'move failed': { kind: 'moveFailed', ...A, outcome: 'updateStatusError' },
  'loaded open': { kind: 'loaded', reviewCase: reviewed, access: { kind: 'open' } },
  'loaded read-only': {
    kind: 'loaded',
    reviewCase: reviewed,
    access: { kind: 'readOnly', reason: readOnly },
  },
  'loaded B': { kind: 'loaded', reviewCase: other, access: { kind: 'open' } },
  'load failed': { kind: 'loadFailed', ...A, outcome: 'QcDataError' },
  'load called off': { kind: 'loadFailed', ...A, outcome: null },
  rivalKnown: { kind: 'rivalKnown', ...A, record, readOnlyReason: readOnly, isOwn: false },
  'is own': { kind: 'rivalKnown', ...A, record, readOnlyReason: readOnly, isOwn: true },
  verdictSaved: { kind: 'verdictSaved', ...A },
  'verdict refused': { kind: 'verdictFailed', ...A, outcome: 'caseAlreadyAssigned' },
  'verdict too late': { kind: 'verdictFailed', ...A, outcome: 'caseStatusAlreadyUpdated' },
  'verdict failed': { kind: 'verdictFailed', ...A, outcome: 'errorSubmittingQc' },
} as const satisfies Record<string, AssignmentEvent>

type Names = { [Name in keyof typeof EVENTS]?: string }

/** Everywhere unless a state says otherwise: what nobody waits for changes nothing, and no case stays held. */
const EVERYWHERE: Names = {
  pageLeft: 'closed',
  'shows B': 'looking B: load B',
  reopened: '=: reloadList',
  freed: '=: reloadList',
  'assigned A': '=: giveBack A',
  'assigned B': '=: giveBack B',
  'loaded B': '=: forget B',
  verdictSaved: '=: forget A, reloadList, raise qcDoneSuccessful',
  'verdict refused': '=: raise caseAlreadyAssigned',
  'verdict too late': '=: raise caseStatusAlreadyUpdated',
  'verdict failed': '=: giveBack A, raise errorSubmittingQc',
}
/** On the stage without the case: what was fetched is given back when it is left. */
const LEFT: Names = {
  'shows none': 'closed: forget A',
  pageLeft: 'closed: forget A',
  'shows B': 'looking B: forget A, load B',
}
/** Held: leaving by any way gives it back, once. */
const HELD: Names = {
  'shows none': 'closed: giveBack A, forget A',
  pageLeft: 'closed: giveBack A, forget A',
  'shows B': 'looking B: giveBack A, forget A, load B',
  'assigned A': '=',
  'verdict failed': '=: raise errorSubmittingQc',
}
/** From the list: the address does not name the case yet. */
const UNSHOWN: Names = { 'shows A': 'looking A: load A' }
const GONE: Names = { 'loaded open': '=: forget A', 'loaded read-only': '=: forget A' }

const EXPECTED: Record<keyof typeof STATES, Names> = {
  closed: {
    ...UNSHOWN,
    ...GONE,
    'start A': 'starting A: assign A',
    'start B': 'starting B: assign B',
    reopenConfirmed: 'reopening A: reopen A',
    heldPicked: 'taken A',
  },
  reopening: {
    ...UNSHOWN,
    reopened: 'starting A: assign A',
    freed: 'starting A: assign A',
    'move refused': 'refused A: askWho A',
    'move too late': 'closed: raise caseStatusAlreadyUpdated, reloadList',
    'move failed': 'closed: raise updateStatusError, reloadList',
  },
  taking: {
    ...UNSHOWN,
    reopened: 'starting A: assign A',
    freed: 'starting A: assign A',
    'move refused': 'refused A: askWho A',
    'move too late': 'starting A: assign A',
    'move failed': 'closed: raise updateStatusError, reloadList',
  },
  'taking on stage': {
    ...LEFT,
    reopened: 'starting A shown: assign A',
    freed: 'starting A shown: assign A',
    'move refused': 'refused A shown: askWho A',
    'move too late': 'starting A shown: assign A',
    'move failed': 'resumable A: raise updateStatusError',
  },
  starting: {
    ...UNSHOWN,
    'assigned A': 'opening A: openAddress A, load A',
    'move refused': 'refused A: askWho A',
    'move too late': 'closed: raise caseStatusAlreadyUpdated, reloadList',
    'move failed': 'closed: raise updateStatusError, reloadList',
  },
  'starting on stage': {
    ...LEFT,
    'assigned A': 'reviewing A',
    'move refused': 'refused A shown: askWho A',
    'move too late': 'refused A shown: askWho A',
    'move failed': 'resumable A: raise updateStatusError',
  },
  refused: { ...UNSHOWN, rivalKnown: 'taken A', 'is own': 'opening A: openAddress A, load A' },
  'refused on stage': { ...LEFT, rivalKnown: 'taken A shown', 'is own': 'reviewing A' },
  'decided by another': {
    ...LEFT,
    rivalKnown: 'viewing A: raise caseStatusAlreadyUpdated',
    'is own': 'reviewing A: raise errorSubmittingQc',
  },
  taken: {
    ...UNSHOWN,
    assignPressed: 'taking A: forget A, free A',
    viewPressed: 'looking A: openAddress A, load A',
    closePressed: 'closed: reloadList',
  },
  'taken on stage': {
    ...LEFT,
    assignPressed: 'taking A shown: forget A, free A',
    viewPressed: 'viewing A',
    closePressed: 'viewing A',
  },
  opening: {
    ...HELD,
    suspended: 'looking A: giveBack A',
    logoutStarted: 'looking A: giveBackFromAllTabs A',
    'loaded open': 'reviewing A',
    'loaded read-only': 'viewing A',
    'load failed': 'closed: giveBack A, forget A, raise QcDataError, closeAddress',
  },
  looking: {
    ...LEFT,
    'loaded open': 'resumable A',
    'loaded read-only': 'viewing A',
    'load failed': 'closed: forget A, raise QcDataError, closeAddress',
  },
  resumable: { ...LEFT, 'start A': 'starting A shown: assign A' },
  reviewing: {
    ...HELD,
    suspended: 'resumable A: giveBack A',
    logoutStarted: 'resumable A: giveBackFromAllTabs A',
    submitPressed: 'submitting A',
    nextForeseen: 'reviewing A: prefetch N',
  },
  submitting: {
    ...LEFT,
    'assigned A': '=',
    verdictSaved: 'submitted: closeAddress, forget A, reloadList',
    'verdict refused': 'refused A shown: askWho A',
    'verdict too late': 'refused A shown: askWho A',
    'verdict failed': 'reviewing A: raise errorSubmittingQc',
  },
  viewing: LEFT,
  submitted: {
    ...UNSHOWN,
    ...GONE,
    'start A': 'starting A: assign A',
    'start B': 'starting B: assign B',
    closePressed: 'closed',
  },
}

const caseIn = (state: AssignmentState) => {
  if ('caseId' in state) return ` ${state.caseId}`
  return 'reviewCase' in state ? ` ${state.reviewCase.record.caseId}` : ''
}

/** 'looking B: giveBack A, load B'; '=' where nothing moved. */
function toldOf(before: AssignmentState, event: AssignmentEvent): string {
  const { state, effects } = assignmentReducer(before, event)
  const isShown = 'visibleReview' in state && state.visibleReview !== null
  const where = state === before ? '=' : `${state.kind}${caseIn(state)}${isShown ? ' shown' : ''}`
  const done = effects.map((effect) => {
    if ('caseId' in effect) return `${effect.kind} ${effect.caseId}`
    return effect.kind === 'raise' ? `raise ${effect.name}` : effect.kind
  })
  return done.length === 0 ? where : `${where}: ${done.join(', ')}`
}

const namesOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table)[] // of these names

describe.each(namesOf(STATES))('%s', (name) => {
  it.each(namesOf(EVENTS))('%s', (event) => {
    const expected = EXPECTED[name][event] ?? EVERYWHERE[event] ?? '='
    expect(toldOf(STATES[name], EVENTS[event])).toBe(expected)
  })
})

it('keeps the decisions of a review that another interrupts: the screen is given the same case throughout', () => {
  const events: AssignmentEvent[] = [
    EVENTS.submitPressed,
    EVENTS['verdict refused'],
    EVENTS.rivalKnown,
    EVENTS.assignPressed,
    EVENTS.freed,
    EVENTS['assigned A'],
  ]
  let state: AssignmentState = STATES.reviewing
  for (const event of events) {
    ;({ state } = assignmentReducer(state, event))
    expect(
      'visibleReview' in state ? state.visibleReview : 'reviewCase' in state && state.reviewCase,
    ).toBe(reviewed)
  }
  expect(state.kind).toBe('reviewing')
})

it('carries the foreseen case to the offer', () => {
  let state: AssignmentState = STATES.reviewing
  for (const name of ['nextForeseen', 'submitPressed', 'verdictSaved'] as const)
    ({ state } = assignmentReducer(state, EVENTS[name]))
  expect(state).toEqual({ kind: 'submitted', record, verdict: 'Pass', nextId: 'N' })
})

it('says what another made of the case', () => {
  const { effects } = assignmentReducer(STATES['decided by another'], {
    ...EVENTS.rivalKnown,
    record: anAddressCase({ status: 'APPROVED' }),
    readOnlyReason: 'QC Successful: this case is decided.',
  })
  expect(effects).toEqual([
    {
      kind: 'raise',
      name: 'caseStatusAlreadyUpdated',
      detail: 'QC Successful: this case is decided.',
    },
  ])
})
