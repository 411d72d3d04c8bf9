import { screen } from '@testing-library/react'
import { beforeEach, expect, vi } from 'vitest'
import { anAppStore } from '#tests/support/stores.ts'
import { clearFlag, setFlag } from '#shared/session/flag.ts'
import { selectUser } from '#shared/session/sessionSlice.ts'
import { STORED } from '#shared/session/storedKeys.ts'
import { renderApp, signInAs } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'

// The line drops before the code that reads and keeps the signed-in user has come.
vi.mock('#shared/session/persistence.ts', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

beforeEach(() => {
  clearFlag()
})

test('sign-in stands, not an empty page', async () => {
  setFlag()
  await renderApp('/')
  expect(await screen.findByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
})

test('signing in goes on, and what an unknown person left behind goes first', async () => {
  window.localStorage.setItem(STORED.session, '{}')
  const store = anAppStore()
  const cleanUp = vi.fn<() => void>()
  store.session.signal.addEventListener('abort', cleanUp)
  await signInAs(store, 'kabir.sethi@kaveri.example')
  expect(selectUser(store.getState())?.username).toBe('Kabir Sethi')
  expect(cleanUp).toHaveBeenCalledTimes(1)
})
