import {
  caseIdOf,
  changeStatus,
  CLOSED,
  isCaseAssigned,
  isCaseInUrl,
  cleanupEffects,
  transition,
  type Transition,
  type Transitions,
  type AssignmentState,
} from './assignmentState.ts'

const checkAccess = (caseId: string, ...before: Transition['effects']): Transition =>
  transition({ kind: 'checkingAccess', caseId }, ...before, { kind: 'load', caseId })

/** On return (page cache, failed logout) the user is asked to resume. */
function suspend(state: AssignmentState, release: 'release' | 'releaseInAllTabs'): Transition {
  const caseId = caseIdOf(state)
  if (caseId === null || !isCaseAssigned(state)) return transition(state)
  const effect = { kind: release, caseId } as const
  return state.kind === 'reviewing'
    ? transition({ kind: 'resumable', reviewCase: state.reviewCase }, effect)
    : transition({ kind: 'checkingAccess', caseId }, effect)
}

/** An interrupted review stays visible with its decisions, read-only. */
function viewAssignedCase(state: AssignmentState): Transition {
  if (state.kind !== 'assignedToOther') return transition(state)
  const { caseId, visibleReview, readOnlyReason } = state
  return visibleReview === null
    ? checkAccess(caseId, { kind: 'openUrl', caseId })
    : transition({ kind: 'viewing', reviewCase: visibleReview, readOnlyReason })
}

/** Of the reviewer and the browser. */
export const userEvents = {
  urlChanged(state, { caseId }) {
    if (caseId !== null)
      return caseIdOf(state) === caseId && isCaseInUrl(state)
        ? transition(state)
        : checkAccess(caseId, ...cleanupEffects(state))
    return isCaseInUrl(state) ? transition(CLOSED, ...cleanupEffects(state)) : transition(state)
  },

  pageLeft: (state) => transition(CLOSED, ...cleanupEffects(state)),
  suspended: (state) => suspend(state, 'release'),
  logoutStarted: (state) => suspend(state, 'releaseInAllTabs'),

  startPressed(state, { caseId }) {
    if (state.kind === 'closed' || state.kind === 'submitted') return changeStatus('assign', caseId)
    return state.kind === 'resumable' && caseIdOf(state) === caseId
      ? changeStatus('assign', caseId, state.reviewCase)
      : transition(state)
  },

  reopenConfirmed: (state, { caseId }) =>
    state.kind === 'closed' ? changeStatus('reopen', caseId) : transition(state),

  assignedCaseOpened: (state, { record, readOnlyReason }) =>
    state.kind === 'closed'
      ? transition({
          kind: 'assignedToOther',
          caseId: record.caseId,
          record,
          readOnlyReason,
          visibleReview: null,
        })
      : transition(state),

  /** The loaded data shows another assignee, so it is loaded again after the takeover. */
  assignPressed(state) {
    if (state.kind !== 'assignedToOther') return transition(state)
    const { caseId, visibleReview } = state
    return changeStatus('unassign', caseId, visibleReview, { kind: 'evict', caseId })
  },

  viewPressed: viewAssignedCase,

  closePressed(state) {
    if (state.kind === 'submitted') return transition(CLOSED)
    return state.kind === 'assignedToOther' && state.visibleReview === null
      ? transition(CLOSED, { kind: 'reloadList' })
      : viewAssignedCase(state)
  },

  submitPressed(state) {
    if (state.kind !== 'reviewing') return transition(state)
    const { reviewCase, nextId } = state
    return transition({ kind: 'submitting', reviewCase, nextId })
  },

  nextCasePrefetched(state, { caseId: nextId }) {
    if (state.kind !== 'reviewing' || state.nextId === nextId) return transition(state)
    return transition(
      { ...state, nextId },
      ...(nextId === null ? [] : [{ kind: 'prefetch', caseId: nextId } as const]),
    )
  },
} satisfies Partial<Transitions>
