import { isFailure } from '#shared/api/isFailure.ts'
import { selectUser } from '#shared/session/sessionSlice.ts'
import { makeStore, type AppStore } from '#shared/store/makeStore.ts'
import type { RootState } from '#shared/store/rootReducer.ts'
import { ANALYZER_LOADERS } from './analyzers.tsx'

/** The product's store: knows the analyzers, keeps the signed-in user, and wipes the device when a session ends. */
export function createAppStore(preloadedState?: Partial<RootState>): AppStore {
  const store = makeStore(preloadedState, { analyzers: ANALYZER_LOADERS, wipe: wipeDevice })
  store.startListening({
    predicate: (_action, now, before) => selectUser(now) !== selectUser(before),
    effect: async (_action, listener) => {
      const user = selectUser(listener.getState())
      if (user === null) return
      // Where the code does not come, this tab goes on: only a reload forgets.
      const persistence = await import('#shared/session/persistence.ts').catch(() => null)
      if (persistence !== null) await listener.dispatch(persistence.keepUser(user))
    },
  })
  store.startListening({
    predicate: (action) => 'payload' in action && isForbidden(action.payload),
    effect: async (_action, listener) => {
      // Nobody on a candidate's page is forbidden anything: its first load is spared this.
      const auth = await import('#features/auth/refreshUser.ts').catch(() => null)
      if (auth !== null) await listener.dispatch(auth.refreshUser())
    },
  })
  return store
}

/** The server refuses what the menus offered: what this user may do has changed. */
const isForbidden = (payload: unknown) =>
  isFailure(payload) && payload.error.kind === 'http' && payload.error.status === 403

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
