import { useEffect, useState } from 'react'
import { useSession } from '#shared/store/hooks.ts'
import { useLineBack } from '#shared/ui/useLineBack.ts'
import type { Point } from '../case.ts'
import { geocoder } from './geocoder.ts'
import type { Lookup } from './lookup.ts'

/** Asks where the address of the case is, once, when the case is opened; what failed is asked again on request and when the line is back. */
export function useSourcePlace(address: string) {
  const lookUp = useSession().get(geocoder)
  const [lookup, setLookup] = useState<Lookup>({ kind: 'looking' })
  const isLooking = lookup.kind === 'looking'

  useEffect(() => {
    if (!isLooking) return undefined
    const wanted = new AbortController()
    void lookUp(address, wanted.signal).then((answer) => {
      if (wanted.signal.aborted) return
      if (!answer.ok) setLookup({ kind: 'failed', error: answer.error })
      else if (answer.value === null) setLookup({ kind: 'none' })
      else setLookup({ kind: 'found', place: answer.value })
    })
    return () => wanted.abort()
  }, [address, isLooking, lookUp])

  const retry = () => setLookup({ kind: 'looking' })
  useLineBack(lookup.kind === 'failed', retry)
  /** The reviewer knows the coordinates where the service does not answer. */
  const placeAt = (point: Point) => setLookup({ kind: 'found', place: { ...point, name: '' } })
  return { lookup, retry, placeAt }
}
