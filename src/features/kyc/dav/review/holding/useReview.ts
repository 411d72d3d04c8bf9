import { useSyncExternalStore } from 'react'
import { useSession } from '#shared/store/hooks.ts'
import { reviewMachine } from './reviewMachine.ts'
import type { ReviewState } from './reviewState.ts'

/** Where the review of this tab stands. */
export function useReview(): ReviewState {
  const machine = useSession().get(reviewMachine)
  return useSyncExternalStore(machine.subscribe, machine.read)
}
