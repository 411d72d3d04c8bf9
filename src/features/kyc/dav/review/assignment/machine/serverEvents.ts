import type { ReviewCase } from '../../../case.ts'
import {
  caseIdOf,
  changeStatus,
  CLOSED,
  reviewedCaseId,
  cleanupEffects,
  errorEffects,
  transition,
  type Transition,
  type Transitions,
  type ErrorOutcome,
  type ConflictName,
  type AssignmentEffect,
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

const refuse = (
  caseId: string,
  visibleReview: ReviewCase | null,
  reason: ConflictName,
  isFromSubmit: boolean,
): Transition =>
  transition(
    { kind: 'refused', caseId, visibleReview, reason, isFromSubmit },
    { kind: 'loadConflict', caseId },
  )

function verdictFailed(state: AssignmentState, caseId: string, outcome: ErrorOutcome): Transition {
  if (isInState(state, caseId, 'submitting'))
    return isConflict(outcome)
      ? refuse(caseId, state.reviewCase, outcome, true)
      : transition(reviewing(state.reviewCase, state.nextId), ...errorEffects(outcome))
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

export const serverEvents = {
  /** A case that is assigned while the user has moved on is released. */
  statusChanged(state, { caseId, call }) {
    if (call !== 'assign')
      return isInState(state, caseId, 'changingStatus') && state.call !== 'assign'
        ? changeStatus('assign', caseId, state.visibleReview)
        : transition(state, { kind: 'reloadList' })
    if (isInState(state, caseId, 'changingStatus') && state.call === 'assign')
      return openAssignedCase(caseId, state.visibleReview)
    return reviewedCaseId(state) === caseId
      ? transition(state)
      : transition(state, { kind: 'release', caseId })
  },

  statusChangeFailed(state, { caseId, outcome }) {
    if (!isInState(state, caseId, 'changingStatus')) return transition(state)
    const { visibleReview } = state
    // The assignee has released it: the next call shows whether it is free.
    if (state.call === 'unassign' && outcome === 'caseStatusAlreadyUpdated')
      return changeStatus('assign', caseId, visibleReview)
    if (isConflict(outcome) && (visibleReview !== null || outcome === 'caseAlreadyAssigned'))
      return refuse(caseId, visibleReview, outcome, false)
    return visibleReview === null
      ? transition(CLOSED, ...errorEffects(outcome), { kind: 'reloadList' })
      : transition({ kind: 'resumable', reviewCase: visibleReview }, ...errorEffects(outcome))
  },

  loaded(state, { reviewCase, access }) {
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
  },

  /** After an aborted load, the state waits for a later one. */
  loadFailed: (state, { caseId, outcome }) =>
    outcome !== null && isInState(state, caseId, 'opening', 'checkingAccess')
      ? transition(CLOSED, ...cleanupEffects(state), ...errorEffects(outcome), {
          kind: 'closeUrl',
        })
      : transition(state),

  /** The decisions stay. */
  conflictLoaded(state, { caseId, record, readOnlyReason, isOwn }) {
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
  },

  verdictSaved(state, { caseId, verdict }) {
    const effects = [{ kind: 'evict', caseId }, { kind: 'reloadList' }] as const
    if (!isInState(state, caseId, 'submitting'))
      return transition(state, ...effects, ...errorEffects('qcDoneSuccessful'))
    const { reviewCase, nextId } = state
    return transition(
      { kind: 'submitted', record: reviewCase.record, verdict, nextId },
      { kind: 'closeUrl' },
      ...effects,
    )
  },

  verdictFailed: (state, { caseId, outcome }) => verdictFailed(state, caseId, outcome),

  /** A case that may be decided stays as it is, also where the user has moved on (decisions L140). */
  verdictUnconfirmed(state, { caseId, verdict }) {
    const isUnknown = verdict.status === 'unknown'
    if (isInState(state, caseId, 'submitting'))
      return transition(
        { ...reviewing(state.reviewCase, state.nextId), unconfirmed: verdict },
        ...(isUnknown ? [SHOW_UNCONFIRMED] : errorEffects('errorSubmittingQc')),
      )
    return isUnknown
      ? transition(state, SHOW_UNCONFIRMED)
      : verdictFailed(state, caseId, 'errorSubmittingQc')
  },
} satisfies Partial<Transitions>
