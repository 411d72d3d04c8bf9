import { useEffect, useEffectEvent } from 'react'

/** Calls `tryAgain` when the browser says that the line is back, as long as it is `awaited`; every so often too, if asked. */
export function useLineBack(awaited: boolean, tryAgain: () => void, everyMs?: number): void {
  const onTry = useEffectEvent(tryAgain)
  useEffect(() => {
    if (!awaited) return undefined
    const tick = () => {
      if (navigator.onLine) onTry()
    }
    const timer = everyMs === undefined ? undefined : setInterval(tick, everyMs)
    window.addEventListener('online', tick)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', tick)
    }
  }, [awaited, everyMs])
}
