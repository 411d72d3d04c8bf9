import type { ReviewCase } from '#features/kyc/dav/case.ts'
import type { ReviewAccess } from './access.ts'
import {
  caseIdOf,
  CLOSED,
  isCaseAssigned,
  cleanupEffects,
  errorEffects,
  transition,
  type Transition,
  type ErrorOutcome,
  type ConflictName,
  type AssignmentEffect,
  type AssignmentEvent,
  type AssignmentState,
} from './assignmentState.ts'

function isInState<Kind extends AssignmentState['kind']>(
  state: AssignmentState,
  caseId: string,
  ...kinds: readonly Kind[]
): state is Extract<AssignmentState, { kind: Kind }> {
  return kinds.some((kind) => kind === state.kind) && caseIdOf(state) === caseId
}

const isConflict = (outcome: ErrorOutcome): outcome is ConflictName =>
  outcome === 'caseAlreadyAssigned' || outcome === 'caseStatusAlreadyUpdated'

/** Unassigned or reopened: start it, unless the user has moved on. */
export function caseReleased(state: AssignmentState, caseId: string): Transition {
  return isInState(state, caseId, 'reopening', 'takingOver')
    ? transition(
        { kind: 'starting', caseId, visibleReview: state.visibleReview },
        { kind: 'assign', caseId },
      )
    : transition(state, { kind: 'reloadList' })
}

/** Or continues the visible review with its decisions. */
const openAssignedCase = (
  caseId: string,
  visibleReview: ReviewCase | null,
  ...effects: AssignmentEffect[]
): Transition =>
  visibleReview === null
    ? transition({ kind: 'opening', caseId }, { kind: 'openUrl', caseId }, { kind: 'load', caseId })
    : transition({ kind: 'reviewing', reviewCase: visibleReview, nextId: null }, ...effects)

export function assigned(state: AssignmentState, caseId: string): Transition {
  if (isInState(state, caseId, 'starting')) return openAssignedCase(caseId, state.visibleReview)
  const isStillOpen =
    caseIdOf(state) === caseId && (isCaseAssigned(state) || state.kind === 'submitting')
  return isStillOpen ? transition(state) : transition(state, { kind: 'release', caseId })
}

export function statusChangeFailed(
  state: AssignmentState,
  caseId: string,
  outcome: ErrorOutcome,
): Transition {
  if (!isInState(state, caseId, 'reopening', 'takingOver', 'starting')) return transition(state)
  const { visibleReview } = state
  // The assignee has released it: the next call shows whether it is free.
  if (state.kind === 'takingOver' && outcome === 'caseStatusAlreadyUpdated')
    return caseReleased(state, caseId)
  if (isConflict(outcome) && (visibleReview !== null || outcome === 'caseAlreadyAssigned'))
    return transition(
      { kind: 'refused', caseId, visibleReview, reason: outcome, isFromSubmit: false },
      { kind: 'loadConflict', caseId },
    )
  return visibleReview === null
    ? transition(CLOSED, ...errorEffects(outcome), { kind: 'reloadList' })
    : transition({ kind: 'resumable', reviewCase: visibleReview }, ...errorEffects(outcome))
}

export function loaded(
  state: AssignmentState,
  reviewCase: ReviewCase,
  access: ReviewAccess,
): Transition {
  const { caseId } = reviewCase.record
  if (!isInState(state, caseId, 'opening', 'checkingAccess'))
    return caseIdOf(state) === caseId
      ? transition(state)
      : transition(state, { kind: 'evict', caseId })
  if (access.kind === 'readOnly')
    return transition({ kind: 'viewing', reviewCase, readOnlyReason: access.reason })
  return state.kind === 'opening'
    ? transition({ kind: 'reviewing', reviewCase, nextId: null })
    : transition({ kind: 'resumable', reviewCase })
}

/** After an aborted load, the state waits for a later one. */
export function loadFailed(
  state: AssignmentState,
  caseId: string,
  outcome: ErrorOutcome,
): Transition {
  return outcome !== null && isInState(state, caseId, 'opening', 'checkingAccess')
    ? transition(CLOSED, ...cleanupEffects(state), ...errorEffects(outcome), {
        kind: 'closeUrl',
      })
    : transition(state)
}

type ConflictLoadedEvent = Extract<AssignmentEvent, { kind: 'conflictLoaded' }>

/** `record` is null where it could not be loaded. The decisions stay. */
export function conflictLoaded(
  state: AssignmentState,
  { caseId, record, readOnlyReason, isOwn }: ConflictLoadedEvent,
): Transition {
  if (!isInState(state, caseId, 'refused')) return transition(state)
  const { visibleReview, reason } = state
  if (isOwn)
    return openAssignedCase(
      caseId,
      visibleReview,
      ...(state.isFromSubmit ? errorEffects('errorSubmittingQc') : []),
    )
  if (reason === 'caseAlreadyAssigned')
    return transition({ kind: 'assignedToOther', caseId, visibleReview, record, readOnlyReason })
  return visibleReview === null
    ? transition(CLOSED, ...errorEffects(reason), { kind: 'reloadList' })
    : transition(
        { kind: 'viewing', reviewCase: visibleReview, readOnlyReason },
        ...errorEffects(reason, readOnlyReason),
      )
}

export function verdictSaved(state: AssignmentState, caseId: string): Transition {
  const effects = [{ kind: 'evict', caseId }, { kind: 'reloadList' }] as const
  if (!isInState(state, caseId, 'submitting'))
    return transition(state, ...effects, ...errorEffects('qcDoneSuccessful'))
  const { reviewCase, verdict, nextId } = state
  return transition(
    { kind: 'submitted', record: reviewCase.record, verdict, nextId },
    { kind: 'closeUrl' },
    ...effects,
  )
}

export function verdictFailed(
  state: AssignmentState,
  caseId: string,
  outcome: ErrorOutcome,
): Transition {
  if (isInState(state, caseId, 'submitting')) {
    const { reviewCase, nextId } = state
    return isConflict(outcome)
      ? transition(
          {
            kind: 'refused',
            caseId,
            visibleReview: reviewCase,
            reason: outcome,
            isFromSubmit: true,
          },
          { kind: 'loadConflict', caseId },
        )
      : transition({ kind: 'reviewing', reviewCase, nextId }, ...errorEffects(outcome))
  }
  // The user has moved on: release the case, unless it is somebody else's.
  const isReleased = isConflict(outcome) || (caseIdOf(state) === caseId && isCaseAssigned(state))
  return transition(
    state,
    ...(isReleased ? [] : [{ kind: 'release', caseId } as const]),
    ...errorEffects(outcome),
  )
}
