import { useEffect, useEffectEvent } from 'react'
import { ask } from '#shared/errors/ask.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'

/** Tells that the address of the case is on no map, and then the review, which goes back to the dashboard (kyc §8). */
export function usePlaceMissing(isMissing: boolean, onNotFound: () => void): void {
  const dispatch = useAppDispatch()
  const tell = useEffectEvent(async (left: AbortSignal) => {
    await dispatch(ask('submittedLocationNotFoundError'))
    if (!left.aborted) onNotFound()
  })
  useEffect(() => {
    if (!isMissing) return undefined
    const left = new AbortController()
    void tell(left.signal)
    return () => left.abort()
  }, [isMissing])
}
