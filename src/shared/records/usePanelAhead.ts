import { useEffect } from 'react'

/** Fetches the panel's code once the list is there, so that the first record opens at once. */
export function usePanelAhead({ preload }: { preload: () => Promise<unknown> }): void {
  useEffect(() => {
    preload().catch(() => undefined) // the real load says so
  }, [preload])
}
