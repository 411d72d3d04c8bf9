import { useEffect, useEffectEvent } from 'react'

/** Calls `tryAgain` when the browser goes online while `isWaiting`; optionally also at an interval. */
export function useRetryWhenOnline(
  isWaiting: boolean,
  tryAgain: () => void,
  everyMs?: number,
): void {
  const onTry = useEffectEvent(tryAgain)
  useEffect(() => {
    if (!isWaiting) return undefined
    const tick = () => {
      if (navigator.onLine) onTry()
    }
    const timer = everyMs === undefined ? undefined : setInterval(tick, everyMs)
    window.addEventListener('online', tick)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', tick)
    }
  }, [isWaiting, everyMs])
}
