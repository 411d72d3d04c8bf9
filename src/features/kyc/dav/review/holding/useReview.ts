import { useSyncExternalStore } from 'react'
import { useSession } from '#shared/store/hooks.ts'
import { reviewMachine } from './reviewMachine.ts'
import type { ReviewState } from './reviewState.ts'

/**
 * The part of it that is looked at, the same one while it stays. React keeps what a component saw last: who stays on the
 * screen after a case looks at no photos, or they would stay too.
 */
export function useReviewPart<Part>(partOf: (state: ReviewState) => Part): Part {
  const machine = useSession().get(reviewMachine)
  return useSyncExternalStore(machine.subscribe, () => partOf(machine.read()))
}

const whole = (state: ReviewState) => state

/** Where the review of this tab stands. */
export const useReview = (): ReviewState => useReviewPart(whole)
