import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, vi } from 'vitest'
import { recordServiceRequest } from '#shared/platform/api/serviceRequests.ts'
import {
  LAST_ACTIVITY_KEY,
  readLastActivity,
  recordActivity,
} from '#shared/platform/session/lastActivity.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { renderApp, signInAs } from '#tests/support/renderApp.tsx'
import { createTestAppStore } from '#tests/support/stores.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { enterEmail, enterPassword } from '../auth/steps.ts'

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
/** The question goes with the session, in a transition of its own. */
const nothingAsked = async () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
const pass = async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

test('the warning comes at 25 minutes; Continue resets the time', async () => {
  const { user } = await signedIn()
  await pass(24 * MINUTE)
  expect(screen.queryByText(QUESTION)).toBeNull()
  await pass(2 * MINUTE)
  expect(await screen.findByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible()
  expect(screen.getByText(QUESTION)).toBeVisible()
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
  await nothingAsked()
})

test('who comes back to it signs in to the page that was open', async () => {
  const { user } = await signedIn()
  await pass(31 * MINUTE)
  await screen.findByRole('heading', { name: 'Sign in' })
  await nothingAsked()
  await enterEmail(user, 'kabir.sethi@kaveri.example')
  await enterPassword(user)
  expect(await screen.findByRole('heading', { name: 'Home', level: 1 })).toBeVisible()
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
  window.localStorage.setItem(LAST_ACTIVITY_KEY, String(Date.now()))
  window.dispatchEvent(new StorageEvent('storage', { key: LAST_ACTIVITY_KEY, newValue: '1' }))
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull())
  await pass(20 * MINUTE)
  recordServiceRequest('/service/fintech/V1/payslip/output')
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

test.each(['/dav/form', '/uan/form'])(
  'the time at %s is not idle: neither in another tab nor afterwards',
  async (path) => {
    await signInAs(createTestAppStore(), 'kabir.sethi@kaveri.example')
    await renderApp(path)
    await screen.findByRole('heading', { level: 1 })
    await pass(10 * MINUTE)
    expect(Date.now() - (readLastActivity() ?? 0)).toBeLessThan(2 * MINUTE)
    vi.setSystemTime(Date.now() + 40 * MINUTE) // nothing ran meanwhile, as in sleep
    cleanup()
    await renderApp('/home')
    expect(await screen.findByRole('heading', { name: 'Home', level: 1 })).toBeVisible()
  },
)

test('a candidate page does not bring an expired session back', async () => {
  await signInAs(createTestAppStore(), 'kabir.sethi@kaveri.example')
  const last = Date.now() - 31 * MINUTE
  recordActivity(last)
  await renderApp('/dav/form')
  await screen.findByRole('heading', { level: 1 })
  await pass(2 * MINUTE)
  expect(readLastActivity()).toBe(last)
})

test('on the sign-in page nothing runs', async () => {
  await renderApp('/')
  await screen.findByRole('heading', { name: 'Sign in' })
  await pass(40 * MINUTE)
  expect(screen.queryByText(QUESTION)).toBeNull()
  expect(window.localStorage.getItem(LAST_ACTIVITY_KEY)).toBeNull()
})
