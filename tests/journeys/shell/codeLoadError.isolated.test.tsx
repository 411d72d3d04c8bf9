import { screen } from '@testing-library/react'
import { beforeEach, expect, vi } from 'vitest'
import { clearSessionFlag, setSessionFlag } from '#shared/platform/session/storage/sessionFlag.ts'
import { SESSION_KEYS } from '#shared/platform/session/storage/storageKeys.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import { renderApp, signInAs } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { createTestAppStore } from '#tests/support/stores.ts'

// The connection is lost before the code that stores the signed-in user has loaded.
vi.mock('#shared/platform/session/storage/persistence.ts', () => {
  throw new Error('Failed to fetch dynamically imported module')
})

beforeEach(() => {
  clearSessionFlag()
})

test('shows sign-in instead of an empty page', async () => {
  setSessionFlag()
  await renderApp('/')
  expect(await screen.findByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
})

test('continues signing in and first deletes another user’s data', async () => {
  window.localStorage.setItem(SESSION_KEYS.session, '{}')
  const store = createTestAppStore()
  const cleanUp = vi.fn<() => void>()
  store.session.signal.addEventListener('abort', cleanUp)
  await signInAs(store, 'kabir.sethi@kaveri.example')
  expect(selectUser(store.getState())?.username).toBe('Kabir Sethi')
  expect(cleanUp).toHaveBeenCalledTimes(1)
})
