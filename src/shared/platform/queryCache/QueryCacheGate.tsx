import {
  useCallback,
  useLayoutEffect,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react'
import { useAppStore } from '#shared/platform/store/hooks.ts'
import { hasQueryApi, installQueryApi } from './queryApi.ts'

type QueryCacheGateProps = { children: ReactNode }

/** The first page with cached lists adds the query cache to the store, before its queries start. */
export function QueryCacheGate({ children }: QueryCacheGateProps) {
  const store = useAppStore()
  const subscribe = useCallback((onChange: () => void) => store.subscribe(onChange), [store])
  const isInstalled = useSyncExternalStore(subscribe, () => hasQueryApi(store))
  useLayoutEffect(() => installQueryApi(store), [store])
  return isInstalled ? children : null
}

/** A page with cached lists. */
export const withQueryCache =
  (Page: ComponentType): ComponentType =>
  () => (
    <QueryCacheGate>
      <Page />
    </QueryCacheGate>
  )
