import { assertNever } from '#shared/lib/assertNever.ts'
import * as answered from './answered.ts'
import { stay, to } from './moves.ts'
import * as pressed from './pressed.ts'
import type { Move, ReviewEvent, ReviewState } from './reviewState.ts'

/**
 * The one function that moves the review of a tab. An event that does not fit (a double click, a late answer) changes
 * nothing, but an assignment that nobody waits for any more is given back.
 */
export function step(state: ReviewState, event: ReviewEvent): Move {
  switch (event.kind) {
    case 'addressShown':
      return pressed.addressShown(state, event.caseId)
    case 'pageLeft':
      return pressed.pageLeft(state)
    case 'suspended':
      return pressed.suspended(state)
    case 'startPressed':
      return pressed.startPressed(state, event.caseId)
    case 'reopenConfirmed':
      return pressed.reopenConfirmed(state, event.caseId)
    case 'heldPicked':
      return pressed.heldPicked(state, event)
    case 'assignPressed':
      return pressed.assignPressed(state)
    case 'viewPressed':
      return pressed.viewPressed(state)
    case 'closePressed':
      return pressed.closePressed(state)
    case 'submitPressed':
      return state.kind === 'reviewing'
        ? to({ ...state, kind: 'submitting', verdict: event.verdict })
        : stay(state)
    case 'nextForeseen':
      return pressed.nextForeseen(state, event.caseId)
    case 'reopened':
    case 'freed':
      return answered.madeReady(state, event.caseId)
    case 'assigned':
      return answered.assigned(state, event.caseId)
    case 'moveFailed':
      return answered.moveFailed(state, event.caseId, event.outcome)
    case 'loaded':
      return answered.loaded(state, event.reviewed, event.access)
    case 'loadFailed':
      return answered.loadFailed(state, event.caseId, event.outcome)
    case 'rivalKnown':
      return answered.rivalKnown(state, event)
    case 'verdictSaved':
      return answered.verdictSaved(state, event.caseId)
    case 'verdictFailed':
      return answered.verdictFailed(state, event.caseId, event.outcome)
    default:
      return assertNever(event)
  }
}
