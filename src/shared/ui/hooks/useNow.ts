import { useEffect, useState } from 'react'

/** The wall clock in ms, updated every `intervalMs` and when the tab becomes visible; constant for null. */
export function useNow(intervalMs: number | null): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (intervalMs === null) return undefined
    const read = () => setNow(Date.now())
    const timer = setInterval(read, intervalMs)
    document.addEventListener('visibilitychange', read)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [intervalMs])
  return now
}
