import { useEffect, useRef } from 'react'

/** A signal for calls of a page: `drop` aborts those that are under way, and so does leaving the page. */
export function useDroppable(): { signal: () => AbortSignal; drop: () => void } {
  const calls = useRef(new AbortController())
  useEffect(() => {
    calls.current = new AbortController()
    return () => calls.current.abort()
  }, [])
  return {
    signal: () => calls.current.signal,
    drop: () => {
      calls.current.abort()
      calls.current = new AbortController()
    },
  }
}
