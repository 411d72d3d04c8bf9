import { sessionMiddleware } from '#shared/session/sessionMiddleware.ts'
import { makeStore, type AppStore } from '#shared/store/makeStore.ts'
import type { RootState } from '#shared/store/rootReducer.ts'
import { ANALYZER_LOADERS } from './analyzers.tsx'
import { wipeDevice } from './wipeDevice.ts'

/** The product's store: persists the signed-in user and ends the session on a 401. */
export function createAppStore(preloadedState?: Partial<RootState>): AppStore {
  const store = makeStore(preloadedState, { analyzers: ANALYZER_LOADERS, wipe: wipeDevice })
  store.addMiddleware(sessionMiddleware)
  return store
}
