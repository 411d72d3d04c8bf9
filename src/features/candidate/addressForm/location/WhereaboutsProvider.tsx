import { useEffect, useState, type ReactNode } from 'react'
import { createPlaceWatch } from './placeWatch.ts'
import { WhereaboutsContext } from './useWhereabouts.ts'

type WhereaboutsProviderProps = { children: ReactNode }

/** Around the steps of the form: they share one watch of the phone's place, which ends with the page. */
export function WhereaboutsProvider({ children }: WhereaboutsProviderProps) {
  const [whereabouts] = useState(createPlaceWatch)
  useEffect(() => whereabouts.hold(), [whereabouts])
  return <WhereaboutsContext value={whereabouts}>{children}</WhereaboutsContext>
}
