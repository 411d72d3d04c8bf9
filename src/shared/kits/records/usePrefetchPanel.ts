import { useEffect } from 'react'

/** Prefetches the panel's code after the list has loaded, so that the first record opens at once. */
export function usePrefetchPanel({ preload }: { preload: () => Promise<unknown> }): void {
  useEffect(() => {
    preload().catch(() => undefined) // the real load reports it
  }, [preload])
}
