import { createMachine } from '#shared/platform/lib/async/machine.ts'
import {
  CLOSED,
  type AssignmentEffect,
  type AssignmentEvent,
  type AssignmentState,
  type Transition,
  type Transitions,
} from './assignmentState.ts'
import { serverEvents } from './serverEvents.ts'
import { userEvents } from './userEvents.ts'

/** An event that does not fit (a double click, a late response) changes nothing, but an unused assignment is released. */
const TRANSITIONS: Transitions = { ...userEvents, ...serverEvents }

export const assignmentReducer = <Kind extends AssignmentEvent['kind']>(
  state: AssignmentState,
  event: AssignmentEvent<Kind>,
): Transition => TRANSITIONS[event.kind](state, event)

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
      reducer: (state: AssignmentState, event: AssignmentEvent) => assignmentReducer(state, event),
      runEffect: (effect: AssignmentEffect) => effect,
    }),
    getUrl: (): CaseUrl | null => url,
    setUrl(next: CaseUrl | null): void {
      url = next
    },
  }
}
