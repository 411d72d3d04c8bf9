import { render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { App } from '#app/App.tsx'
import { signIn } from '#features/auth/signIn.ts'
import type { AppStore } from '#shared/store/makeStore.ts'
import { SANDBOX_PASSWORD, type AccountEmail } from '#tests/sandbox/accounts.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import type { World } from '#tests/sandbox/world.ts'
import { anAppStore } from './stores.ts'

type RenderOptions = {
  /** Signs in as this sample account first, over the wire. */
  as?: AccountEmail
  /** A store of the test's own, for a second tab or a reload. */
  store?: AppStore
}

type RenderedApp = { user: UserEvent; store: AppStore; world: World }

/** The whole portal at an address, over a fresh store and the sandbox: for tests of `sandboxTest.ts`, which bring it. */
export async function renderApp(
  path = '/',
  { as, store = anAppStore() }: RenderOptions = {},
): Promise<RenderedApp> {
  if (as !== undefined) await signInAs(store, as)
  window.history.replaceState(null, '', path)
  render(<App store={store} />)
  const user = userEvent.setup({ delay: null })
  return { user, store, world: sandboxServer.world }
}

/** Signs a sample account in by the real calls. @throws Error when the sandbox refuses. */
export async function signInAs(store: AppStore, email: AccountEmail): Promise<void> {
  const result = await store.dispatch(signIn({ email, password: SANDBOX_PASSWORD }))
  if (result.kind !== 'signedIn')
    throw new Error(`The sandbox did not sign ${email} in: ${result.kind}.`)
}
