import { useCallback, useLayoutEffect, useSyncExternalStore, type ReactNode } from 'react'
import { useAppStore } from '#shared/store/hooks.ts'
import { hasQueryApi, installQueryApi } from './queryApi.ts'

type WithQueryCacheProps = { children: ReactNode }

/** Around a lazy page whose lists are cached: the first one gives the store its cache, before any of its queries starts. */
export function WithQueryCache({ children }: WithQueryCacheProps) {
  const store = useAppStore()
  const subscribe = useCallback((onChange: () => void) => store.subscribe(onChange), [store])
  const isInstalled = useSyncExternalStore(subscribe, () => hasQueryApi(store))
  useLayoutEffect(() => installQueryApi(store), [store])
  return isInstalled ? children : null
}
