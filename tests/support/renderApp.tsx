import { render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { App } from '#app/App.tsx'
import { signIn } from '#features/auth/signIn/PasswordStep.tsx'
import type { AppStore } from '#shared/platform/store/makeStore.ts'
import { SANDBOX_PASSWORD, type AccountEmail } from '#tests/sandbox/accounts.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import type { World } from '#tests/sandbox/world.ts'
import { createTestAppStore } from './stores.ts'

type RenderOptions = {
  /** Signs in as this sample account first, by real requests. */
  as?: AccountEmail
  /** The test's own store, for a second tab or a reload. */
  store?: AppStore
}

type RenderedApp = { user: UserEvent; store: AppStore; world: World }

/** Renders the whole portal at a URL with a new store and the sandbox; for tests of `sandboxTest.ts`. */
export async function renderApp(
  path = '/',
  { as, store = createTestAppStore() }: RenderOptions = {},
): Promise<RenderedApp> {
  if (as !== undefined) await signInAs(store, as)
  window.history.replaceState(null, '', path)
  render(<App store={store} />)
  const user = userEvent.setup({ delay: null })
  return { user, store, world: sandboxServer.world }
}

/**
 * Signs a sample account in by real requests.
 * @throws Error when the sandbox refuses
 */
export async function signInAs(store: AppStore, email: AccountEmail): Promise<void> {
  const result = await store.dispatch(signIn({ email, password: SANDBOX_PASSWORD }))
  if (result.kind !== 'signedIn')
    throw new Error(`The sandbox did not sign ${email} in: ${result.kind}.`)
}
