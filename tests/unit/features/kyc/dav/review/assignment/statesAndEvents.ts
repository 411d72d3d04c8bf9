import type {
  AssignmentEvent,
  AssignmentState,
} from '#features/kyc/dav/review/assignment/machine/assignmentState.ts'
import { toSentVerdict } from '#features/kyc/dav/review/assignment/verdictCheck.ts'
import { aVerdict, aReviewCase } from '#tests/support/davCases.ts'

export const reviewed = aReviewCase()
export const { record } = reviewed
const other = aReviewCase({ caseId: 'B' })
const A = { caseId: 'A' }
const fromList = { ...A, visibleReview: null }
const visible = { ...A, visibleReview: reviewed }
const readOnly = 'Assigned to S. Menon.'

const SENT = toSentVerdict(reviewed, aVerdict(), reviewed.readAt)

/** Every state of case A; states that can have a visible review are listed with and without it. */
export const STATES = {
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
export const EVENTS = {
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
