import { createMachine } from '#shared/platform/lib/machine.ts'
import {
  CLOSED,
  type AssignmentEffect,
  type AssignmentEvent,
  type AssignmentState,
  type Transition,
} from './assignmentState.ts'
import * as answered from './serverEvents.ts'
import * as pressed from './userEvents.ts'

/**
 * An event that does not fit (a double click, a late response) changes nothing, but an unused assignment is released.
 */
export function assignmentReducer(state: AssignmentState, event: AssignmentEvent): Transition {
  switch (event.kind) {
    case 'urlChanged':
      return pressed.urlChanged(state, event.caseId)
    case 'pageLeft':
      return pressed.pageLeft(state)
    case 'suspended':
      return pressed.suspended(state, 'release')
    case 'logoutStarted':
      return pressed.suspended(state, 'releaseInAllTabs')
    case 'startPressed':
      return pressed.startPressed(state, event.caseId)
    case 'reopenConfirmed':
      return pressed.reopenConfirmed(state, event.caseId)
    case 'assignedCaseOpened':
      return pressed.assignedCaseOpened(state, event)
    case 'assignPressed':
      return pressed.assignPressed(state)
    case 'viewPressed':
      return pressed.viewPressed(state)
    case 'closePressed':
      return pressed.closePressed(state)
    case 'submitPressed':
      return pressed.submitPressed(state)
    case 'nextCasePrefetched':
      return pressed.nextCasePrefetched(state, event.caseId)
    case 'reopened':
    case 'unassigned':
      return answered.caseReleased(state, event.caseId)
    case 'assigned':
      return answered.assigned(state, event.caseId)
    case 'statusChangeFailed':
      return answered.statusChangeFailed(state, event.caseId, event.outcome)
    case 'loaded':
      return answered.loaded(state, event.reviewCase, event.access)
    case 'loadFailed':
      return answered.loadFailed(state, event.caseId, event.outcome)
    case 'conflictLoaded':
      return answered.conflictLoaded(state, event)
    case 'verdictSaved':
      return answered.verdictSaved(state, event)
    case 'verdictFailed':
      return answered.verdictFailed(state, event.caseId, event.outcome)
    case 'verdictUnconfirmed':
      return answered.verdictUnconfirmed(state, event)
    default:
      return event satisfies never
  }
}

export type CaseUrl = {
  open: (caseId: string) => void
  close: () => void
}

/**
 * In the session, not in the Redux store, because it holds photos that must be deleted when the session ends.
 * `dispatch` returns the effects; `sendAssignmentEvent` runs them as thunks.
 */
export function assignmentMachine() {
  let url: CaseUrl | null = null
  return {
    ...createMachine({
      initial: CLOSED,
      reducer: assignmentReducer,
      runEffect: (effect: AssignmentEffect) => effect,
    }),
    getUrl: (): CaseUrl | null => url,
    setUrl(next: CaseUrl | null): void {
      url = next
    },
  }
}
