import type { AddressCase } from '../../case.ts'
import {
  caseIdOf,
  CLOSED,
  isCaseAssigned,
  isCaseInUrl,
  cleanupEffects,
  transition,
  type Transition,
  type AssignmentState,
} from './assignmentState.ts'

const checkAccess = (caseId: string, ...before: Transition['effects']): Transition =>
  transition({ kind: 'checkingAccess', caseId }, ...before, { kind: 'load', caseId })

export function urlChanged(state: AssignmentState, caseId: string | null): Transition {
  if (caseId !== null)
    return caseIdOf(state) === caseId && isCaseInUrl(state)
      ? transition(state)
      : checkAccess(caseId, ...cleanupEffects(state))
  return isCaseInUrl(state) ? transition(CLOSED, ...cleanupEffects(state)) : transition(state)
}

export const pageLeft = (state: AssignmentState): Transition =>
  transition(CLOSED, ...cleanupEffects(state))

/** On return (page cache, failed logout) the user is asked to resume. */
export function suspended(
  state: AssignmentState,
  release: 'release' | 'releaseInAllTabs',
): Transition {
  const caseId = caseIdOf(state)
  if (caseId === null || !isCaseAssigned(state)) return transition(state)
  const effect = { kind: release, caseId } as const
  return state.kind === 'reviewing'
    ? transition({ kind: 'resumable', reviewCase: state.reviewCase }, effect)
    : transition({ kind: 'checkingAccess', caseId }, effect)
}

export function startPressed(state: AssignmentState, caseId: string): Transition {
  const assign = { kind: 'assign', caseId } as const
  if (state.kind === 'closed' || state.kind === 'submitted')
    return transition({ kind: 'starting', caseId, visibleReview: null }, assign)
  return state.kind === 'resumable' && caseIdOf(state) === caseId
    ? transition({ kind: 'starting', caseId, visibleReview: state.reviewCase }, assign)
    : transition(state)
}

export const reopenConfirmed = (state: AssignmentState, caseId: string): Transition =>
  state.kind === 'closed'
    ? transition({ kind: 'reopening', caseId, visibleReview: null }, { kind: 'reopen', caseId })
    : transition(state)

type AssignedCase = { record: AddressCase; readOnlyReason: string }

export const assignedCaseOpened = (
  state: AssignmentState,
  { record, readOnlyReason }: AssignedCase,
): Transition =>
  state.kind === 'closed'
    ? transition({
        kind: 'assignedToOther',
        caseId: record.caseId,
        record,
        readOnlyReason,
        visibleReview: null,
      })
    : transition(state)

/** The loaded data shows another assignee, so it is loaded again after the takeover. */
export function assignPressed(state: AssignmentState): Transition {
  if (state.kind !== 'assignedToOther') return transition(state)
  const { caseId, visibleReview } = state
  return transition(
    { kind: 'takingOver', caseId, visibleReview },
    { kind: 'evict', caseId },
    { kind: 'unassign', caseId },
  )
}

/** An interrupted review stays visible with its decisions, read-only. */
export function viewPressed(state: AssignmentState): Transition {
  if (state.kind !== 'assignedToOther') return transition(state)
  const { caseId, visibleReview, readOnlyReason } = state
  return visibleReview === null
    ? checkAccess(caseId, { kind: 'openUrl', caseId })
    : transition({ kind: 'viewing', reviewCase: visibleReview, readOnlyReason })
}

export function closePressed(state: AssignmentState): Transition {
  if (state.kind === 'submitted') return transition(CLOSED)
  if (state.kind !== 'assignedToOther') return transition(state)
  return state.visibleReview === null
    ? transition(CLOSED, { kind: 'reloadList' })
    : viewPressed(state)
}

export function submitPressed(state: AssignmentState): Transition {
  if (state.kind !== 'reviewing') return transition(state)
  const { reviewCase, nextId } = state
  return transition({ kind: 'submitting', reviewCase, nextId })
}

export function nextCasePrefetched(state: AssignmentState, nextId: string | null): Transition {
  if (state.kind !== 'reviewing' || state.nextId === nextId) return transition(state)
  return transition(
    { ...state, nextId },
    ...(nextId === null ? [] : [{ kind: 'prefetch', caseId: nextId } as const]),
  )
}
