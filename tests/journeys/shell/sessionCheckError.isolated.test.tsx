import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { setSessionFlag } from '#shared/platform/session/storage/sessionFlag.ts'
import { renderApp } from '#tests/support/renderApp.tsx'

// The connection is lost before the code for the session check has loaded.
vi.mock('#shared/platform/session/checkSession.ts', () => ({
  checkSession: () => async () =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
}))

test('offers to retry when the session check has no connection, and logs nobody out', async () => {
  setSessionFlag()
  await renderApp('/home')
  expect(await screen.findByText('Unable to connect to the server!')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  expect(document.cookie).toContain('lekha-active=1')
})
