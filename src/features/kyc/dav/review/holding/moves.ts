import type { ErrorName } from '#shared/errors/errorNames.ts'
import type { Move, Outcome, ReviewEffect, ReviewState } from './reviewState.ts'

export const CLOSED: ReviewState = { kind: 'closed' }

/** The state that follows, and what has to be done. */
export const to = (state: ReviewState, ...effects: ReviewEffect[]): Move => ({ state, effects })

/** The state stays as it is. */
export const stay = (state: ReviewState, ...effects: ReviewEffect[]): Move => to(state, ...effects)

/** The case that a state is about; null: none. */
export function caseOf(state: ReviewState): string | null {
  if ('caseId' in state) return state.caseId
  if ('reviewed' in state) return state.reviewed.record.caseId
  return null
}

/** Whether this tab holds the case, so that leaving gives it back. With a verdict under way nobody knows: its answer tells. */
export const isHeld = ({ kind }: ReviewState): boolean => kind === 'opening' || kind === 'reviewing'

/** Whether the address bar names the case of this state. A case that is moved from the list is not on the stage yet. */
export function isOnStage(state: ReviewState): boolean {
  if ('shown' in state) return state.shown !== null
  return state.kind !== 'closed' && state.kind !== 'submitted'
}

/** What is owed to the case when the review lets go of it. */
export function owed(state: ReviewState): ReviewEffect[] {
  const caseId = caseOf(state)
  if (caseId === null) return []
  return [
    ...(isHeld(state) ? [{ kind: 'giveBack', caseId } as const] : []),
    ...(isOnStage(state) ? [{ kind: 'forget', caseId } as const] : []),
  ]
}

/** A failure's dialog; nobody waits for one of an aborted call. */
export const raised = (outcome: Outcome, detail?: string): ReviewEffect[] =>
  outcome === null ? [] : [dialogOf(outcome, detail)]

const dialogOf = (name: ErrorName, detail?: string): ReviewEffect => ({
  kind: 'raise',
  name,
  ...(detail === undefined ? {} : { detail }),
})
