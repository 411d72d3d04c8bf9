import { useEffect, useMemo, useState } from 'react'
import type { PageEntry, PageNavigation } from '#shared/kits/candidate/pageServices.ts'
import { currentPath } from '#shared/platform/config/currentPath.ts'

/** As the router writes it. */
type HistoryState = { usr: unknown; key: string; idx: number }

function readHistoryState(): HistoryState {
  const state: unknown = window.history.state
  const { usr = null, key = 'default', idx = 0 } = (state ?? {}) as Partial<HistoryState> // the router reads it the same way
  return { usr, key, idx }
}

function readEntry(isTraversed: boolean): PageEntry {
  // Prerendering knows no address.
  if (import.meta.env.SSR && typeof window === 'undefined')
    return { pathname: '/', search: '', key: 'default', state: null, isTraversed }
  const { search } = window.location
  const { usr, key } = readHistoryState()
  return { pathname: currentPath(), search, key, state: usr, isTraversed }
}

const createKey = () => Math.random().toString(36).slice(2, 10)

/** The page's history until the router has loaded, which finds the entries as if they were its own. */
export function useEarlyNavigation(isOver: boolean): PageNavigation {
  const [entry, setEntry] = useState(() => readEntry(true))
  useEffect(() => {
    if (isOver) return undefined
    const onTraversed = () => setEntry(readEntry(true))
    window.addEventListener('popstate', onTraversed)
    return () => window.removeEventListener('popstate', onTraversed)
  }, [isOver])
  return useMemo(
    () => ({
      entry,
      setState(usr, { replace } = { replace: false }) {
        const { idx } = readHistoryState()
        const state: HistoryState = { usr, key: createKey(), idx: replace ? idx : idx + 1 }
        if (replace) window.history.replaceState(state, '')
        else window.history.pushState(state, '')
        setEntry(readEntry(false))
      },
      goBack: (entries = 1) => window.history.go(-entries),
    }),
    [entry],
  )
}
