import { createAppStore } from '#app/appStore.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { makeStore, type AppStore } from '#shared/platform/store/makeStore.ts'
import { createSessionScope } from '#shared/platform/store/sessionScope.ts'
import { signedIn } from '#shared/platform/store/sessionSlice.ts'
import { endAfterTest } from './storeCleanup.ts'

/** The blob store of the next page: only what is on disk. */
export const blobStoreOnDisk = createSessionScope().get(blobStore)

/** The product's store for one test; its session ends with the test. */
export const createTestAppStore = (...args: Parameters<typeof createAppStore>): AppStore =>
  endAfterTest(createAppStore(...args))

/** An empty store for one test. */
export const createTestStore = (...args: Parameters<typeof makeStore>): AppStore =>
  endAfterTest(makeStore(...args))

/** Closes the tab, as a reload does: its memory is lost, stored data stays. */
export function closeTab(store: AppStore): void {
  document.body.replaceChildren()
  store.session.end()
}

/** A store of the same browser and user after a reload, for `renderApp`. */
export function reloadTab(store: AppStore): AppStore {
  const { user } = store.getState().session
  closeTab(store)
  const again = createTestAppStore()
  if (user !== null) again.dispatch(signedIn(user))
  return again
}
