import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `act` at an interval while the page is visible, and at once on return if it was due (pitfalls, "Background
 * tabs").
 * @param everyMs null: paused
 */
export function useVisibleInterval(everyMs: number | null, act: () => void): void {
  const onInterval = useEffectEvent(act)
  useEffect(() => {
    if (everyMs === null) return undefined
    let nextCallAt = Date.now() + everyMs
    let timer: ReturnType<typeof setTimeout> | undefined
    const schedule = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible')
        timer = setTimeout(callAndWait, nextCallAt - Date.now())
    }
    const callAndWait = () => {
      nextCallAt = Date.now() + everyMs
      onInterval()
      schedule()
    }
    document.addEventListener('visibilitychange', schedule)
    schedule()
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', schedule)
    }
  }, [everyMs])
}
