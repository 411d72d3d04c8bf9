import { useEffect } from 'react'

/** Runs after the list has loaded, so that the first record opens at once. */
export function usePrefetchPanel({ preload }: { preload: () => Promise<unknown> }): void {
  useEffect(() => {
    preload().catch(() => undefined) // the real load reports it
  }, [preload])
}
