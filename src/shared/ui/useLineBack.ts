import { useEffect, useEffectEvent } from 'react'

/** A line can come back without the browser knowing that it was gone: a dead tunnel, a server that restarts. */
const LINE_RETRY_MS = 5_000

/** Calls `tryAgain` when the line may be back, as long as it is `awaited`. */
export function useLineBack(awaited: boolean, tryAgain: () => void): void {
  const onTry = useEffectEvent(tryAgain)
  useEffect(() => {
    if (!awaited) return undefined
    const tick = () => {
      if (navigator.onLine) onTry()
    }
    const timer = setInterval(tick, LINE_RETRY_MS)
    window.addEventListener('online', tick)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', tick)
    }
  }, [awaited])
}
