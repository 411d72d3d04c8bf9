import { useEffect, useEffectEvent } from 'react'

/**
 * Acts every so many ms while the page is seen; on coming back to it at once, where its turn has passed (pitfalls, "Background
 * tabs").
 * @param everyMs null: not now.
 */
export function useWhileVisible(everyMs: number | null, act: () => void): void {
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
