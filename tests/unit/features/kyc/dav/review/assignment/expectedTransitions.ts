import type { EVENTS, STATES } from './statesAndEvents.ts'

type Names = { [Name in keyof typeof EVENTS]?: string }

/** In every state unless overridden: unexpected responses change nothing, and no case stays assigned. */
export const DEFAULTS: Names = {
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

export const EXPECTED: Record<keyof typeof STATES, Names> = {
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
