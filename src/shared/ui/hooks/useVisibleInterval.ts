import { useEffect, useEffectEvent } from 'react'

/**
 * Calls `act` at an interval while the page is visible, and at once on return if it was due (pitfalls, "Background
 * tabs").
 * @param everyMs null: paused
 */
export function useVisibleInterval(everyMs: number | null, act: () => void): void {
  const onTurn = useEffectEvent(act)
  useEffect(() => {
    if (everyMs === null) return undefined
    let due = Date.now() + everyMs
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = setTimeout(turn, due - Date.now())
    }
    const turn = () => {
      due = Date.now() + everyMs
      onTurn()
      wait()
    }
    document.addEventListener('visibilitychange', wait)
    wait()
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', wait)
    }
  }, [everyMs])
}
