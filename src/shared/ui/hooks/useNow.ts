import { useEffect, useState } from 'react'

/** Epoch ms, also updated when the tab becomes visible. Null: constant. */
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
