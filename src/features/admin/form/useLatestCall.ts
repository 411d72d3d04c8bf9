import { useLayoutEffect, useRef } from 'react'

/** Calls back what the newest render gave: a save may end on another address. Who has left meanwhile is not called. */
export function useLatestCall<Args extends readonly unknown[]>(
  call: ((...args: Args) => void) | undefined,
): (...args: Args) => void {
  const latest = useRef(call)
  useLayoutEffect(() => {
    latest.current = call
    return () => {
      latest.current = undefined
    }
  }, [call])
  return (...args) => latest.current?.(...args)
}
