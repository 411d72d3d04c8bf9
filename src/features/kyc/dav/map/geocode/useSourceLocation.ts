import { useEffect, useState } from 'react'
import { useSessionScope } from '#shared/platform/store/hooks.ts'
import { useRetryWhenOnline } from '#shared/ui/hooks/useRetryWhenOnline.ts'
import type { Point } from '../../case.ts'
import { geocoder } from './geocoder.ts'
import type { GeocodeState } from './geocodeState.ts'

/** Once when the case opens; after a failure on request and when online. */
export function useSourceLocation(address: string) {
  const lookUp = useSessionScope().get(geocoder)
  const [geocodeState, setLookup] = useState<GeocodeState>({ kind: 'loading' })
  const isLoading = geocodeState.kind === 'loading'

  useEffect(() => {
    if (!isLoading) return undefined
    const controller = new AbortController()
    void lookUp(address, controller.signal).then((answer) => {
      if (controller.signal.aborted) return
      if (!answer.ok) setLookup({ kind: 'failed', error: answer.error })
      else if (answer.value === null) setLookup({ kind: 'notFound' })
      else setLookup({ kind: 'found', location: answer.value })
    })
    return () => controller.abort()
  }, [address, isLoading, lookUp])

  const retry = () => setLookup({ kind: 'loading' })
  useRetryWhenOnline(geocodeState.kind === 'failed', retry)
  const setLocationManually = (point: Point) =>
    setLookup({ kind: 'found', location: { ...point, name: '' } })
  return { geocodeState, retry, setLocationManually }
}
