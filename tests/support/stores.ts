import { createAppStore } from '#app/appStore.ts'
import { signedIn } from '#shared/session/sessionSlice.ts'
import { createSessionScope } from '#shared/session/sessionScope.ts'
import { makeStore, type AppStore } from '#shared/store/makeStore.ts'
import { fileVault } from '#shared/vault/vault.ts'
import { endsWithTheTest } from './openStores.ts'

/** The vault as the next page finds it: what is on disk. */
export const vaultOnDisk = createSessionScope().get(fileVault)

/** The product's store for one test, as a tab has it: what lives with its session ends with the test. */
export const anAppStore = (...given: Parameters<typeof createAppStore>): AppStore =>
  endsWithTheTest(createAppStore(...given))

/** A bare store for one test. */
export const aStore = (...given: Parameters<typeof makeStore>): AppStore =>
  endsWithTheTest(makeStore(...given))

/** The tab is closed, as by a reload: what lives in its memory is gone, what is kept stays. */
export function closeTab(store: AppStore): void {
  document.body.replaceChildren()
  store.session.end()
}

/** A store of the same browser after a reload, with the same user: hand it to `renderApp`. */
export function reloaded(store: AppStore): AppStore {
  const { user } = store.getState().session
  closeTab(store)
  const again = anAppStore()
  if (user !== null) again.dispatch(signedIn(user))
  return again
}
