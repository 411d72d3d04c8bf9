import { screen } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createAppStore } from '#app/appStore.ts'
import { clearFlag, setFlag } from '#shared/session/flag.ts'
import { selectUser } from '#shared/session/sessionSlice.ts'
import { STORED } from '#shared/session/storedKeys.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { renderApp, signInAs } from '#tests/support/renderApp.tsx'

// The line drops before the code that reads and keeps the signed-in user has come.
vi.mock('#shared/session/persistence.ts', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

beforeAll(() => sandboxServer.start())
beforeEach(() => {
  sandboxServer.reset()
  clearFlag()
})
afterAll(() => sandboxServer.stop())

test('sign-in stands, not an empty page', async () => {
  setFlag()
  await renderApp('/')
  expect(await screen.findByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
})

test('signing in goes on, and what an unknown person left behind goes first', async () => {
  window.localStorage.setItem(STORED.session, '{}')
  const store = createAppStore()
  const cleanUp = vi.fn<() => void>()
  store.session.signal.addEventListener('abort', cleanUp)
  await signInAs(store, 'kabir.sethi@kaveri.example')
  expect(selectUser(store.getState())?.username).toBe('Kabir Sethi')
  expect(cleanUp).toHaveBeenCalledTimes(1)
})
