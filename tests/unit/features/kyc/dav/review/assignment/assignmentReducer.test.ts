import { describe, expect, it } from 'vitest'
import { assignmentReducer } from '#features/kyc/dav/review/assignment/machine/assignmentMachine.ts'
import type {
  AssignmentEvent,
  AssignmentState,
} from '#features/kyc/dav/review/assignment/machine/assignmentState.ts'
import { toSentVerdict } from '#features/kyc/dav/review/assignment/verdictCheck.ts'
import { anAddressCase, aVerdict, aReviewCase } from '#tests/support/davCases.ts'

const reviewed = aReviewCase()
const { record } = reviewed
const other = aReviewCase({ caseId: 'B' })
const A = { caseId: 'A' }
const fromList = { ...A, visibleReview: null }
const visible = { ...A, visibleReview: reviewed }
const readOnly = 'Assigned to S. Menon.'

const SENT = toSentVerdict(reviewed, aVerdict(), reviewed.readAt)

/** Every state of case A; states that can have a visible review are listed with and without it. */
const STATES = {
  closed: { kind: 'closed' },
  reopening: { kind: 'changingStatus', call: 'reopen', ...fromList },
  takingOver: { kind: 'changingStatus', call: 'unassign', ...fromList },
  'takingOver visible': { kind: 'changingStatus', call: 'unassign', ...visible },
  starting: { kind: 'changingStatus', call: 'assign', ...fromList },
  'starting visible': { kind: 'changingStatus', call: 'assign', ...visible },
  refused: { kind: 'refused', reason: 'caseAlreadyAssigned', isFromSubmit: false, ...fromList },
  'refused visible': {
    kind: 'refused',
    reason: 'caseAlreadyAssigned',
    isFromSubmit: false,
    ...visible,
  },
  'decided by another': {
    kind: 'refused',
    reason: 'caseStatusAlreadyUpdated',
    isFromSubmit: true,
    ...visible,
  },
  assignedToOther: { kind: 'assignedToOther', record, readOnlyReason: readOnly, ...fromList },
  'assignedToOther visible': {
    kind: 'assignedToOther',
    record,
    readOnlyReason: readOnly,
    ...visible,
  },
  opening: { kind: 'opening', ...A },
  checkingAccess: { kind: 'checkingAccess', ...A },
  resumable: { kind: 'resumable', reviewCase: reviewed },
  reviewing: { kind: 'reviewing', reviewCase: reviewed, nextId: null, unconfirmed: null },
  'reviewing, verdict not saved': {
    kind: 'reviewing',
    reviewCase: reviewed,
    nextId: null,
    unconfirmed: { ...SENT, status: 'open' },
  },
  'reviewing, verdict unknown': {
    kind: 'reviewing',
    reviewCase: reviewed,
    nextId: null,
    unconfirmed: { ...SENT, status: 'unknown' },
  },
  submitting: { kind: 'submitting', reviewCase: reviewed, nextId: 'N' },
  viewing: { kind: 'viewing', reviewCase: reviewed, readOnlyReason: readOnly },
  submitted: { kind: 'submitted', record, verdict: 'Pass', nextId: 'N' },
} as const satisfies Record<string, AssignmentState>

/** Every event, for case A unless its name says otherwise. */
const EVENTS = {
  'URL without case': { kind: 'urlChanged', caseId: null },
  'URL of A': { kind: 'urlChanged', ...A },
  'URL of B': { kind: 'urlChanged', caseId: 'B' },
  pageLeft: { kind: 'pageLeft' },
  suspended: { kind: 'suspended' },
  logoutStarted: { kind: 'logoutStarted' },
  'start A': { kind: 'startPressed', ...A },
  'start B': { kind: 'startPressed', caseId: 'B' },
  reopenConfirmed: { kind: 'reopenConfirmed', ...A },
  assignedCaseOpened: { kind: 'assignedCaseOpened', record, readOnlyReason: readOnly },
  assignPressed: { kind: 'assignPressed' },
  viewPressed: { kind: 'viewPressed' },
  closePressed: { kind: 'closePressed' },
  submitPressed: { kind: 'submitPressed' },
  nextCasePrefetched: { kind: 'nextCasePrefetched', caseId: 'N' },
  reopened: { kind: 'statusChanged', call: 'reopen', ...A },
  unassigned: { kind: 'statusChanged', call: 'unassign', ...A },
  'assigned A': { kind: 'statusChanged', call: 'assign', ...A },
  'assigned B': { kind: 'statusChanged', call: 'assign', caseId: 'B' },
  'status change conflicts': { kind: 'statusChangeFailed', ...A, outcome: 'caseAlreadyAssigned' },
  'status changed meanwhile': {
    kind: 'statusChangeFailed',
    ...A,
    outcome: 'caseStatusAlreadyUpdated',
  },
  'status change fails': { kind: 'statusChangeFailed', ...A, outcome: 'updateStatusError' },
  'loaded open': { kind: 'loaded', reviewCase: reviewed, access: { kind: 'open' } },
  'loaded read-only': {
    kind: 'loaded',
    reviewCase: reviewed,
    access: { kind: 'readOnly', reason: readOnly },
  },
  'loaded B': { kind: 'loaded', reviewCase: other, access: { kind: 'open' } },
  'load fails': { kind: 'loadFailed', ...A, outcome: 'QcDataError' },
  'load aborted': { kind: 'loadFailed', ...A, outcome: null },
  conflictLoaded: { kind: 'conflictLoaded', ...A, record, readOnlyReason: readOnly, isOwn: false },
  'conflict is own': {
    kind: 'conflictLoaded',
    ...A,
    record,
    readOnlyReason: readOnly,
    isOwn: true,
  },
  verdictSaved: { kind: 'verdictSaved', ...A, verdict: 'Pass' },
  'verdict conflicts': { kind: 'verdictFailed', ...A, outcome: 'caseAlreadyAssigned' },
  'decided meanwhile': { kind: 'verdictFailed', ...A, outcome: 'caseStatusAlreadyUpdated' },
  'verdict fails': { kind: 'verdictFailed', ...A, outcome: 'errorSubmittingQc' },
  'answer lost, not saved': {
    kind: 'verdictUnconfirmed',
    ...A,
    verdict: { ...SENT, status: 'open' },
  },
  'answer lost, unknown': {
    kind: 'verdictUnconfirmed',
    ...A,
    verdict: { ...SENT, status: 'unknown' },
  },
} as const satisfies Record<string, AssignmentEvent>

type Names = { [Name in keyof typeof EVENTS]?: string }

/** In every state unless overridden: unexpected responses change nothing, and no case stays assigned. */
const DEFAULTS: Names = {
  pageLeft: 'closed',
  'URL of B': 'checkingAccess B: load B',
  reopened: '=: reloadList',
  unassigned: '=: reloadList',
  'assigned A': '=: release A',
  'assigned B': '=: release B',
  'loaded B': '=: evict B',
  verdictSaved: '=: evict A, reloadList, showDialog qcDoneSuccessful',
  'verdict conflicts': '=: showDialog caseAlreadyAssigned',
  'decided meanwhile': '=: showDialog caseStatusAlreadyUpdated',
  'verdict fails': '=: release A, showDialog errorSubmittingQc',
  'answer lost, not saved': '=: release A, showDialog errorSubmittingQc',
  'answer lost, unknown': '=: showDialog errorSubmittingQc',
}
/** The review is visible but not assigned: leaving evicts the loaded data. */
const VISIBLE: Names = {
  'URL without case': 'closed: evict A',
  pageLeft: 'closed: evict A',
  'URL of B': 'checkingAccess B: evict A, load B',
}
/** The case is assigned: leaving releases it once. */
const ASSIGNED: Names = {
  'URL without case': 'closed: release A, evict A',
  pageLeft: 'closed: release A, evict A',
  'URL of B': 'checkingAccess B: release A, evict A, load B',
  'assigned A': '=',
  'verdict fails': '=: showDialog errorSubmittingQc',
  'answer lost, not saved': '=: showDialog errorSubmittingQc',
}
/** Started from the list: the URL does not name the case yet. */
const NOT_IN_URL: Names = { 'URL of A': 'checkingAccess A: load A' }
const NO_LONGER_OPEN: Names = { 'loaded open': '=: evict A', 'loaded read-only': '=: evict A' }

const EXPECTED: Record<keyof typeof STATES, Names> = {
  closed: {
    ...NOT_IN_URL,
    ...NO_LONGER_OPEN,
    'start A': 'starting A: assign A',
    'start B': 'starting B: assign B',
    reopenConfirmed: 'reopening A: reopen A',
    assignedCaseOpened: 'assignedToOther A',
  },
  reopening: {
    ...NOT_IN_URL,
    reopened: 'starting A: assign A',
    unassigned: 'starting A: assign A',
    'status change conflicts': 'refused A: loadConflict A',
    'status changed meanwhile': 'closed: showDialog caseStatusAlreadyUpdated, reloadList',
    'status change fails': 'closed: showDialog updateStatusError, reloadList',
  },
  takingOver: {
    ...NOT_IN_URL,
    reopened: 'starting A: assign A',
    unassigned: 'starting A: assign A',
    'status change conflicts': 'refused A: loadConflict A',
    'status changed meanwhile': 'starting A: assign A',
    'status change fails': 'closed: showDialog updateStatusError, reloadList',
  },
  'takingOver visible': {
    ...VISIBLE,
    reopened: 'starting A shown: assign A',
    unassigned: 'starting A shown: assign A',
    'status change conflicts': 'refused A shown: loadConflict A',
    'status changed meanwhile': 'starting A shown: assign A',
    'status change fails': 'resumable A: showDialog updateStatusError',
  },
  starting: {
    ...NOT_IN_URL,
    'assigned A': 'opening A: openUrl A, load A',
    'status change conflicts': 'refused A: loadConflict A',
    'status changed meanwhile': 'closed: showDialog caseStatusAlreadyUpdated, reloadList',
    'status change fails': 'closed: showDialog updateStatusError, reloadList',
  },
  'starting visible': {
    ...VISIBLE,
    'assigned A': 'reviewing A',
    'status change conflicts': 'refused A shown: loadConflict A',
    'status changed meanwhile': 'refused A shown: loadConflict A',
    'status change fails': 'resumable A: showDialog updateStatusError',
  },
  refused: {
    ...NOT_IN_URL,
    conflictLoaded: 'assignedToOther A',
    'conflict is own': 'opening A: openUrl A, load A',
  },
  'refused visible': {
    ...VISIBLE,
    conflictLoaded: 'assignedToOther A shown',
    'conflict is own': 'reviewing A',
  },
  'decided by another': {
    ...VISIBLE,
    conflictLoaded: 'viewing A: showDialog caseStatusAlreadyUpdated',
    'conflict is own': 'reviewing A: showDialog errorSubmittingQc',
  },
  assignedToOther: {
    ...NOT_IN_URL,
    assignPressed: 'takingOver A: evict A, unassign A',
    viewPressed: 'checkingAccess A: openUrl A, load A',
    closePressed: 'closed: reloadList',
  },
  'assignedToOther visible': {
    ...VISIBLE,
    assignPressed: 'takingOver A shown: evict A, unassign A',
    viewPressed: 'viewing A',
    closePressed: 'viewing A',
  },
  opening: {
    ...ASSIGNED,
    suspended: 'checkingAccess A: release A',
    logoutStarted: 'checkingAccess A: releaseInAllTabs A',
    'loaded open': 'reviewing A',
    'loaded read-only': 'viewing A',
    'load fails': 'closed: release A, evict A, showDialog QcDataError, closeUrl',
  },
  checkingAccess: {
    ...VISIBLE,
    'loaded open': 'resumable A',
    'loaded read-only': 'viewing A',
    'load fails': 'closed: evict A, showDialog QcDataError, closeUrl',
  },
  resumable: { ...VISIBLE, 'start A': 'starting A shown: assign A' },
  reviewing: {
    ...ASSIGNED,
    suspended: 'resumable A: release A',
    logoutStarted: 'resumable A: releaseInAllTabs A',
    submitPressed: 'submitting A',
    nextCasePrefetched: 'reviewing A: prefetch N',
  },
  'reviewing, verdict not saved': {
    ...ASSIGNED,
    suspended: 'resumable A: release A',
    logoutStarted: 'resumable A: releaseInAllTabs A',
    submitPressed: 'submitting A',
    nextCasePrefetched: 'reviewing A: prefetch N',
  },
  /** It may be decided: leaving releases nothing. */
  'reviewing, verdict unknown': {
    ...ASSIGNED,
    ...VISIBLE,
    submitPressed: 'submitting A',
    nextCasePrefetched: 'reviewing A: prefetch N',
  },
  submitting: {
    ...VISIBLE,
    'assigned A': '=',
    verdictSaved: 'submitted: closeUrl, evict A, reloadList',
    'verdict conflicts': 'refused A shown: loadConflict A',
    'decided meanwhile': 'refused A shown: loadConflict A',
    'verdict fails': 'reviewing A: showDialog errorSubmittingQc',
    'answer lost, not saved': 'reviewing A: showDialog errorSubmittingQc',
    'answer lost, unknown': 'reviewing A: showDialog errorSubmittingQc',
  },
  viewing: VISIBLE,
  submitted: {
    ...NOT_IN_URL,
    ...NO_LONGER_OPEN,
    'start A': 'starting A: assign A',
    'start B': 'starting B: assign B',
    closePressed: 'closed',
  },
}

const CALLING = { reopen: 'reopening', unassign: 'takingOver', assign: 'starting' } as const

const caseText = (state: AssignmentState) => {
  if ('caseId' in state) return ` ${state.caseId}`
  return 'reviewCase' in state ? ` ${state.reviewCase.record.caseId}` : ''
}

/** 'checkingAccess B: release A, load B'; '=' if nothing changed. */
function describeTransition(before: AssignmentState, event: AssignmentEvent): string {
  const { state, effects } = assignmentReducer(before, event)
  const isShown = 'visibleReview' in state && state.visibleReview !== null
  const kind = state.kind === 'changingStatus' ? CALLING[state.call] : state.kind
  const stateText = state === before ? '=' : `${kind}${caseText(state)}${isShown ? ' shown' : ''}`
  const effectTexts = effects.map((effect) => {
    if (effect.kind === 'changeStatus') return `${effect.call} ${effect.caseId}`
    if ('caseId' in effect) return `${effect.kind} ${effect.caseId}`
    return effect.kind === 'showDialog' ? `showDialog ${effect.name}` : effect.kind
  })
  return effectTexts.length === 0 ? stateText : `${stateText}: ${effectTexts.join(', ')}`
}

const namesOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table)[] // of these names

describe.each(namesOf(STATES))('%s', (name) => {
  it.each(namesOf(EVENTS))('%s', (event) => {
    const expected = EXPECTED[name][event] ?? DEFAULTS[event] ?? '='
    expect(describeTransition(STATES[name], EVENTS[event])).toBe(expected)
  })
})

it('keeps the same review object when another reviewer interrupts, so that its decisions stay', () => {
  const events: AssignmentEvent[] = [
    EVENTS.submitPressed,
    EVENTS['verdict conflicts'],
    EVENTS.conflictLoaded,
    EVENTS.assignPressed,
    EVENTS.unassigned,
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

it('offers the prefetched case after the submission', () => {
  let state: AssignmentState = STATES.reviewing
  for (const name of ['nextCasePrefetched', 'submitPressed', 'verdictSaved'] as const)
    ({ state } = assignmentReducer(state, EVENTS[name]))
  expect(state).toEqual({ kind: 'submitted', record, verdict: 'Pass', nextId: 'N' })
})

it('reports what another reviewer has decided', () => {
  const { effects } = assignmentReducer(STATES['decided by another'], {
    ...EVENTS.conflictLoaded,
    record: anAddressCase({ status: 'APPROVED' }),
    readOnlyReason: 'QC Successful: this case is decided.',
  })
  expect(effects).toEqual([
    {
      kind: 'showDialog',
      name: 'caseStatusAlreadyUpdated',
      detail: 'QC Successful: this case is decided.',
    },
  ])
})
