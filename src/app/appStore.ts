import { sessionMiddleware } from '#shared/session/sessionMiddleware.ts'
import { makeStore, type AppStore } from '#shared/store/makeStore.ts'
import type { RootState } from '#shared/store/rootReducer.ts'
import { ANALYZER_LOADERS } from './analyzers.tsx'

/** The product's store: persists the signed-in user and ends the session on a 401. */
export function createAppStore(preloadedState?: Partial<RootState>): AppStore {
  const store = makeStore(preloadedState, { analyzers: ANALYZER_LOADERS, wipe: wipeDevice })
  store.addMiddleware(sessionMiddleware)
  return store
}

/**
 * What a session leaves in IndexedDB goes with it, even where the modules that own it were not loaded (sign-in after
 * a browser was closed without a logout): they are fetched for the purpose.
 */
async function wipeDevice(): Promise<void> {
  const [{ clearVault }, { clearJobs }] = await Promise.all([
    import('#shared/vault/vault.ts'),
    import('#shared/jobs/jobsStore.ts'),
  ])
  await Promise.all([clearVault(), clearJobs()])
}
