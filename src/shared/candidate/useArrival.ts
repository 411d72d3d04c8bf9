import { useCallback, useRef } from 'react'

/** Remembers the screen of a page that was shown last. Returns whether a screen follows another one. */
export function useArrival(): (screen: string) => boolean {
  const shown = useRef<string | null>(null)
  return useCallback((screen) => {
    const before = shown.current
    shown.current = screen
    return before !== null && before !== screen
  }, [])
}
