import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, vi } from 'vitest'
import { noteRequest } from '#shared/session/activity.ts'
import { LAST_ACTIVITY } from '#shared/session/lastActivity.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'

const MINUTE = 60_000
const CHECK = '*/master/V1/verify/access-token'
const QUESTION = /You have been idle for too long. Continue\?/

beforeEach(() => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
})

async function signedIn() {
  const app = await renderApp('/home', { as: 'kabir.sethi@kaveri.example' })
  await screen.findByRole('heading', { name: 'Home', level: 1 })
  await vi.dynamicImportSettled()
  return app
}
const pass = async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

test('the warning comes at 25 minutes; Continue resets the time', async () => {
  const { user } = await signedIn()
  await pass(24 * MINUTE)
  expect(screen.queryByText(QUESTION)).toBeNull()
  await pass(2 * MINUTE)
  expect(await screen.findByText(QUESTION)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull())
  await pass(20 * MINUTE)
  expect(screen.queryByText(QUESTION)).toBeNull()
  expect(document.cookie).toContain('lekha-active')
})

test('at 30 minutes a session that is still valid is logged out', async () => {
  const { store } = await signedIn()
  await pass(31 * MINUTE)
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(store.getState().session.user).toBeNull()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('at 30 minutes a session that the server has forgotten shows Session Timedout', async () => {
  await signedIn()
  sandboxServer.use(http.post(CHECK, () => HttpResponse.json({}, { status: 401 })))
  await pass(31 * MINUTE)
  expect(await screen.findByRole('alertdialog', { name: /Session Timedout/ })).toBeVisible()
  expect(screen.queryByText(QUESTION)).toBeNull()
})

test('work in another tab and a running job keep the session alive, and withdraw the question', async () => {
  await signedIn()
  await pass(26 * MINUTE)
  expect(await screen.findByText(QUESTION)).toBeVisible()
  window.localStorage.setItem(LAST_ACTIVITY, String(Date.now()))
  window.dispatchEvent(new StorageEvent('storage', { key: LAST_ACTIVITY, newValue: '1' }))
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull())
  await pass(20 * MINUTE)
  noteRequest('/service/fintech/V1/payslip/output')
  await pass(20 * MINUTE)
  expect(screen.queryByText(QUESTION)).toBeNull()
  expect(document.cookie).toContain('lekha-active')
})

test('moving the mouse is activity', async () => {
  const { user } = await signedIn()
  await pass(20 * MINUTE)
  await user.click(screen.getByRole('heading', { name: 'Home', level: 1 }))
  await pass(20 * MINUTE)
  expect(screen.queryByText(QUESTION)).toBeNull()
})

test('on the sign-in page nothing runs', async () => {
  await renderApp('/')
  await screen.findByRole('heading', { name: 'Sign in' })
  await pass(40 * MINUTE)
  expect(screen.queryByText(QUESTION)).toBeNull()
  expect(window.localStorage.getItem(LAST_ACTIVITY)).toBeNull()
})
