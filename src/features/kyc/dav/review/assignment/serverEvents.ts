import type { ReviewCase } from '../../case.ts'
import type { ReviewAccess } from './access.ts'
import {
  caseIdOf,
  CLOSED,
  reviewedCaseId,
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

const reviewing = (
  reviewCase: ReviewCase,
  nextId: string | null = null,
): Extract<AssignmentState, { kind: 'reviewing' }> => ({
  kind: 'reviewing',
  reviewCase,
  nextId,
  unconfirmed: null,
})

/** Or continues the visible review with its decisions. */
const openAssignedCase = (
  caseId: string,
  visibleReview: ReviewCase | null,
  ...effects: AssignmentEffect[]
): Transition =>
  visibleReview === null
    ? transition({ kind: 'opening', caseId }, { kind: 'openUrl', caseId }, { kind: 'load', caseId })
    : transition(reviewing(visibleReview), ...effects)

export function assigned(state: AssignmentState, caseId: string): Transition {
  if (isInState(state, caseId, 'starting')) return openAssignedCase(caseId, state.visibleReview)
  return reviewedCaseId(state) === caseId
    ? transition(state)
    : transition(state, { kind: 'release', caseId })
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
    ? transition(reviewing(reviewCase))
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

type VerdictSavedEvent = Extract<AssignmentEvent, { kind: 'verdictSaved' }>

export function verdictSaved(
  state: AssignmentState,
  { caseId, verdict }: VerdictSavedEvent,
): Transition {
  const effects = [{ kind: 'evict', caseId }, { kind: 'reloadList' }] as const
  if (!isInState(state, caseId, 'submitting'))
    return transition(state, ...effects, ...errorEffects('qcDoneSuccessful'))
  const { reviewCase, nextId } = state
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
      : transition(reviewing(reviewCase, nextId), ...errorEffects(outcome))
  }
  // The user has moved on: release the case, unless it is somebody else's.
  const isReleased = isConflict(outcome) || reviewedCaseId(state) === caseId
  return transition(
    state,
    ...(isReleased ? [] : [{ kind: 'release', caseId } as const]),
    ...errorEffects(outcome),
  )
}

const SHOW_UNCONFIRMED: AssignmentEffect = {
  kind: 'showDialog',
  name: 'errorSubmittingQc',
  override: {
    title: 'Not known whether the review was saved',
    line: 'The server did not answer, and the case could not be checked. Your decisions are kept, and the case stays assigned to you. Submit again: the case is checked before anything is sent.',
  },
}

type VerdictUnconfirmedEvent = Extract<AssignmentEvent, { kind: 'verdictUnconfirmed' }>

/** A case that may be decided stays as it is, also where the user has moved on (decisions L140). */
export function verdictUnconfirmed(
  state: AssignmentState,
  { caseId, verdict }: VerdictUnconfirmedEvent,
): Transition {
  if (isInState(state, caseId, 'submitting')) {
    const { reviewCase, nextId } = state
    return transition(
      { ...reviewing(reviewCase, nextId), unconfirmed: verdict },
      ...(verdict.status === 'unknown' ? [SHOW_UNCONFIRMED] : errorEffects('errorSubmittingQc')),
    )
  }
  return verdict.status === 'unknown'
    ? transition(state, SHOW_UNCONFIRMED)
    : verdictFailed(state, caseId, 'errorSubmittingQc')
}
