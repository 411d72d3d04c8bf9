import type { AddressCase } from '../../case.ts'
import { caseOf, CLOSED, isHeld, isOnStage, owed, stay, to } from './moves.ts'
import type { Move, ReviewState } from './reviewState.ts'

const look = (caseId: string, ...before: Move['effects']): Move =>
  to({ kind: 'looking', caseId }, ...before, { kind: 'load', caseId })

/** Back, Forward, a link, another case: what the address names now is what stands open. */
export function addressShown(state: ReviewState, caseId: string | null): Move {
  if (caseId !== null)
    return caseOf(state) === caseId && isOnStage(state) ? stay(state) : look(caseId, ...owed(state))
  return isOnStage(state) ? to(CLOSED, ...owed(state)) : stay(state)
}

export const pageLeft = (state: ReviewState): Move => to(CLOSED, ...owed(state))

/** The case is free while nobody can work on it; who comes back (page cache, a logout that failed) is asked to resume. */
export function suspended(state: ReviewState): Move {
  const caseId = caseOf(state)
  if (caseId === null || !isHeld(state)) return stay(state)
  const giveBack = { kind: 'giveBack', caseId } as const
  return state.kind === 'reviewing'
    ? to({ kind: 'resumable', reviewed: state.reviewed }, giveBack)
    : to({ kind: 'looking', caseId }, giveBack)
}

/** Start QC in the list, Resume, Start QC of the next case. */
export function startPressed(state: ReviewState, caseId: string): Move {
  const assign = { kind: 'assign', caseId } as const
  if (state.kind === 'closed' || state.kind === 'submitted')
    return to({ kind: 'starting', caseId, shown: null }, assign)
  return state.kind === 'resumable' && caseOf(state) === caseId
    ? to({ kind: 'starting', caseId, shown: state.reviewed }, assign)
    : stay(state)
}

export const reopenConfirmed = (state: ReviewState, caseId: string): Move =>
  state.kind === 'closed'
    ? to({ kind: 'reopening', caseId, shown: null }, { kind: 'reopen', caseId })
    : stay(state)

type Held = { record: AddressCase; readOnly: string }

export const heldPicked = (state: ReviewState, { record, readOnly }: Held): Move =>
  state.kind === 'closed'
    ? to({ kind: 'taken', caseId: record.caseId, record, readOnly, shown: null })
    : stay(state)

/** What was read of it says that another one holds it, so that it is read anew when it is this user's. */
export function assignPressed(state: ReviewState): Move {
  if (state.kind !== 'taken') return stay(state)
  const { caseId, shown } = state
  return to({ kind: 'taking', caseId, shown }, { kind: 'forget', caseId }, { kind: 'free', caseId })
}

/** A review that was interrupted by somebody else stays on the screen, with its decisions, to be looked at. */
export function viewPressed(state: ReviewState): Move {
  if (state.kind !== 'taken') return stay(state)
  const { caseId, shown, readOnly } = state
  return shown === null
    ? look(caseId, { kind: 'openAddress', caseId })
    : to({ kind: 'viewing', reviewed: shown, readOnly })
}

/** Of 'Case Already Assigned', and of the dialog with the next case. */
export function closePressed(state: ReviewState): Move {
  if (state.kind === 'submitted') return to(CLOSED)
  if (state.kind !== 'taken') return stay(state)
  return state.shown === null ? to(CLOSED, { kind: 'reloadList' }) : viewPressed(state)
}

/** The next case's data is fetched while this one is judged; it is held by nobody. */
export function nextForeseen(state: ReviewState, nextId: string | null): Move {
  if (state.kind !== 'reviewing' || state.nextId === nextId) return stay(state)
  return to(
    { ...state, nextId },
    ...(nextId === null ? [] : [{ kind: 'prefetch', caseId: nextId } as const]),
  )
}
