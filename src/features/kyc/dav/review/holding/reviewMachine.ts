import { CLOSED } from './moves.ts'
import type { ReviewEffect, ReviewEvent, ReviewState } from './reviewState.ts'
import { step } from './step.ts'

/** The address bar, as the page that is open moves it. */
export type ReviewAddress = {
  open: (caseId: string) => void
  /** Without a step for Back. */
  close: () => void
}

/**
 * The review of this tab. It lives with the session and not in the store: it holds photos, and with the session's end nothing
 * of it is left.
 */
export function reviewMachine() {
  let state: ReviewState = CLOSED
  let address: ReviewAddress | null = null
  const listeners = new Set<() => void>()
  return {
    read: (): ReviewState => state,
    /** Moves at once; the caller carries out what is owed. */
    move(event: ReviewEvent): readonly ReviewEffect[] {
      const moved = step(state, event)
      if (moved.state !== state) {
        state = moved.state
        for (const tell of listeners) tell()
      }
      return moved.effects
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Null while no dashboard is open. */
    address: (): ReviewAddress | null => address,
    setAddress(given: ReviewAddress | null): void {
      address = given
    },
  }
}
