import { createContext, use, useSyncExternalStore } from 'react'
import type { LocationState } from './locationState.ts'
import type { PlaceWatch } from './placeWatch.ts'

export const WhereaboutsContext = createContext<PlaceWatch | null>(null)

/**
 * Where the phone is, and how to ask for it.
 * @throws Error outside of `WhereaboutsProvider`
 */
export function useWhereabouts(): Omit<PlaceWatch, 'state'> & { state: LocationState } {
  const whereabouts = use(WhereaboutsContext)
  if (whereabouts === null) throw new Error('The place is known within WhereaboutsProvider.')
  const state = useSyncExternalStore(whereabouts.subscribe, whereabouts.state, whereabouts.state)
  return { ...whereabouts, state }
}
