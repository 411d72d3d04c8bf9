import { useEffect } from 'react'
import { loadSubscription } from '#shared/session/loadSubscription.ts'
import { selectIsTrial, selectSubscription } from '#shared/session/sessionSlice.ts'
import { useAppDispatch, useAppSelector } from '#shared/store/hooks.ts'

/** The longest time that a timer holds; a trial that ends later is loaded again with the next page long before. */
const TIMER_MAX_MS = 2 ** 31 - 1

/** Loads the subscription anew when the trial's countdown reaches zero (shell §4). */
export function useTrialReload(): void {
  const dispatch = useAppDispatch()
  const isTrial = useAppSelector(selectIsTrial)
  const endsAt = useAppSelector(selectSubscription)?.endsAt
  useEffect(() => {
    const msLeft = isTrial && endsAt !== undefined ? endsAt - Date.now() : 0
    if (msLeft <= 0) return undefined
    const timer = setTimeout(
      () => void dispatch(loadSubscription()),
      Math.min(msLeft, TIMER_MAX_MS),
    )
    return () => {
      clearTimeout(timer)
    }
  }, [dispatch, endsAt, isTrial])
}
